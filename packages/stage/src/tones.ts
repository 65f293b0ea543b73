/** The colours of the seats, in their order; stone is nobody's. */
export const TONES = ['ivory', 'ebony', 'ember', 'plum', 'stone'] as const;
export type Tone = (typeof TONES)[number];
