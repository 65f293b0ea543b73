import { type Actor, deepFreeze } from '@threefold-games/core';
import { PHASES, type TzaarState } from './state.ts';
import { type PieceType, SPACE_INDEX, SPACE_NAMES, TYPES } from './tables.ts';

/** A TZAAR position as plain data. */
export interface TzaarView {
  readonly actor: Actor;
  /** What the acting seat is to do: place a piece, open with a single capture, capture, or take the second step. */
  readonly phase: (typeof PHASES)[number];
  /** All 60 spaces, A1 to I5. */
  readonly spaces: readonly TzaarSpace[];
  /** How many stacks show each type, for White and Black. */
  readonly left: readonly TypeCounts[];
  /** How many pieces each side has still to place (tournament set-up). */
  readonly hand: readonly TypeCounts[];
}

/** A space of the board. */
export interface TzaarSpace {
  readonly name: string;
  /** What stands there, if anything does. */
  readonly stack?: Stack;
}

/** A stack, or a single piece, which is one of height 1. */
export interface Stack {
  /** The seat that it belongs to. */
  readonly owner: number;
  /** That of the piece on top. */
  readonly type: PieceType;
  readonly height: number;
}

/** How many there are of each type. */
export type TypeCounts = Readonly<Record<PieceType, number>>;

export const viewOf = (state: TzaarState): TzaarView =>
  deepFreeze({
    actor: state.actor,
    phase: PHASES[state.phase]!,
    spaces: SPACE_NAMES.map((name, space) => spaceOf(state, name, space)),
    left: [counts(state.left, 0), counts(state.left, 1)],
    hand: [counts(state.hand, 0), counts(state.hand, 1)],
  });

/** What stands on a space, by its name. */
export const stackAt = (view: TzaarView, cell: string): Stack | undefined =>
  view.spaces[SPACE_INDEX.get(cell) ?? -1]?.stack;

const spaceOf = (state: TzaarState, name: string, space: number): TzaarSpace => {
  const top = state.top[space]!;
  if (top === 0) return { name };
  const stack = { owner: top <= 3 ? 0 : 1, type: TYPES[(top - 1) % 3]!, height: state.height[space]! };
  return { name, stack };
};

const counts = (of: Uint8Array, seat: number): TypeCounts => ({
  tzaar: of[3 * seat]!,
  tzarra: of[3 * seat + 1]!,
  tott: of[3 * seat + 2]!,
});
