import type { Seat } from '@threefold-games/core';
import { type Clocked, elapsed, FIRST_TURN, isFirstTurn, spend } from './clocks.ts';
import { isSlow, type Millis } from './plan.ts';
import type { Timestamp } from './state.ts';
import type { RoomView } from './view.ts';

/** What the clock of a seat says at a moment. */
export interface ClockFace {
  /** Of the game, of the period that is on, or until the first turn must be made. */
  readonly left: Millis;
  /** `first`: the time for the first turn runs, the clock itself not yet. `days`: counted in days. */
  readonly kind: 'main' | 'period' | 'first' | 'days';
  /** Periods that are left, the one that is on included. */
  readonly periods: number;
  readonly running: boolean;
}

/** The clock of a seat at a moment; undefined where there is none. */
export const clockFace = ({ table, now: room, turns }: RoomView, seat: Seat, now: Timestamp): ClockFace | undefined => {
  const { plan } = table;
  const kept = room.clocks[seat];
  if (plan.clock.kind === 'none' || !kept) return undefined;
  const clocked: Clocked = { ...room, plan, turns };
  const acts = room.phase === 'playing' && room.actor === seat;
  const running = acts && room.paused === undefined;
  const used = acts ? elapsed(clocked, now) : 0;
  if (acts && room.seats[seat]?.kind === 'person' && isFirstTurn(clocked, seat))
    return { left: Math.max(0, FIRST_TURN - used), kind: 'first', periods: kept.periods, running };
  const { left, periods } = spend(plan.clock, kept, used);
  if (plan.clock.kind !== 'byoyomi' || used < kept.left)
    return { left, kind: isSlow(plan) ? 'days' : 'main', periods, running };
  const { period } = plan.clock;
  return { left: periods === 0 ? 0 : period - ((used - kept.left) % period), kind: 'period', periods, running };
};
