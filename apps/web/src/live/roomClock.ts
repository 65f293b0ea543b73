import type { Seat } from '@threefold/core';
import { FIRST_TURN, isSlow, type RoomView } from '@threefold/room';

/** What the clock of a seat says at a moment. */
export interface ClockFace {
  /** Milliseconds: of the game, of the period that is on, or until the first turn must be made. */
  readonly left: number;
  /** `first`: the time for the first turn runs, the clock itself not yet. `days`: counted in days. */
  readonly kind: 'main' | 'period' | 'first' | 'days';
  /** Periods that are left, the one that is on included. */
  readonly periods: number;
  readonly running: boolean;
}

/** For how long the turn that is on has been running; undefined for a seat that is not to act. A pause stops it. */
const runFor = ({ now }: RoomView, seat: Seat, moment: number): number | undefined => {
  if (now.phase !== 'playing' || now.actor !== seat) return undefined;
  const until = Math.min(moment, now.paused ?? moment, now.holidays[seat] ?? moment);
  return Math.max(0, until - now.since);
};

/** How a turn that took so long has used a clock with periods. */
const byPeriods = (
  left: number,
  periods: number,
  period: number,
  used: number,
): Pick<ClockFace, 'left' | 'kind' | 'periods'> => {
  if (used < left) return { left: left - used, kind: 'main', periods };
  const over = used - left;
  const lost = Math.floor(over / period);
  return lost >= periods
    ? { left: 0, kind: 'period', periods: 0 }
    : { left: period - (over - lost * period), kind: 'period', periods: periods - lost };
};

/** The clock of a seat at a moment of the server's clock; undefined where there is none. */
export const clockFace = (view: RoomView, seat: Seat, moment: number): ClockFace | undefined => {
  const { clock } = view.table.plan;
  const kept = view.now.clocks[seat];
  if (clock.kind === 'none' || !kept) return undefined;
  const elapsed = runFor(view, seat, moment);
  const isOn = elapsed !== undefined;
  const running = isOn && view.now.paused === undefined;
  const used = elapsed ?? 0;
  const { left, periods } = kept;
  if (isSlow(view.table.plan)) return { left: Math.max(0, left - used), kind: 'days', periods: 0, running };
  const isFirst = view.turns.every(turn => turn.seat !== seat);
  if (isOn && isFirst && view.now.seats[seat]?.kind === 'person')
    return { left: Math.max(0, FIRST_TURN - used), kind: 'first', periods, running };
  if (clock.kind === 'byoyomi') return { ...byPeriods(left, periods, clock.period, used), running };
  const counted = clock.kind === 'delay' ? Math.max(0, used - clock.delay) : used;
  return { left: Math.max(0, left - counted), kind: 'main', periods: 0, running };
};
