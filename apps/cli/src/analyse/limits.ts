import type { Limits } from '@threefold/search';
import { InvalidArgumentError } from 'commander';

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

/** An option that is a number of seconds. */
export const seconds = (text: string): number => {
  const value = Number(text);
  if (!/^\d{1,6}(\.\d{1,3})?$/.test(text) || value === 0) {
    throw new InvalidArgumentError('It must be a number of seconds, such as 5 or 0.5.');
  }
  return value;
};
