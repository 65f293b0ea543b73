import type { Seat } from '@threefold-games/core';
import type { Report } from '@threefold-games/search';

/** A way to go on, as the engine expects it. */
export interface Continuation {
  /** Steps in the notation, a list for each turn; the last turn may be unfinished. */
  readonly turns: readonly (readonly string[])[];
  /** By seat: the share of the win after its first step. */
  readonly values: readonly number[];
  /** How likely the evaluator held the first step to be. */
  readonly prior: number;
}

/** What the engine holds a position for. Plain data, which is kept with a game. */
export interface Evaluation {
  /** How much thought stands behind it. */
  readonly simulations: number;
  /** By seat: the share of the win that it can expect. */
  readonly values: readonly number[];
  /** Whether the values are exact. */
  readonly solved: boolean;
  /** Where they are and it is known: how many turns are left to play, those of all seats counted. */
  readonly solvedIn?: number;
  /** The best ways to go on, the best one first. */
  readonly continuations: readonly Continuation[];
}

/** What is kept of a report. */
export const evaluationOf = ({ simulations, values, solved, solvedIn, variations }: Report): Evaluation => ({
  simulations,
  values,
  solved,
  ...(solvedIn === undefined ? {} : { solvedIn }),
  continuations: variations.map(({ turns, values: after, prior }) => ({ turns, values: after, prior })),
});

/** By seat: the share of the win for who plays the best: exact where it is proven, else that of the best way to go on. */
export const bestValues = ({ values, solved, continuations }: Evaluation): readonly number[] =>
  solved ? values : (continuations[0]?.values ?? values);

/** A win that is proven. */
export interface ProvenWin {
  readonly seat: Seat;
  /** How many turns are left to play, those of all seats counted, where it is known. */
  readonly turns?: number;
}

/** The win that an evaluation has proven, if any. */
export const provenWin = ({
  values,
  solved,
  solvedIn,
}: Pick<Evaluation, 'values' | 'solved' | 'solvedIn'>): ProvenWin | undefined => {
  const seat = solved ? values.findIndex(value => value > 0.999) : -1;
  if (seat < 0) return undefined;
  return solvedIn === undefined ? { seat } : { seat, turns: solvedIn };
};
