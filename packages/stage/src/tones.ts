/** The colours of the seats, in their order; stone is nobody's. */
export const TONES = ['ivory', 'ebony', 'ember', 'plum', 'stone'] as const;
/** The colour of a seat, or stone. */
export type Tone = (typeof TONES)[number];
