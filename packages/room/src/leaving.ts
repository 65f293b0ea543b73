import { botLevel, fail, levelNow, type Result, type Seat } from '@threefold-games/core';
import { freeCharacter } from './botNames.ts';
import { flagAt, pauseEndsAt, resumed, stoppedClocks } from './clocks.ts';
import { isSlow, type Millis } from './plan.ts';
import { finish, sharedBy } from './result.ts';
import { type At, type Done, done, hasMoved, peopleOf, replaced, type SeatedPerson, stayersOf } from './room.ts';
import type { Decision, Effect, RoomState, Timestamp } from './state.ts';

/** In a live game a seat is given up when nobody has been connected for it for so long. */
export const GIVE_UP: Millis = 60_000;

/** How a seat is left in the middle of a game. */
type Leave = 'resign' | 'time' | 'gone';

/** When a seat that is gone is given up; null where it is not. */
export const giveUpAt = (state: RoomState, seat: Seat): Timestamp | null => {
  const sitter = state.seats[seat]!;
  if (state.phase !== 'playing' || state.paused !== undefined || isSlow(state.plan)) return null;
  return sitter.kind === 'person' && sitter.gone !== undefined ? sitter.gone + GIVE_UP : null;
};

/**
 * A seat is left. Its share is 0 and its place the last that is free, whatever happens now. The game is over where one seat alone is left to win it, where no person is
 * left to play it, or where the table chose so; else a bot stands in. Who never made a turn and does not come has not lost: the game
 * is aborted.
 */
export const leave = ({ game, state, now }: At, seat: Seat, how: Leave): Done => {
  const left: Effect = { kind: 'left', seat };
  const neverCame = how !== 'resign' && !state.plan.oneScreen && !hasMoved(state, seat);
  if (neverCame) return finish(state, undefined, { kind: 'abort', cause: { kind: how, seat } }, now, left);
  const { person, name } = state.seats[seat] as SeatedPerson;
  const others = stayersOf(state).filter(other => other !== seat);
  const { leaver } = state.plan;
  if (leaver.kind === 'end' || others.length === 1 || peopleOf(state).length === 1) {
    return finish(state, sharedBy(state.seats.length, others), { kind: how, seat }, now, left);
  }
  const acts = state.actor === seat;
  const place = others.length + 1;
  const level = levelNow(game, leaver) ?? 1;
  const character = freeCharacter(state.seats, level);
  const bot = { kind: 'bot', ...botLevel(level), character, for: { person, name, place } } as const;
  const next: RoomState = {
    ...state,
    seats: replaced(state.seats, seat, bot),
    clocks: acts ? stoppedClocks(state, now) : state.clocks,
    since: acts ? (state.paused ?? now) : state.since,
    holidays: replaced(state.holidays, seat, null),
    offers: [],
    conditionals: replaced(state.conditionals, seat, []),
  };
  return done(next, left, { kind: 'standIn', seat, level });
};

/** What time alone brings about up to now, the earliest first: a pause that ends, flags that fall, seats that are given up. */
export const passTime = (at: At): Done => {
  const pauseEnd = pauseEndsAt(at.state);
  if (pauseEnd !== undefined) return done(pauseEnd > at.now ? at.state : resumed(at.state, at.now));
  const due = firstDue(at.state);
  if (!due || due.at > at.now) return done(at.state);
  const { value: left } = leave(at, due.seat, due.how);
  const { value: rest } = passTime({ ...at, state: left.state });
  return done(rest.state, ...left.effects, ...rest.effects);
};

/** The first seat that is lost if nothing happens, and when. */
export const firstDue = (
  state: RoomState,
): { readonly at: Timestamp; readonly seat: Seat; readonly how: Leave } | undefined => {
  if (state.phase !== 'playing') return undefined;
  const flag = flagAt(state);
  let first: ReturnType<typeof firstDue> =
    flag === undefined ? undefined : { at: flag, seat: state.actor!, how: 'time' };
  for (let seat = 0; seat < state.seats.length; seat++) {
    const at = giveUpAt(state, seat);
    if (at !== null && !(first && first.at <= at)) first = { at, seat, how: 'gone' };
  }
  return first;
};

/** The last line of a seat is lost. */
export const gone = ({ state, now }: At, seat: Seat): Result<Decision> => {
  const sitter = state.seats[seat];
  if (sitter?.kind !== 'person' || sitter.gone !== undefined) return fail('room.seat');
  return done({ ...state, seats: replaced(state.seats, seat, { ...sitter, gone: now }) }, { kind: 'gone', seat });
};

/** Somebody is there for the seat again. */
export const back = ({ state }: At, seat: Seat): Result<Decision> => {
  const sitter = state.seats[seat];
  if (sitter?.kind !== 'person' || sitter.gone === undefined) return fail('room.seat');
  const { gone: _, ...here } = sitter;
  return done({ ...state, seats: replaced(state.seats, seat, here) }, { kind: 'back', seat });
};
