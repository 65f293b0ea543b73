import type { ThemePictures } from '../../../packages/catalogue/definition.ts';
import { at } from './position.ts';

/** Towers that keep boards 2 and 3 in play. */
const AROUND = 'f1 S6 h5 m3 l1 L4 n5 m6';

/** Steps of Ivory on board 1, and what answers them: whoever sits there alone with Ebony plays every other one. */
const shown = (towers: string, ...steps: readonly string[]): ThemePictures[string] => ({
  position: positionOf(`${towers} ${AROUND}`, steps.length > 1 ? 2 : 3),
  steps,
});

const positionOf = (towers: string, seats: number): string => {
  const place = at(towers, { seats });
  return 'position' in place ? place.position : '';
};

/** A picture of each theme: few towers, on one board. */
export const pictures: ThemePictures = {
  david: shown('c3 S3 d4 l6', 'c3xd4'),
  tieBreak: shown('c3 L4 d4 l3 b4 s4', 'c3xd4'),
  squeeze: shown('c3 M4 d4 m3', 'c3-c4', 'd4-d3'),
  bait: shown('b2 L3 c2 S4 d4 m3', 'c2-c3', 'd4xc3', 'b2xc3'),
  keepAlive: shown('b3 S4 b4 m3', 'b3-c4'),
  goliath: shown('c3 L6 d4 l4 b4 m6', 'c3xd4'),
  freezeFirst: shown('c3 M4 d4 s4 b5 S6 d2 l3', 'c3xd4'),
  runner: shown('c4 S6 a5 m3', 'c4-c5'),
  rescue: shown('c3 S6 d3 m3', 'c3-d4'),
  sideways: shown('c3 M4 d3 s4', 'c3xd3'),
  patience: shown('c3 M4 c4 s3', 'c3-d4'),
  comeback: shown('c4 M4 d5 s4 b5 l3', 'c4xd5'),
  clear: shown('c3 L4 c4 m4', 'c3xc4'),
  zihin: { position: positionOf('c2 M4 e5 l3 h3 m4 i2 S6 l1 L4 n5 m6', 2), steps: ['h3xi2'] },
  stalk: shown('c2 M4 d5 m3', 'c2-c3', 'd5-d4', 'c3xd4'),
  takeAndFreeze: shown('b4 L3 c5 m6 d4 S4 b3 s4', 'b4xc5'),
  freezeAndWin: shown('c4 L6 b4 m6', 'c4-b5'),
  wayOut: shown('c3 M4 b3 l3 d4 l6', 'c3-b4'),
};
