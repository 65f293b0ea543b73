import type { Position } from '@threefold/core';

/** What a game tells the search about a position: how it stands, and which steps look good. */
export interface Evaluator {
  /** How much its priors count against what the search finds out: less where values of good and bad steps lie close; 0.8 if it does not say. */
  readonly exploration?: number;
  /** How far the search doubts its priors: it takes them to the power of 1 / doubt. 1 if it does not say. */
  readonly doubt?: number;
  /**
   * Evaluates a position that is not over and leaves it as it was.
   *
   * `values[seat]` gets the share of the win that each seat can expect, in [0, 1], together 1.
   *
   * `actions` holds the `count` legal steps; `priors[i]` gets how likely a strong player is to choose `actions[i]`, on any positive
   * scale. A 0 leaves a step out of the search for good; at least one must be positive.
   *
   * The search throws where the sums say that it got something else, such as no number: that is a bug of the evaluator.
   *
   * With a count of 0 only the values are wanted: a draw is due, or somebody just asks how it stands.
   */
  evaluate(position: Position, actions: Int32Array, count: number, priors: Float32Array, values: Float64Array): void;
}
