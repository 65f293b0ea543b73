import { encodeHead, type GameHead, type Options } from '@threefold/core';

/** Who this game is, for records and position texts. */
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
  },
};

/** The options as the constants that the rules run on. */
export interface Rules {
  readonly seats: number;
  /** How many tiles are drawn in a whole game. */
  readonly tiles: number;
  readonly hutMayTouchOwn: boolean;
  readonly ranking: boolean;
  /** The head of every position text under these options. */
  readonly head: string;
}

export const rulesOf = (seats: number, options: Options): Rules => ({
  seats,
  tiles: Number(options.tiles),
  hutMayTouchOwn: options.hutMayTouchOwn === 'on',
  ranking: options.ranking === 'on',
  head: encodeHead(HEAD, seats, options),
});
