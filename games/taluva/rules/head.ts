import type { GameHead } from '@threefold/core';

/** Who this game is: for lists of games, records and position texts. */
export const HEAD: GameHead = {
  id: 'taluva',
  version: 1,
  seats: [2, 3, 4],
  formerLevels: [4, 5, 6, 8, 9, 10, 11, 12],
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
