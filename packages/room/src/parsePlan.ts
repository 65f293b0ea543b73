import { canVary, fail, oddsOf, ok, parseOptions, parseSeats, quote, type Result } from '@threefold/core';
import type { ClockPlan, Millis, TablePlan } from './plan.ts';
import type { World } from './room.ts';

const HOUR: Millis = 3_600_000;
const DAY: Millis = 24 * HOUR;

/** No clock holds more than these. */
export const CLOCK_LIMITS = {
  base: 6 * HOUR,
  increment: HOUR,
  periods: 25,
  period: { least: 1000, most: HOUR },
  bank: 60 * DAY,
  daily: 14 * DAY,
  cap: 90 * DAY,
} as const;

/** Bots have the levels from 1 to this one. */
export const TOP_LEVEL = 8;

export const isLevel = (level: number): boolean => Number.isInteger(level) && level >= 1 && level <= TOP_LEVEL;

/** Checks a plan with its game, fills in the options that were left out, and leaves out wishes that are none or mean nothing there. */
export const parsePlan = (world: World, plan: TablePlan): Result<TablePlan> => {
  const game = world.findGame(plan.game);
  if (!game) return fail('game.unknown', quote(plan.game));
  const seats = parseSeats(game, plan.seats);
  if (!seats.ok) return seats;
  const options = parseOptions(game.options, plan.seats, plan.options);
  if (!options.ok) return options;
  if (!isClock(plan.clock)) return fail('room.plan', 'clock');
  if (plan.leaver.kind === 'bot' && !isLevel(plan.leaver.level)) return fail('room.plan', 'leaver');
  const { even = false, lot = false, ...rest } = plan;
  const isEven = even && canVary(game, options.value, plan.seats);
  // Who has odds does not play for a rating.
  const rated = plan.rated && oddsOf(options.value) === undefined;
  return ok({ ...rest, rated, options: options.value, ...(isEven ? { even: true } : {}), ...(lot ? { lot } : {}) });
};

const isClock = (clock: ClockPlan): boolean => {
  switch (clock.kind) {
    case 'none':
      return true;
    case 'fischer':
      return isTime(clock.base, clock.increment, CLOCK_LIMITS.increment);
    case 'delay':
      return isTime(clock.base, clock.delay, CLOCK_LIMITS.increment);
    case 'byoyomi':
      return (
        within(clock.base, 0, CLOCK_LIMITS.base) &&
        within(clock.periods, 1, CLOCK_LIMITS.periods) &&
        within(clock.period, CLOCK_LIMITS.period.least, CLOCK_LIMITS.period.most)
      );
    default:
      return (
        within(clock.bank, 1, CLOCK_LIMITS.bank) &&
        within(clock.increment, 0, CLOCK_LIMITS.daily) &&
        within(clock.cap, clock.bank, CLOCK_LIMITS.cap)
      );
  }
};

/** Whether there is some time at all, be it the base or what each turn brings. */
const isTime = (base: Millis, each: Millis, most: Millis): boolean =>
  within(base, 0, CLOCK_LIMITS.base) && within(each, 0, most) && base + each > 0;

const within = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;
