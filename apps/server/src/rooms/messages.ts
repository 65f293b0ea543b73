import { nowView, type RoomState, tableView, viewOf } from '@threefold-games/room';
import type { ChatMessage, Past, ServerMessage } from '@threefold-games/wire';
import type { Person, RoomChange } from '../context.ts';
import { seatOfPerson } from './access.ts';

type EventMessage = Extract<ServerMessage, { readonly t: 'event' }>;
type RoomMessage = Extract<ServerMessage, { readonly t: 'room' }>;

/** What an event changed, for everybody who follows the room. */
export const eventMessage = ({ before, state, effects, at }: RoomChange): EventMessage => {
  const from = sharedTurns(before, state);
  const isNewTable = before.phase !== state.phase || before.plan !== state.plan || before.host !== state.host;
  return {
    t: 'event',
    room: state.id,
    seq: state.seq,
    ...(isNewTable ? { table: tableView(state) } : {}),
    now: nowView(state),
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

/** How much of a room a client has already. */
export interface Known {
  readonly seq?: number | undefined;
  readonly turns?: number | undefined;
}

/** A room as one person sees it, without the turns that they have. */
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
  const seat = seatOfPerson(state, person);
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
