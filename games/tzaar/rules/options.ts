import { encodeHead, type GameHead, type Options } from '@threefold/core';

/** Who this game is, for records and position texts. */
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
  },
};

/**
 * A game's options as constants, made once when a position starts. They keep no hashes apart: once the pieces stand, it makes no
 * difference how they came there.
 */
export interface Constants {
  readonly seats: number;
  readonly setup: 'random' | 'fixed' | 'tournament';
  /** What every text of a position of this game begins with. */
  readonly head: string;
}

export const constantsOf = (seats: number, options: Options): Constants => ({
  seats,
  setup: options.setup as Constants['setup'],
  head: encodeHead(HEAD, seats, options),
});
