import { encodeHead, hashKeys, type Options, type Seat } from '@threefold/core';
import { HEAD } from './head.ts';
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
  /** How many Zihin towers are placed before the seats' own: 8 with two seats, else 0. */
  readonly zihinTowers: number;
  /** How many placements make the set-up. */
  readonly placements: number;
  readonly firstMover: Seat;
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
  const key = hashKeys(1, hashSalt(seats, options));
  return {
    seats,
    options,
    head: encodeHead(HEAD, seats, options),
    relations: relations(options.davidGoliath === 'on'),
    endAfterFrozen: Number(options.endAfterFrozen),
    tieBreak: options.tieBreak as Constants['tieBreak'],
    zihinTowers: seats === 2 ? 8 : 0,
    placements: seats === 2 ? 26 : 27,
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

/** A number for each combination of seats and options. */
const hashSalt = (seats: number, options: Options): number =>
  Object.entries(HEAD.options).reduce((salt, [name, spec]) => salt * 4 + spec.values.indexOf(options[name]!), seats);
