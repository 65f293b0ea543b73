import { type Action, findStep, legalActions, type Position, type Seat } from '@threefold-games/core';
import type { TurnWithPositions } from '@threefold-games/learn';
import { handedTo, type Stack, type TzaarView, tzaar } from '@threefold-games/tzaar';
import { readStep, stackAt } from '@threefold-games/tzaar/display';

/** A move onto another stack: a capture or a stacking. */
export interface Move {
  readonly step: string;
  readonly from: string;
  readonly to: string;
  /** What moves. */
  readonly mover: Stack;
  /** What stands where it goes: an enemy's stack, which is captured, or an own one, which is covered. */
  readonly target: Stack;
  /** How many of the target's type its owner has left to be seen afterwards. */
  readonly left: number;
}

/** What a turn does. */
export interface TurnMoves {
  readonly captures: readonly Move[];
  readonly stacking?: Move;
}

/** The moves of a turn; none for placements and passes. */
export const movesOf = ({ before, steps }: TurnWithPositions<TzaarView>): TurnMoves => {
  const position = before.copy();
  const captures: Move[] = [];
  let stacking: Move | undefined;
  for (const step of steps) {
    const move = moveOf(position.view(), step);
    if (move && move.target.owner === move.mover.owner) stacking = move;
    else if (move) captures.push(move);
    const action = findStep(position, step, tzaar.maxActions);
    if (action === undefined) break;
    position.make(action);
  }
  return { captures, ...(stacking && { stacking }) };
};

/** The captures that a seat could begin a turn with, if it were its turn. */
export const capturesFor = (position: Position<TzaarView>, seat: Seat): readonly Move[] => {
  const theirs = handedTo(position, seat);
  if (!theirs) return [];
  const view = theirs.view();
  return legalActions(tzaar, theirs).flatMap(action => moveOf(view, theirs.format(action)) ?? []);
};

/** The spaces on which a seat could capture something in the course of one turn, if it were its turn. */
export const withinATurn = (position: Position<TzaarView>, seat: Seat): ReadonlySet<string> => {
  const reached = new Set<string>();
  const theirs = handedTo(position, seat);
  if (!theirs) return reached;
  const prey = new Set(
    theirs.view().spaces.flatMap(({ name, stack }) => (stack && stack.owner !== seat ? [name] : [])),
  );
  const note = (action: Action): void => {
    const goal = theirs.picks(action)[1];
    if (goal?.at === 'cell' && prey.has(goal.cell)) reached.add(goal.cell);
  };
  for (const first of legalActions(tzaar, theirs)) {
    note(first);
    theirs.make(first);
    for (const second of legalActions(tzaar, theirs)) note(second);
    theirs.unmake();
  }
  return reached;
};

const moveOf = (view: TzaarView, text: string): Move | undefined => {
  const step = readStep(text);
  if (step?.kind !== 'capture' && step?.kind !== 'stack') return undefined;
  const { from, to } = step;
  const mover = stackAt(view, from);
  const target = stackAt(view, to);
  return mover && target && { step: text, from, to, mover, target, left: view.left[target.owner]![target.type] - 1 };
};
