import type { Seat } from '@threefold-games/core';
import { type ClockPlan, isSlow, type Millis, type TablePlan } from './plan.ts';
import { hasMoved, replaced, without } from './room.ts';
import type { RoomState, RoomTurn, SeatClock, Sitter, Timestamp } from './state.ts';

/** In a live game with a clock, each seat's first turn must come within this time, or the game is aborted. */
export const FIRST_TURN: Millis = 60_000;

/** How much of a line's delay is made good: so much in one turn, out of a bank that a turn refills a little. */
export const LAG = { turn: 1000, bank: 3000, refill: 100 } as const;

/** In a live game a seat is given up when nobody has been connected for it for so long. */
export const GIVE_UP: Millis = 60_000;

/** Nobody waits for ever: a pause ends by itself after so long, live and over days. */
export const PAUSE = { live: 86_400_000, days: 30 * 86_400_000 } as const;

/** What the clocks of a room follow from. */
export type Clocked = Pick<RoomState, 'plan' | 'actor' | 'since' | 'clocks' | 'paused' | 'holidays'> & {
  readonly seats: readonly Pick<Sitter, 'kind'>[];
  readonly turns: readonly Pick<RoomTurn, 'seat'>[];
};

/** A seat's clock before its first turn. */
export const fullClock = ({ clock }: TablePlan): SeatClock => ({
  left: leftAtFirst(clock),
  periods: clock.kind === 'byoyomi' ? clock.periods : 0,
  lagLeft: LAG.bank,
});

const leftAtFirst = (clock: ClockPlan): Millis => {
  switch (clock.kind) {
    case 'none':
      return 0;
    // Without a base the first turn that counts has what every other turn brings.
    case 'fischer':
      return clock.base > 0 ? clock.base : clock.increment;
    case 'days':
      return clock.bank;
    default:
      return clock.base;
  }
};

/** What the turn that is on has taken: pauses, holidays and outages left out. */
export const elapsed = (state: Clocked, now: Timestamp): Millis => Math.max(0, stopOr(state, now) - state.since);

/** When the running clock was stopped, or now. */
const stopOr = ({ paused, holidays, actor, since }: Clocked, now: Timestamp): Timestamp => {
  const holiday = actor === undefined ? null : (holidays[actor] ?? null);
  return Math.min(now, paused ?? now, holiday === null ? now : Math.max(holiday, since));
};

/** Whether a seat makes its first turn of a live game with a clock: the main clock does not run yet. */
export const isFirstTurn = (state: Clocked, seat: Seat): boolean => {
  const { clock, oneScreen } = state.plan;
  return clock.kind !== 'none' && !oneScreen && !isSlow(state.plan) && !hasMoved(state, seat);
};

/** How long the turn that is on may take; undefined where nothing limits it. A bot's clock never flags. */
const allowance = (state: RoomState): Millis | undefined => {
  const { actor, plan, clocks, seats } = state;
  if (actor === undefined || plan.clock.kind === 'none' || seats[actor]!.kind !== 'person') return undefined;
  if (isFirstTurn(state, actor)) return FIRST_TURN;
  const { left, periods } = clocks[actor]!;
  switch (plan.clock.kind) {
    case 'delay':
      return left + plan.clock.delay;
    case 'byoyomi':
      return left + periods * plan.clock.period;
    default:
      return left;
  }
};

/** When the time of the seat that is to move runs out, as things are; undefined while nothing runs. */
export const deadlineOf = (state: RoomState): Timestamp | undefined => {
  const limit = allowance(state);
  if (limit === undefined || state.paused !== undefined || state.holidays[state.actor!] !== null) return undefined;
  return state.since + limit;
};

/**
 * When the flag falls by itself. A turn may still be on its way then, delayed by its line, so it waits as long as could be made
 * good for that: whether a tick or the turn comes first makes no difference.
 */
export const flagAt = (state: RoomState): Timestamp | undefined => {
  const deadline = deadlineOf(state);
  return deadline === undefined ? undefined : deadline + mostCredit(state, state.actor!);
};

const mostCredit = ({ plan, clocks }: RoomState, seat: Seat): Millis =>
  plan.oneScreen ? 0 : Math.min(LAG.turn, clocks[seat]!.lagLeft);

/** When a seat that is gone is given up; null where it is not. */
export const giveUpAt = (state: RoomState, seat: Seat): Timestamp | null => {
  const sitter = state.seats[seat]!;
  if (state.phase !== 'playing' || state.paused !== undefined || isSlow(state.plan)) return null;
  return sitter.kind === 'person' && sitter.gone !== undefined ? sitter.gone + GIVE_UP : null;
};

/** A seat that is lost at a time, if nothing happens before. */
export interface LostSeat {
  readonly at: Timestamp;
  readonly seat: Seat;
  readonly how: 'time' | 'gone';
}

