import type { Game, Options, Random, Setup } from '@threefold/core';
import type { StopSignal } from './think.ts';

/** A start with its chances. */
export interface RatedStart {
  readonly setup: Setup;
  /** The share of the win that each seat can expect. */
  readonly values: readonly number[];
}

export interface EvenSearch {
  /** The first start that is even enough, or else the most even one. */
  readonly start: RatedStart;
  /** Whether it is even enough. */
  readonly even: boolean;
  /** How many starts were rated. */
  readonly rated: number;
}

/** How far the seats' chances lie apart. */
export const unevenness = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

/** Draws starts until one has chances that lie no further apart than the tolerance; at most so many, and at least one. */
export const evenStart = async (
  game: Game,
  options: Options,
  seats: number,
  rate: (setup: Setup) => Promise<readonly number[]>,
  random: Random,
  tolerance: number,
  most: number,
  stop?: StopSignal,
): Promise<EvenSearch> => {
  let best: RatedStart | undefined;
  for (let rated = 1; ; rated++) {
    const setup = game.setup(options, seats, random);
    const values = await rate(setup);
    if (!best || unevenness(values) < unevenness(best.values)) best = { setup, values };
    const even = unevenness(best.values) <= tolerance;
    if (even || rated >= most || stop?.aborted) return { start: best, even, rated };
  }
};
