import { type GameHead, oddsSpec } from '@threefold-games/core';

/** Who this game is: for lists of games, records and position texts. */
export const HEAD: GameHead = {
  id: 'tzaar',
  version: 1,
  seats: [2],
  formerLevels: [4, 6, 8, 9, 10, 11, 11, 12],
  options: {
    setup: {
      values: ['random', 'fixed', 'tournament'],
      standard: () => 'random',
    },
    odds: oddsSpec(2),
  },
};
