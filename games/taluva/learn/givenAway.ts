/**
 * By level, from the first on: the share of the win that a bot of Taluva gives away a turn, measured over 200 games of mixed levels
 * (docs/review.md). Levels that could not be told apart have one figure.
 */
export const givenAway: readonly number[] = [0.112, 0.112, 0.112, 0.1, 0.089, 0.073, 0.073, 0.063, 0.047, 0.027];
