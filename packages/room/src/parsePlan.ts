import {
  botLevel,
  canVary,
  fail,
  type Game,
  levelNow,
  oddsOf,
  ok,
  parseOptions,
  parseSeats,
  quote,
  type Result,
} from '@threefold-games/core';
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

/** Checks a plan with its game, fills in the options that were left out, and leaves out wishes that are none or mean nothing there. */
export const parsePlan = (world: World, plan: TablePlan): Result<TablePlan> => {
  const game = world.findGame(plan.game);
  if (!game) return fail('game.unknown', quote(plan.game));
  const seats = parseSeats(game, plan.seats);
  if (!seats.ok) return seats;
  const options = parseOptions(game.options, plan.seats, plan.options);
  if (!options.ok) return options;
  if (!isClock(plan.clock)) return fail('room.plan', 'clock');
  const leaver = parseLeaver(game, plan.leaver);
  if (!leaver.ok) return leaver;
  const { even = false, lot = false, ...given } = plan;
  const rest = { ...given, leaver: leaver.value };
  const isEven = even && canVary(game, options.value, plan.seats);
  // Who has odds does not play for a rating.
  const rated = plan.rated && oddsOf(options.value) === undefined;
  return ok({ ...rest, rated, options: options.value, ...(isEven ? { even: true } : {}), ...(lot ? { lot } : {}) });
};

const parseLeaver = (game: Game, leaver: TablePlan['leaver']): Result<TablePlan['leaver']> => {
  if (leaver.kind === 'end') return ok(leaver);
  const level = levelNow(game, leaver);
  return level === undefined ? fail('room.level', String(leaver.level)) : ok({ kind: 'bot', ...botLevel(level) });
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
