import { type Actor, deepFreeze } from '@threefold/core';
import { FIRST, OPENING, PLACING, SECOND } from './actions.ts';
import type { TzaarPosition } from './position.ts';
import { type PieceType, SPACE_NAMES, TYPES } from './tables.ts';

/** A TZAAR position as plain data. */
export interface TzaarView {
  readonly actor: Actor;
  /** What the acting seat is to do: place a piece, open with a single capture, capture, or take the second step. */
  readonly phase: 'placing' | 'opening' | 'first' | 'second' | 'over';
  /** All 60 spaces, A1 to I5. */
  readonly spaces: readonly TzaarSpace[];
  /** How many stacks show each type, for White and Black. */
  readonly left: readonly TypeCounts[];
  /** How many pieces each side has still to place (tournament set-up). */
  readonly hand: readonly TypeCounts[];
}

export interface TzaarSpace {
  readonly name: string;
  /** What stands there, if anything does. */
  readonly stack?: { readonly owner: number; readonly type: PieceType; readonly height: number };
}

export type TypeCounts = Readonly<Record<PieceType, number>>;

export const viewOf = (position: TzaarPosition): TzaarView =>
  deepFreeze({
    actor: position.actor,
    phase: phaseName(position.phase),
    spaces: SPACE_NAMES.map((name, space) => spaceOf(position, name, space)),
    left: [counts(position.left, 0), counts(position.left, 1)],
    hand: [counts(position.hand, 0), counts(position.hand, 1)],
  });

const phaseName = (phase: number): TzaarView['phase'] => {
  if (phase === PLACING) return 'placing';
  if (phase === OPENING) return 'opening';
  if (phase === FIRST) return 'first';
  return phase === SECOND ? 'second' : 'over';
};

const spaceOf = (position: TzaarPosition, name: string, space: number): TzaarSpace => {
  const top = position.top[space]!;
  if (top === 0) return { name };
  const stack = { owner: top <= 3 ? 0 : 1, type: TYPES[(top - 1) % 3]!, height: position.height[space]! };
  return { name, stack };
};

const counts = (of: Uint8Array, seat: number): TypeCounts => ({
  tzaar: of[3 * seat]!,
  tzarra: of[3 * seat + 1]!,
  tott: of[3 * seat + 2]!,
});
