import { botLevel, fail, levelNow, type Result, type Seat } from '@threefold-games/core';
import { freeCharacter } from './botNames.ts';
import { type LostSeat, stoppedClocks } from './clocks.ts';
import { finish, sharedBy } from './result.ts';
import { type At, type Done, done, hasMoved, peopleOf, replaced, type SeatedPerson, stayersOf } from './room.ts';
import type { Decision, Effect, RoomState } from './state.ts';

/** How a seat is left in the middle of a game. */
type Leave = 'resign' | LostSeat['how'];

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
