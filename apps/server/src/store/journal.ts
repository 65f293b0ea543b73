import { isRequest, type RoomEvent, type RoomState, renewedRoom } from '@threefold-games/room';
import type { LobbyRow } from '@threefold-games/wire';
import type { Kysely } from 'kysely';
import { gather } from './groupCommit.ts';
import { columnsOf, headOf, type Progress, type RoomColumns } from './lobbyRows.ts';
import type { Entry, Journal, StoredRoom } from './store.ts';
import type { Tables } from './tables.ts';

/** Rooms that are read at once. */
const MOST = 100;

type EventRow = Pick<Tables['events'], 'seq' | 'at' | 'event'>;

interface StoredRows extends Pick<Tables['snapshots'], 'seq' | 'state'>, Pick<Tables['rooms'], 'updated'> {
  /** The number of the last event when the snapshot was read. */
  readonly latest: number;
  readonly events: EventRow[];
}

const parsed = ({ seq, at, event }: EventRow): StoredRoom['events'][number] => ({
  seq,
  at,
  event: JSON.parse(event) as RoomEvent,
});

/** The snapshots of rooms, and the events since. */
const readAll = async (db: Kysely<Tables>, rooms: readonly string[]): Promise<readonly (StoredRows | undefined)[]> => {
  const snapshots = await db
    .selectFrom('snapshots')
    .innerJoin('rooms', 'rooms.id', 'snapshots.room')
    .select(['snapshots.room', 'snapshots.seq', 'snapshots.state', 'rooms.seq as latest', 'rooms.updated'])
    .where('snapshots.room', 'in', rooms)
    .execute();
  const found = new Map(snapshots.map(({ room, ...row }): [string, StoredRows] => [room, { ...row, events: [] }]));
  const events = await db
    .selectFrom('events')
    .innerJoin('snapshots', 'snapshots.room', 'events.room')
    .select(['events.room', 'events.seq', 'events.at', 'events.event'])
    .where('events.room', 'in', rooms)
    .whereRef('events.seq', '>', 'snapshots.seq')
    .orderBy('events.room')
    .orderBy('events.seq')
    .execute();
  for (const { room, ...event } of events) found.get(room)?.events.push(event);
  return rooms.map(room => found.get(room));
};

/** The histories, whatever the database. */
export const openJournal = (db: Kysely<Tables>, write: (job: Job) => Promise<JobOutcome>): Journal => {
  const since = async (room: string, seq: number): Promise<StoredRoom['events']> => {
    const rows = await db
      .selectFrom('events')
      .select(['seq', 'at', 'event'])
      .where('room', '=', room)
      .where('seq', '>', seq)
      .orderBy('seq')
      .execute();
    return rows.map(parsed);
  };
  // Thousands may come back at once, or be due at once.
  const readStored = gather(MOST, (rooms: readonly string[]) => readAll(db, rooms));
  return {
    since,
    create: async (state, row, more = {}) =>
      (await write(createJob(state, row, more))) === 'stored' ? 'stored' : 'taken',
    append: async entry => write(appendJob(entry)),
    async done(room, by, id) {
      const found = await db
        .selectFrom('events')
        .select('seq')
        .where('room', '=', room)
        .where('request', '=', requestKey(by, id))
        .executeTakeFirst();
      return found?.seq;
    },
    async openedBy(request) {
      const found = await db.selectFrom('rooms').select('id').where('request', '=', request).executeTakeFirst();
      return found?.id;
    },
    async load(room) {
      const found = await readStored(room);
      if (!found) return undefined;
      const { seq, state, updated, latest } = found;
      // Else a later snapshot was stored meanwhile, and only what came after that one was read.
      const isWhole = found.events.length > 0 ? found.events[0]!.seq === seq + 1 : seq === latest;
      const events = isWhole ? found.events.map(parsed) : await since(room, seq);
      const stored = JSON.parse(state) as RoomState;
      const snapshot = renewedRoom(headOf(stored.plan.game), stored);
      return { snapshot, updated: events.at(-1)?.at ?? updated, events };
    },
  };
};

/** What is written of a room with each of its events. */
interface RoomJob {
  readonly room: string;
  readonly seq: number;
  /** When it happened. */
  readonly at: number;
  /** A Progress as JSON. */
  readonly progress: string;
  /** When the room has to be looked at; undefined if that stays as it is. */
  readonly wakeAt: number | null | undefined;
  /** The people at the table, if the event may have changed them. */
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

const createJob = (
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

const appendJob = ({ room, seq, at, event, progress, row, isListed, lists, snapshot, wakeAt }: Entry): AppendJob => ({
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
const requestKey = (by: string, id: string): string => `${by} ${id}`;
