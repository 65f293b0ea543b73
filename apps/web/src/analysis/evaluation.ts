import type { History, Seat } from '@threefold-games/core';

/** What the engine holds a position for. */
export interface Evaluation {
  /** By seat: the share of the win that it can expect. */
  readonly values: readonly number[];
  /** Whether the values are exact. */
  readonly solved: boolean;
  /** Where they are and it is known: how many turns are left to play. */
  readonly solvedIn?: number;
  /** How much thought stands behind it. */
  readonly simulations: number;
}

/** How a proven game ends. */
export type Verdict = { readonly kind: 'wins'; readonly seat: Seat } | { readonly kind: 'even' };

/** What is proven: a seat that wins alone, or nobody does. Undefined while nothing is. */
export const verdictOf = ({ values, solved }: Pick<Evaluation, 'values' | 'solved'>): Verdict | undefined => {
  if (!solved) return undefined;
  const seat = values.findIndex(value => value > 0.999);
  return seat >= 0 ? { kind: 'wins', seat } : { kind: 'even' };
};

/**
 * How far a share has to move for a turning point, and how many are shown at most. A quick look at two neighbouring positions may differ by
 * half of it without anything having happened.
 */
const SWING = 0.2;
const MOST_POINTS = 3;

/**
 * The turns after which the shares were most different from before; `values[0]` is before the first turn, what is not known yet is
 * undefined. In the order of play.
 */
export const turningPoints = (values: readonly (readonly number[] | undefined)[]): readonly number[] =>
  values
    .map((after, turn) => ({ turn, swing: swing(values[turn - 1], after) }))
    .filter(({ swing }) => swing >= SWING)
    .sort((a, b) => b.swing - a.swing || a.turn - b.turn)
    .slice(0, MOST_POINTS)
    .map(({ turn }) => turn)
    .sort((a, b) => a - b);

/** The most that a seat has won or lost. */
const swing = (before: readonly number[] | undefined, after: readonly number[] | undefined): number =>
  before && after ? Math.max(...after.map((value, seat) => Math.abs(value - (before[seat] ?? 0)))) : 0;

/** A place in a curve, in parts of the width and of the height from below. */
export interface CurvePoint {
  readonly x: number;
  readonly y: number;
}

/** A band of a stacked curve. */
export interface Band {
  readonly seat: Seat;
  /** Where it ends above, a corner for each turn; a run for every row of turns that are known. */
  readonly runs: readonly (readonly CurvePoint[])[];
}

/** The stacked shares of the seats, one seat lowest and the others above it in their order. Nothing is drawn across turns that are not known. */
export const bands = (
  values: readonly (readonly number[] | undefined)[],
  seats: number,
  lowest: Seat = 0,
): readonly Band[] => {
  const width = Math.max(1, values.length - 1);
  const order = Array.from({ length: seats }, (_, i) => (lowest + i) % seats);
  return order.map((seat, i) => {
    const runs: CurvePoint[][] = [];
    for (const [turn, shares] of values.entries()) {
      if (!shares) continue;
      if (turn === 0 || !values[turn - 1]) runs.push([]);
      const y = order.slice(0, i + 1).reduce((sum, below) => sum + (shares[below] ?? 0), 0);
      runs.at(-1)!.push({ x: turn / width, y });
    }
    return { seat, runs };
  });
};

/** Shares as whole percents that sum to 100: what rounding left goes to the largest remainders. */
export const wholePercents = (values: readonly number[]): readonly number[] => {
  const floors = values.map(value => Math.floor(value * 100));
  let rest = 100 - floors.reduce((sum, each) => sum + each, 0);
  const order = values
    .map((value, seat) => ({ seat, over: value * 100 - floors[seat]! }))
    .sort((a, b) => b.over - a.over);
  for (const { seat } of order) if (rest-- > 0) floors[seat]!++;
  return floors;
};

/** How it stood before the first turn and after each: as text, and with the shares of the seats where it was over. */
export const standsOf = (
  history: History,
): readonly { readonly text: string; readonly shares: readonly number[] | undefined }[] => {
  const position = history.positionAfter(0);
  const here = () => ({ text: position.encode(), shares: position.outcome()?.shares });
  return [
    here(),
    ...history.turns.map(({ actions }) => {
      for (const action of actions) position.make(action);
      return here();
    }),
  ];
};
