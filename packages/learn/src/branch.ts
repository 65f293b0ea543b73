import { type Game, History, ok, type Position, type Result } from '@threefold-games/core';
import type { ProvenWin } from './evaluation.ts';
import type { PlayedTurn } from './facts.ts';
import type { Branch } from './moment.ts';

/** How a branch begins and goes on, as text. */
export interface BranchText {
  /** The steps of the turn. */
  readonly steps: readonly string[];
  /** The turns after it, each with its draw. */
  readonly line?: readonly (readonly string[])[];
  /** By seat: the share of the win after the turn; even unless told. */
  readonly values?: readonly number[];
  readonly win?: ProvenWin | undefined;
}

/** The branch of a position in which a seat acts; refused where a step is not legal. */
export const branchOf = <View>(
  game: Game<View>,
  before: Position<View>,
  { steps, line = [], values, win }: BranchText,
): Result<Branch<View>> => {
  let history = History.from(game, before);
  for (const each of [steps, ...line]) {
    const next = history.with(each);
    if (!next.ok) return next;
    history = next.value;
  }
  const [turn, ...rest] = history.turns.map((_, index) => turnOf(history, index)) as PlayedTurn<View>[];
  return ok({
    turn: turn!,
    line: rest,
    values: values ?? Array.from({ length: before.seats }, () => 1 / before.seats),
    ...(win && { win }),
  });
};

/** A turn of a history, with where it began and what it led to. */
export const turnOf = (history: History, index: number): PlayedTurn => {
  const { seat, steps } = history.turns[index]!;
  return { seat, steps, before: history.positionBefore(index), after: history.positionAfter(index + 1) };
};
