/**
 * By level, from the first on: the share of the win that a bot of TZAAR gives away a turn, measured over 200 games of mixed levels
 * (docs/review.md). Levels that could not be told apart have one figure.
 */
export const givenAway: readonly number[] = [0.124, 0.124, 0.124, 0.094, 0.083, 0.063, 0.036, 0.036, 0.03, 0.018];
