import type { Seat } from '@threefold-games/core';
import type { FactSheet, StandingFact, TurnFact, TurnWithPositions } from '@threefold-games/learn';
import type { PieceType, TzaarView } from '@threefold-games/tzaar';
import { TYPES } from '@threefold-games/tzaar/display';
import { capturesFor, movesOf } from './turn.ts';

type Standing = StandingFact<TzaarView>;

/** By type: one fact for each, under its name. */
const each = <Prefix extends string, Suffix extends string, Fact>(
  prefix: Prefix,
  suffix: Suffix,
  fact: (type: PieceType) => Fact,
): Record<`${Prefix}${PieceType}${Suffix}`, Fact> =>
  Object.fromEntries(TYPES.map(type => [`${prefix}${type}${suffix}`, fact(type)])) as Record<
    `${Prefix}${PieceType}${Suffix}`,
    Fact
  >;

/** How many of a type are to be seen (TZ-5.1). */
const left =
  (type: PieceType, of: (seat: Seat) => Seat): Standing =>
  (position, seat) =>
    position.view().left[of(seat)]![type];

/** The height of a seat's tallest stack, of a type or of any; 0 where there is none. */
const tallest =
  (of: (seat: Seat) => Seat, type?: PieceType): Standing =>
  (position, seat) => {
    const heights = position
      .view()
      .spaces.map(({ stack }) =>
        stack?.owner === of(seat) && (type === undefined || stack.type === type) ? stack.height : 0,
      );
    return Math.max(0, ...heights);
  };

/** How many captures a seat could begin a turn with (TZ-5.2), if it were its turn. */
const captures =
  (of: (seat: Seat) => Seat): Standing =>
  (position, seat) =>
    capturesFor(position, of(seat)).length;

/** How many own stacks of a type the enemy could capture with a first step. */
const reach =
  (type: PieceType): Standing =>
  (position, seat) =>
    new Set(
      capturesFor(position, 1 - seat)
        .filter(({ target }) => target.type === type)
        .map(({ to }) => to),
    ).size;

const me = (seat: Seat): Seat => seat;
const other = (seat: Seat): Seat => 1 - seat;

const took =
  (type: PieceType): TurnFact<TzaarView> =>
  turn =>
    movesOf(turn).captures.filter(({ target }) => target.type === type).length;

/** What can be counted in TZAAR, and of a turn of it. */
export const facts = {
  standing: {
    ...each('', '.me', type => left(type, me)),
    ...each('', '.other', type => left(type, other)),
    'tall.me': tallest(me),
    'tall.other': tallest(other),
    ...each('tall.', '.me', type => tallest(me, type)),
    'captures.me': captures(me),
    'captures.other': captures(other),
    ...each('reach.', '.me', reach),
  },
  turn: {
    ...each('took.', '', took),
    /** The height of the tallest stack that it captured. */
    'took.tall': (turn: TurnWithPositions<TzaarView>) =>
      Math.max(0, ...movesOf(turn).captures.map(({ target }) => target.height)),
    /** The height of the stack that it made. */
    made: (turn: TurnWithPositions<TzaarView>) => {
      const { stacking } = movesOf(turn);
      return stacking ? stacking.mover.height + stacking.target.height : 0;
    },
  },
} satisfies FactSheet<TzaarView>;
