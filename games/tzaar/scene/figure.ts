import type { Figure } from '@threefold-games/stage';
import type { PieceType } from '@threefold-games/tzaar';

const MARKS = { tzaar: { mark: 'crown' }, tzarra: { mark: 'ring' }, tott: {} } as const;
const SEAT_TONES = ['ivory', 'ebony'] as const;

/** A stack, told by what lies on top. */
export const figureOf = (owner: number, type: PieceType, height = 1): Figure => ({
  shape: 'disc',
  tone: SEAT_TONES[owner]!,
  layers: height,
  ...MARKS[type],
});
