import { encodeHead, type Options } from '@threefold/core';
import { HEAD } from './head.ts';

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
