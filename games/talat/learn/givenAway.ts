/**
 * By level, from the first on: the share of the win that a bot of Talat gives away a turn, measured over 200 games of mixed levels
 * (docs/review.md). Levels that could not be told apart have one figure.
 */
export const givenAway: readonly number[] = [0.053, 0.053, 0.051, 0.042, 0.042, 0.041, 0.029, 0.021, 0.018, 0.015];
