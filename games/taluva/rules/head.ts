import { type GameHead, type Options, oddsOf, oddsSpec } from '@threefold/core';

/** TL-H.1: by step, the temples, towers and huts that count as built from the start. */
const HEAD_STARTS: readonly (readonly number[])[] = [
  [0, 0, 0],
  [0, 1, 0],
  [1, 0, 0],
  [1, 1, 0],
];

/** How many pieces of a kind a seat need not build. */
export const headStart = (options: Options, seat: number, piece: number): number => {
  const odds = oddsOf(options);
  return HEAD_STARTS[odds?.seat === seat ? odds.step : 0]![piece]!;
};

/** Who this game is: for lists of games, records and position texts. */
export const HEAD: GameHead = {
  id: 'taluva',
  version: 1,
  seats: [2, 3, 4],
  options: {
    tiles: {
      values: ['48', '36', '24'],
      standard: () => '48',
      about: 'How many of the 48 tiles are played; the others stay out, unseen.',
    },
    hutMayTouchOwn: {
      values: ['on', 'off'],
      standard: () => 'on',
      about: 'Whether a hut may be founded next to an own settlement.',
    },
    ranking: {
      values: ['off', 'on'],
      standard: () => 'off',
      about: 'Whether play goes on for the places after somebody has won.',
    },
    odds: oddsSpec(
      4,
      'A house rule: which seat has pieces that count as built from the start; a tower, a temple, or both for steps 1, 2 and 3.',
    ),
  },
};