/** The first seat that is lost if nothing happens: by its flag, or by staying away. */
export const firstDue = (state: RoomState): LostSeat | undefined => {
  if (state.phase !== 'playing') return undefined;
  const flag = flagAt(state);
  let first: LostSeat | undefined = flag === undefined ? undefined : { at: flag, seat: state.actor!, how: 'time' };
  for (let seat = 0; seat < state.seats.length; seat++) {
    const at = giveUpAt(state, seat);
    if (at !== null && !(first && first.at <= at)) first = { at, seat, how: 'gone' };
  }
  return first;
};

/** What a whole turn costs the seat that is to move, and its clock afterwards; undefined when its time had run out. */
export const chargeTurn = (
  state: RoomState,
  now: Timestamp,
  lag: Millis,
): { readonly used: Millis; readonly clock: SeatClock } | undefined => {
  const seat = state.actor!;
  const clock = state.clocks[seat]!;
  const took = elapsed(state, now);
  const credit = Math.min(Math.max(0, Math.floor(lag)), mostCredit(state, seat), took);
  const used = took - credit;
  const limit = allowance(state);
  if (limit !== undefined && used >= limit) return undefined;
  const lagLeft = Math.min(LAG.bank, clock.lagLeft - credit + LAG.refill);
  if (isFirstTurn(state, seat)) return { used: 0, clock: { ...clock, lagLeft } };
  return { used, clock: { ...addIncrement(state.plan.clock, spend(state.plan.clock, clock, used)), lagLeft } };
};

/** The clock after so much of a turn; never less than nothing, since a bot's goes on. */
export const spend = (plan: ClockPlan, clock: SeatClock, used: Millis): SeatClock => {
  switch (plan.kind) {
    case 'none':
      return clock;
    case 'delay':
      return { ...clock, left: Math.max(0, clock.left - Math.max(0, used - plan.delay)) };
    case 'byoyomi': {
      const lost = Math.floor(Math.max(0, used - clock.left) / plan.period);
      return { ...clock, left: Math.max(0, clock.left - used), periods: Math.max(0, clock.periods - lost) };
    }
    default:
      return { ...clock, left: Math.max(0, clock.left - used) };
  }
};

const addIncrement = (plan: ClockPlan, clock: SeatClock): SeatClock => {
  if (plan.kind === 'fischer') return { ...clock, left: clock.left + plan.increment };
  if (plan.kind === 'days') return { ...clock, left: Math.min(plan.cap, clock.left + plan.increment) };
  return clock;
};

/** The clocks when play stops in the middle of a turn: what it has used is gone. */
export const stoppedClocks = (state: RoomState, now: Timestamp): readonly SeatClock[] => {
  const { actor, clocks, plan } = state;
  if (actor === undefined || isFirstTurn(state, actor)) return clocks;
  return replaced(clocks, actor, spend(plan.clock, clocks[actor]!, elapsed(state, now)));
};

/** When a pause ends that nobody ends. */
export const pauseEndsAt = ({ paused, plan }: RoomState): Timestamp | undefined =>
  paused === undefined ? undefined : paused + (isSlow(plan) ? PAUSE.days : PAUSE.live);

/** Play goes on after a pause: no clock counts it, and who is gone has all the time to come back. */
export const resumed = (state: RoomState, now: Timestamp): RoomState => {
  const paused = state.paused!;
  const pause = Math.max(0, now - paused);
  return {
    ...without(state, 'paused'),
    since: state.since + pause,
    holidays: state.holidays.map(from => (from === null ? null : Math.min(from, paused) + pause)),
    seats: state.seats.map(sitter =>
      sitter.kind === 'person' && sitter.gone !== undefined ? { ...sitter, gone: now } : sitter,
    ),
  };
};

/** The holiday of a seat begins or ends; what it covers of the seat's own turn is not counted. */
export const withHoliday = (state: RoomState, seat: Seat, on: boolean, now: Timestamp): RoomState => {
  const from = state.holidays[seat]!;
  const holidays = replaced(state.holidays, seat, on ? now : null);
  if (on || seat !== state.actor) return { ...state, holidays };
  const covered = Math.max(0, Math.min(now, state.paused ?? now) - Math.max(from, state.since));
  return { ...state, holidays, since: state.since + covered };
};

/** Nobody could play for so long. */
export const afterOutage = (state: RoomState, millis: Millis, now: Timestamp): RoomState => {
  const later = (moment: Timestamp): Timestamp => Math.max(moment, Math.min(now, moment + millis));
  const stopped = state.paused !== undefined || (state.actor !== undefined && state.holidays[state.actor] !== null);
  return {
    ...state,
    since: stopped ? state.since : later(state.since),
    seats: state.seats.map(sitter =>
      sitter.kind === 'person' && sitter.gone !== undefined ? { ...sitter, gone: later(sitter.gone) } : sitter,
    ),
  };
};
