import { encodeHead, hashKeys, mix32, type Options, oddsOf, type Seat } from '@threefold-games/core';
import { HEAD, ODDS_POINTS } from './head.ts';
import { downFront, type Relations, relations, upFront } from './tables.ts';

/** The Zihin's colour in a game of two. */
export const ZIHIN = 2;

/** A game's options as constants, made once when a position starts. */
export interface Constants {
  readonly seats: number;
  readonly options: Options;
  /** What every text of a position of this game begins with. */
  readonly head: string;
  readonly relations: Relations;
  /** How many frozen boards end the game. */
  readonly endAfterFrozen: number;
  readonly tieBreak: 'cancelCommon' | 'highestOnly' | 'none';
  /** By seat: the half points that it has beside those it makes (TA-H.1, TA-H.3). */
  readonly bonus: Int32Array;
  /** How many Zihin towers are placed before the seats' own: 8 with two seats, else 0. */
  readonly zihinTowers: number;
  /** How many placements make the set-up. */
  readonly placements: number;
  readonly firstMover: Seat;
  /** Whether the second seat may swap after the first turn (TA-H.2). */
  readonly swap: boolean;
  /** By seat: the fronts whose towers it moves. */
  readonly fronts: readonly Int8Array[];
  /** By seat: the one of those that may only move, since it could take none but the seat's own towers (TA-7.4); -1 for none. */
  readonly tame: Int8Array;
  /** Keeps the hashes of games with other options apart. */
  readonly hashLo: number;
  readonly hashHi: number;
}

export const constantsOf = (seats: number, options: Options): Constants => {
  const both = options.zihinScope === 'bothZihinBoards';
  const bonus = bonusOf(seats, options);
  const key = hashKeys(1, hashSalt(seats, options, bonus));
  return {
    seats,
    options,
    head: encodeHead(HEAD, seats, options),
    relations: relations(options.davidGoliath === 'on'),
    endAfterFrozen: Number(options.endAfterFrozen),
    tieBreak: options.tieBreak as Constants['tieBreak'],
    bonus,
    zihinTowers: seats === 2 ? 8 : 0,
    placements: seats === 2 ? 26 : 27,
    swap: options.swap === 'on',
    firstMover: options.firstMover === 'startPlayer' ? 0 : seats - 1,
    fronts: Array.from({ length: seats }, (_, seat) => Int8Array.from(frontsOf(seat, seats, both))),
    tame: Int8Array.from({ length: seats }, (_, seat) => (seats === 2 && both ? zihinFront(seat) : -1)),
    hashLo: key.lo[0]!,
    hashHi: key.hi[0]!,
  };
};

/** The Zihin's towers on the board between it and a seat. */
export const zihinFront = (seat: Seat): number => (seat === 0 ? upFront(ZIHIN) : downFront(ZIHIN));

const frontsOf = (seat: Seat, seats: number, bothZihinBoards: boolean): number[] => {
  const own = [upFront(seat), downFront(seat)];
  if (seats === 3) return own;
  return bothZihinBoards ? [...own, zihinFront(1 - seat), zihinFront(seat)] : [...own, zihinFront(1 - seat)];
};

/** By seat: the half points that house rules give it. */
export const bonusOf = (seats: number, options: Options): Int32Array => {
  const bonus = new Int32Array(seats);
  const odds = oddsOf(options);
  if (options.komi !== undefined) bonus[1] = 2 * Number(options.komi);
  if (odds) bonus[odds.seat] = 2 * ODDS_POINTS * odds.step;
  return bonus;
};

/** A number for each combination of seats and options; house rules that are off add nothing to it. */
const hashSalt = (seats: number, options: Options, bonus: Int32Array): number => {
  const printed = Object.entries(HEAD.options).filter(([, spec]) => !spec.house);
  const salt = printed.reduce((sum, [name, spec]) => sum * 4 + spec.values.indexOf(options[name]!), seats);
  if (options.swap === 'on') return mix32(~salt);
  return bonus.reduce((sum, halves, seat) => (halves === 0 ? sum : mix32(sum + seat) ^ halves), salt);
};
