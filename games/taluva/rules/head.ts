import { type GameHead, type Options, oddsOf, oddsSpec } from '@threefold-games/core';

/** TL-H.1: by step, the temples, towers and huts that count as built from the start. */
const HEAD_STARTS: readonly (readonly number[])[] = [
  [0, 0, 0],
  [1, 0, 0],
  [0, 1, 0],
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
  formerLevels: [5, 7, 8, 9, 10, 11, 11, 12],
  options: {
    tiles: {
      values: ['48', '36', '24'],
      standard: () => '48',
    },
    hutMayTouchOwn: {
      values: ['on', 'off'],
      standard: () => 'on',
    },
    ranking: {
      values: ['off', 'on'],
      standard: () => 'off',
    },
    odds: oddsSpec(4),
  },
};
