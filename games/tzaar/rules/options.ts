import { encodeHead, mix32, type Odds, type Options, oddsOf } from '@threefold-games/core';
import { HEAD } from './head.ts';

/**
 * A game's options as constants, made once when a position starts. The set-up keeps no hashes apart: once the pieces stand, it makes
 * no difference how they came there.
 */
export interface Constants {
  readonly seats: number;
  readonly setup: 'random' | 'fixed' | 'tournament';
  /** Who begins with stacks (TZ-H.1). */
  readonly odds: Odds | undefined;
  /** What every text of a position of this game begins with. */
  readonly head: string;
  /** Keeps the hashes of games with odds apart: while pieces are placed, it matters what becomes of them. */
  readonly hashLo: number;
  readonly hashHi: number;
}

export const constantsOf = (seats: number, options: Options): Constants => {
  const odds = oddsOf(options);
  const salt = odds ? 4 * odds.step + odds.seat : 0;
  return {
    seats,
    setup: options.setup as Constants['setup'],
    odds,
    head: encodeHead(HEAD, seats, options),
    hashLo: mix32(salt),
    hashHi: mix32(-salt),
  };
};
