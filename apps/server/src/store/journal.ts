import { type RoomEvent, type RoomState, renewedRoom } from '@threefold-games/room';
import type { Kysely } from 'kysely';
import { gather } from './gather.ts';
import { headOf } from './headOf.ts';
import { appendJob, createJob, type Job, type JobOutcome, requestKey } from './jobs.ts';
import type { Journal, StoredRoom } from './store.ts';
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
