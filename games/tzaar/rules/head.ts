import { type GameHead, oddsSpec } from '@threefold/core';

/** Who this game is: for lists of games, records and position texts. */
export const HEAD: GameHead = {
  id: 'tzaar',
  version: 1,
  seats: [2],
  options: {
    setup: {
      values: ['random', 'fixed', 'tournament'],
      standard: () => 'random',
      about:
        'How the pieces come onto the board: at random, in the fixed order of the rulebook, or placed in turn as in tournaments.',
    },
    odds: oddsSpec(
      2,
      'A house rule: which seat begins with stacks; a Tzaar of 3, a Tzaar and a Tzarra of 3, or a Tzaar of 4 with a Tzarra and a Tott of 3.',
    ),
  },
};
