import { FITTED_2, FITTED_3, type Fitted } from './fitted.ts';

/** What the features count for in a game of so many seats. */
export interface Weights {
  /** By knot of `LIFE_KNOTS`, then by feature of a position after the set-up; in between, in proportion. */
  readonly moving: readonly Float64Array[];
  /** The same when the set-up begins and when it ends. */
  readonly placing: readonly Float64Array[];
  /** By feature of a step. */
  readonly step: Float64Array;
  /** By feature of a placement. */
  readonly placement: Float64Array;
}

/** Numbers of related pairs that can still meet before the game must end. */
export const LIFE_KNOTS = [1, 5, 12, 26] as const;

const scaled = (numbers: readonly number[]): Float64Array => Float64Array.from(numbers, number => number / 100);

const weightsOf = ({ moving, placing, step, placement }: Fitted): Weights => ({
  moving: moving.map(scaled),
  placing: placing.map(scaled),
  step: scaled(step),
  placement: scaled(placement),
});

/** For two seats, and for three. */
export const WEIGHTS: readonly Weights[] = [weightsOf(FITTED_2), weightsOf(FITTED_3)];
