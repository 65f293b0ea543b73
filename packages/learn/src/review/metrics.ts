import type { Seat } from '@threefold-games/core';
import type { Evaluation } from '../evaluation.ts';

/** By seat: shares of the win. */
export type Shares = readonly number[];

/** What a turn of a seat was worth: the shares with the best turn that was there, and with the one that was played. */
export interface WeighedTurn {
  readonly seat: Seat;
  readonly best: Shares;
  readonly after: Shares;
}

/** The share of the win that a turn gave away. */
export const lossOf = ({ seat, best, after }: WeighedTurn): number => Math.max(0, best[seat]! - after[seat]!);

/** A loss made comparable between numbers of seats: to throw an even game away is always 0.5. */
export const scaledLoss = (loss: number, seats: number): number => (loss * seats) / 2;

/** By seat: who has got what a turn gave away, in the ratio of what they gained. */
export const giftsOf = (turn: WeighedTurn): Shares => {
  const { seat, best, after } = turn;
  const gains = after.map((share, other) => (other === seat ? 0 : Math.max(0, share - best[other]!)));
  const all = sum(gains);
  const loss = lossOf(turn);
  return gains.map(gain => (all > 0 ? (loss * gain) / all : 0));
};

/** By seat: what a draw changed against the mean of all that could have been drawn. */
export const luckOf = (
  drawn: Shares,
  outcomes: readonly { readonly chance: number; readonly shares: Shares }[],
): Shares => drawn.map((share, seat) => share - sum(outcomes.map(({ chance, shares }) => chance * shares[seat]!)));

/** A turn as easy as this weighs least, one as hard as this fully. */
const EASIEST = 0.05;
const HARD = 0.2;

/** How easily a turn goes wrong, from 0.05 to 1: what the steps cost that catch the eye. What was not looked at costs as much as the worst that was. */
export const difficultyOf = ({ continuations }: Evaluation, seat: Seat): number => {
  const best = continuations[0]?.values[seat] ?? 0;
  const losses = continuations.map(({ values, prior }) => ({ prior, loss: Math.max(0, best - values[seat]!) }));
  const known = sum(losses.map(({ prior, loss }) => prior * loss));
  const rest = Math.max(0, 1 - sum(losses.map(({ prior }) => prior)));
  const worst = Math.max(0, ...losses.map(({ loss }) => loss));
  return Math.min(1, Math.max(EASIEST, (known + rest * worst) / HARD));
};

/** How fast accuracy falls with a loss. */
const FALL = 4.35;

/** How well turns were played, from 0 to 100: easy ones weigh little, blunders fully. Undefined where there are none. */
export const accuracyOf = (
  turns: readonly { readonly difficulty: number; readonly scaled: number }[],
): number | undefined => {
  const weighed = turns.map(({ difficulty, scaled }) => ({
    weight: Math.max(difficulty, Math.min(1, 4 * scaled)),
    score: 100 * Math.exp(-FALL * scaled),
  }));
  const all = sum(weighed.map(({ weight }) => weight));
  return all > 0 ? sum(weighed.map(({ weight, score }) => weight * score)) / all : undefined;
};

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
