import {
  type Position,
  type Random,
  type Setup,
  type Starts,
  seededRandom,
  startAfter,
  unevenness,
} from '@threefold-games/core';
import type { Evaluator } from './bot.ts';
import type { StopSignal } from './limits.ts';

/** The start that was found. */
export interface EvenChoice {
  readonly setup: Setup;
  /** The numbers of the attempts that led to it, each more even than the one before; none where it is the first start. */
  readonly accepted: readonly number[];
  /** The share of the win that each seat can expect. */
  readonly values: readonly number[];
  /** Whether it is even enough. */
  readonly even: boolean;
  /** How many starts were rated. */
  readonly rated: number;
}

/** What an evaluator gives to each seat at first sight. */
export const firstSight = (evaluator: Evaluator, position: Position): readonly number[] => {
  const values = new Float64Array(position.seats);
  evaluator.evaluate(position, new Int32Array(0), 0, new Float32Array(0), values);
  return [...values];
};

/**
 * Varies a start until the chances lie no further apart than the tolerance: what is more even takes the place of what was before.
 * To draw anew would not do, as a game may favour the same seat in nearly every start. At most so many are rated, and at least one.
 */
export const climbToEven = async (
  starts: Starts,
  rate: (setup: Setup) => Promise<readonly number[]>,
  tolerance: number,
  most: number,
  stop?: StopSignal,
): Promise<EvenChoice> => {
  const { game, chance } = starts;
  const accepted: number[] = [];
  let setup = startAfter(starts, accepted);
  let values = await rate(setup);
  for (let attempt = 1; ; attempt++) {
    const even = unevenness(values) <= tolerance;
    if (even || attempt >= most || !game.varySetup || stop?.aborted)
      return { setup, accepted, values, even, rated: attempt };
    const varied = game.varySetup(setup, chance(attempt));
    const chances = await rate(varied);
    if (unevenness(chances) >= unevenness(values)) continue;
    accepted.push(attempt);
    setup = varied;
    values = chances;
  }
};

/** The chance of an attempt where all of them follow from one seed. */
export const chanceOf =
  (seed: string) =>
  (attempt: number): Random =>
    seededRandom(attempt === 0 ? seed : `${seed} ${attempt}`);
