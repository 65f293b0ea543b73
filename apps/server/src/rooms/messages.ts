import type { Seat } from '@threefold/core';
import { type Effect, type RoomState, viewOf } from '@threefold/room';
import type { ChatMessage, Past, ServerMessage } from '@threefold/wire';
import { actsAs, type Person } from '../context.ts';

type EventMessage = Extract<ServerMessage, { readonly t: 'event' }>;
type RoomMessage = Extract<ServerMessage, { readonly t: 'room' }>;

/** Where somebody sits. */
export const seatOf = (state: RoomState, person: Person | undefined): Seat | undefined => {
  if (!person) return undefined;
  const id = actsAs(state, person);
  const seat = state.seats.findIndex(each => each.kind === 'person' && each.person === id);
  return seat < 0 ? undefined : seat;
};

/** Whether somebody belongs to the table, be it that a bot stands in for them. */
export const belongs = (state: RoomState, person: Person): boolean => {
  const ids = [person.id, ...(person.also ?? [])];
  return (
    ids.includes(state.host) ||
    state.seats.some(
      seat =>
        (seat.kind === 'person' && ids.includes(seat.person)) ||
        (seat.kind === 'bot' && seat.for !== undefined && ids.includes(seat.for.person)),
    )
  );
};

/** Whether somebody may see a room. The link is the right to join, so an open table is seen by all who have it. */
export const maySee = (state: RoomState, person: Person | undefined): boolean =>
  state.plan.watching || state.phase === 'gathering' || (person !== undefined && belongs(state, person));

/** What an event changed, for everybody who follows the room. */
export const eventMessage = (
  before: RoomState,
  state: RoomState,
  effects: readonly Effect[],
  at: number,
): EventMessage => {
  const { table, now } = viewOf(state);
  const from = sharedTurns(before, state);
  const isNewTable = before.phase !== state.phase || before.plan !== state.plan || before.host !== state.host;
  return {
    t: 'event',
    room: state.id,
    seq: state.seq,
    ...(isNewTable ? { table } : {}),
    now,
    from,
    turns: state.turns.slice(from),
    effects,
    at,
  };
};

/** How many turns two states of a room have in common: all of the earlier one, unless turns were taken back. */
const sharedTurns = (before: RoomState, after: RoomState): number => {
  let shared = Math.min(before.turns.length, after.turns.length);
  while (shared > 0 && before.turns[shared - 1] !== after.turns[shared - 1]) shared--;
  return shared;
};

/** What somebody has of a room who asks for the rest. */
export interface Known {
  readonly seq?: number;
  readonly turns?: number;
}

/** A room for one person. */
export const roomMessage = (
  state: RoomState,
  known: Known,
  person: Person | undefined,
  rest: {
    readonly watchers: number;
    readonly chat: readonly ChatMessage[];
    readonly past?: readonly Past[];
    readonly at: number;
  },
): RoomMessage => {
  const { table, now } = viewOf(state);
  const seat = seatOf(state, person);
  const isOfUse = known.seq !== undefined && known.seq >= state.rewound && known.seq <= state.seq;
  const from = isOfUse ? Math.min(known.turns ?? 0, state.turns.length) : 0;
  return {
    t: 'room',
    room: state.id,
    seq: state.seq,
    table,
    now,
    from,
    turns: state.turns.slice(from),
    seat: seat ?? null,
    foreseen: seat === undefined ? [] : (state.conditionals[seat] ?? []),
    ...rest,
  };
};
