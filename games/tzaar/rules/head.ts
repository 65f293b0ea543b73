import type { GameHead } from '@threefold/core';

/** Who this game is: for lists of games, records and position texts. */
export const HEAD: GameHead = {
  id: 'tzaar',
  version: 1,
  seats: [2],
  formerLevels: [6, 7, 8, 9, 9, 10, 11, 12],
  options: {
    setup: {
      values: ['random', 'fixed', 'tournament'],
      standard: () => 'random',
      about:
        'How the pieces come onto the board: at random, in the fixed order of the rulebook, or placed in turn as in tournaments.',
    },
  },
};
