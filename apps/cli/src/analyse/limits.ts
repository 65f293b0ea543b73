import type { Limits } from '@threefold/search';

/** How long to think, as the command line says it. */
export interface LimitOptions {
  /** Simulations. */
  readonly sims?: number;
  /** Seconds. */
  readonly time?: number;
}

/** The limits that were given, or else so many simulations. */
export const limitsOf = ({ sims, time }: LimitOptions, simulations: number): Limits =>
  sims === undefined && time === undefined
    ? { simulations }
    : {
        ...(sims === undefined ? {} : { simulations: sims }),
        ...(time === undefined ? {} : { milliseconds: 1000 * time }),
      };
