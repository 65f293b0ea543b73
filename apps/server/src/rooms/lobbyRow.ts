import type { Seat } from '@threefold-games/core';
import {
  botName,
  deadlineOf,
  positionText,
  type RoomState,
  type Sitter,
  seatOf,
  type World,
} from '@threefold-games/room';
import type { LobbyRow, RowSeat } from '@threefold-games/wire';
import type { LiveRoom } from './liveRoom.ts';

/** A room as lists show it. */
export const rowOf = (world: World, state: RoomState, watchers: number, updated: number): LobbyRow => ({
  id: state.id,
  phase: state.phase,
  plan: state.plan,
  host: state.host,
  seats: state.seats.map((sitter, seat) => rowSeat(state, sitter, seat)),
  created: state.created,
  updated,
  turns: state.turns.length,
  watchers,
  actor: state.actor ?? null,
  deadline: deadlineOf(state) ?? null,
  position: (state.plan.watching && positionText(world, state)) || null,
  shares: state.result?.shares ?? null,
});

const rowSeat = ({ holidays }: RoomState, sitter: Sitter, seat: Seat): RowSeat => {
  if (sitter.kind === 'empty') return { kind: 'empty', name: '' };
  const holiday = (holidays[seat] ?? null) !== null;
  if (sitter.kind === 'person')
    return { kind: 'person', name: sitter.name, person: sitter.person, ...(holiday ? { holiday } : {}) };
  const { level, of, for: left } = sitter;
  return { kind: 'bot', level, of, name: left?.name ?? botName(sitter), ...(left ? { person: left.person } : {}) };
};

/** How many follow a room without sitting there. */
export const spectators = ({ watchers, state }: LiveRoom): number => {
  let count = 0;
  for (const { person } of watchers) if (person === undefined || seatOf(state, person.id) === undefined) count++;
  return count;
};
