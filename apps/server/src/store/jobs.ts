import { isSlow, type RoomState } from '@threefold/room';
import type { LobbyRow } from '@threefold/wire';
import type { Entry } from './store.ts';
import type { RoomTables } from './tables.ts';

/** What the lists know about a room; written with every event. */
export type RoomColumns = Pick<RoomTables['rooms'], 'phase' | 'listed' | 'watching' | 'slow' | 'updated' | 'row'>;

/** A new room as it is written: plain data, which a thread can be sent. */
export interface CreateJob {
  readonly kind: 'create';
  readonly room: string;
  readonly seq: number;
  readonly game: string;
  readonly created: number;
  readonly columns: RoomColumns;
  readonly snapshot: string;
  readonly people: readonly string[];
  /** Of whom and under which id it was asked for; no two rooms have the same. */
  readonly request: string | null;
}

/** An event as it is written. */
export interface AppendJob {
  readonly kind: 'append';
  readonly room: string;
  readonly seq: number;
  readonly at: number;
  readonly event: string;
  readonly columns: RoomColumns;
  readonly snapshot: string | null;
  /** Who sits there, where the event may have changed it. */
  readonly people: readonly string[];
}

export type Job = CreateJob | AppendJob;

/** `stale`: the number is stored already, or the name of the room or its request is taken. */
export type JobOutcome = 'stored' | 'stale';

const columnsOf = (row: LobbyRow): RoomColumns => {
  const { listed, watching } = row.plan;
  return {
    phase: row.phase,
    listed: listed ? 1 : 0,
    watching: watching ? 1 : 0,
    slow: isSlow(row.plan) ? 1 : 0,
    updated: row.updated,
    row: JSON.stringify(row),
  };
};

const peopleOf = ({ seats }: LobbyRow): readonly string[] => [
  ...new Set(seats.flatMap(({ person }) => (person === undefined ? [] : [person]))),
];

export const createJob = (state: RoomState, row: LobbyRow, request: string | undefined): CreateJob => ({
  kind: 'create',
  room: state.id,
  seq: state.seq,
  game: state.plan.game,
  created: state.created,
  columns: columnsOf(row),
  snapshot: JSON.stringify(state),
  people: peopleOf(row),
  request: request ?? null,
});

/** Nobody sits down or stands up by these: nearly all events are such. */
const SEATS_NOBODY: ReadonlySet<string> = new Set(['turn', 'botTurn', 'tick', 'gone', 'back']);

export const appendJob = ({ room, seq, at, event, row, snapshot }: Entry): AppendJob => ({
  kind: 'append',
  room,
  seq,
  at,
  event: JSON.stringify(event),
  columns: columnsOf(row),
  snapshot: snapshot === undefined ? null : JSON.stringify(snapshot),
  people: SEATS_NOBODY.has(event.act.kind) ? [] : peopleOf(row),
});
