import type { Seat } from '@threefold/core';
import type { ClockPlan } from '../state/plans.ts';

/** A clock as it is kept: what each seat had left at some moment. */
export interface KeptClock extends ClockPlan {
  /** Milliseconds, by seat. */
  readonly left: readonly number[];
}

/** The moments, in milliseconds before the end, at which the time is said aloud. */
export const ANNOUNCED = [60_000, 30_000, 10_000] as const;

/** A clock at which nobody has played. */
export const fullClock = (plan: ClockPlan, seats: number): KeptClock => ({
  ...plan,
  left: Array.from({ length: seats }, () => plan.minutes * 60_000),
});

/** The clock after a seat has thought for so long. */
export const runDown = (clock: KeptClock, seat: Seat, milliseconds: number): KeptClock => ({
  ...clock,
  left: clock.left.map((left, i) => (i === seat ? Math.max(0, left - Math.max(0, milliseconds)) : left)),
});

/** The clock after a seat has ended its turn. */
export const addIncrement = (clock: KeptClock, seat: Seat): KeptClock => ({
  ...clock,
  left: clock.left.map((left, i) => (i === seat ? left + clock.increment * 1000 : left)),
});

/** The moment that was passed on the way from one time to another, where it is one that is said aloud; none on the first look. */
export const announcedBetween = (before: number, after: number): number | undefined =>
  Number.isFinite(before) ? ANNOUNCED.find(moment => before > moment && after <= moment) : undefined;
