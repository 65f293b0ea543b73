import type { RoomEvent, RoomState } from '@threefold/room';
import type { Kysely } from 'kysely';
import { appendJob, createJob, type Job, type JobOutcome, requestKey } from './jobs.ts';
import type { Journal, StoredRoom } from './store.ts';
import type { Tables } from './tables.ts';

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
    return rows.map(row => ({ ...row, event: JSON.parse(row.event) as RoomEvent }));
  };
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
      const found = await db
        .selectFrom('snapshots')
        .innerJoin('rooms', 'rooms.id', 'snapshots.room')
        .select(['snapshots.seq', 'snapshots.state', 'rooms.updated'])
        .where('snapshots.room', '=', room)
        .executeTakeFirst();
      if (!found) return undefined;
      const events = await since(room, found.seq);
      return {
        snapshot: JSON.parse(found.state) as RoomState,
        updated: events.at(-1)?.at ?? found.updated,
        events,
      };
    },
  };
};
