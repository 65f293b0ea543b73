import { isRequest, type RoomEvent, type RoomState } from '@threefold-games/room';
import type { LobbyRow } from '@threefold-games/wire';
import { columnsOf, type Progress, type RoomColumns } from './lobbyRows.ts';
import type { Entry } from './store.ts';

/** What is written of a room with each of its events. */
interface RoomJob {
  readonly room: string;
  readonly seq: number;
  /** When it happened. */
  readonly at: number;
  /** A Progress as JSON. */
  readonly progress: string;
  /** When the room is to be looked at; undefined where that stays as it is. */
  readonly wakeAt: number | null | undefined;
  /** Who sits there, where the event may have changed it. */
  readonly people: readonly string[];
  /** Whether the lobby lists it. */
  readonly isListed: boolean;
  /** Whose list of games it changes. */
  readonly lists: readonly string[] | undefined;
  /** Of whom and under which id it was asked for. */
  readonly request: string | null;
}

/** A new room as it is written: plain data, which a thread can be sent. */
export interface CreateJob extends RoomJob {
  readonly kind: 'create';
  readonly game: string;
  readonly created: number;
  readonly columns: RoomColumns;
  readonly snapshot: string;
}

/** An event as it is written. */
export interface AppendJob extends RoomJob {
  readonly kind: 'append';
  readonly event: string;
  /** Null where only its progress has changed, as with nearly every turn. */
  readonly columns: RoomColumns | null;
  readonly snapshot: string | null;
}

export type Job = CreateJob | AppendJob;

/** `stale`: the number is stored already, or the name of the room or its request is taken. */
export type JobOutcome = 'stored' | 'stale';

const peopleOf = ({ seats }: LobbyRow): readonly string[] => [
  ...new Set(seats.flatMap(({ person }) => (person === undefined ? [] : [person]))),
];

export const createJob = (
  state: RoomState,
  row: LobbyRow,
  more: { readonly wakeAt?: number | null; readonly request?: string | undefined },
): CreateJob => {
  const { seq } = state;
  const { turns, actor, deadline } = row;
  const people = peopleOf(row);
  return {
    kind: 'create',
    room: state.id,
    seq,
    at: row.updated,
    game: state.plan.game,
    created: state.created,
    progress: JSON.stringify({ seq, turns, actor, deadline } satisfies Progress),
    columns: columnsOf(row),
    wakeAt: more.wakeAt ?? null,
    snapshot: JSON.stringify(state),
    people,
    isListed: state.plan.listed,
    lists: people,
    request: more.request ?? null,
  };
};

/** Nobody sits down or stands up by these: nearly all events are such. */
const SEATS_NOBODY: ReadonlySet<string> = new Set(['turn', 'botTurn', 'tick', 'gone', 'back']);

export const appendJob = ({
  room,
  seq,
  at,
  event,
  progress,
  row,
  isListed,
  lists,
  snapshot,
  wakeAt,
}: Entry): AppendJob => ({
  kind: 'append',
  room,
  seq,
  at,
  event: JSON.stringify(event),
  progress: JSON.stringify(progress),
  columns: row ? columnsOf(row) : null,
  wakeAt,
  snapshot: snapshot === undefined ? null : JSON.stringify(snapshot),
  people: row && !SEATS_NOBODY.has(event.act.kind) ? peopleOf(row) : [],
  isListed,
  lists: row && lists ? peopleOf(row) : undefined,
  request: requestOf(event),
});

/** A turn is known by its number: its request need not be. */
const requestOf = (event: RoomEvent): string | null =>
  isRequest(event) && event.act.kind !== 'turn' ? requestKey(event.by, event.id) : null;

/** A request as it is stored: ids are made by the clients, so each person has their own. */
export const requestKey = (by: string, id: string): string => `${by} ${id}`;
