import { DELETED_NAME } from '@threefold/wire';
import type { PeopleDeps } from './deps.ts';

/**
 * Takes the names of deleted persons out of all that is kept of a game that is over. Its turns stay: they are the others' too. Whether
 * there were any. That they sat there is forgotten in the same transaction, so whatever a crash left undone is found again; not before the
 * end of the game is worked in, though: whoever is about to do that may still know the names, and scrubs after it.
 */
export const scrubRoom = async ({ db }: PeopleDeps, id: string): Promise<boolean> => {
  const gone = await deletedSitters(db).select('sitters.person').where('sitters.room', '=', id).execute();
  if (gone.length === 0) return false;
  const ids = new Set(gone.map(({ person }) => person));
  await db.transaction().execute(async step => {
    const room = await step.selectFrom('rooms').select('row').where('id', '=', id).executeTakeFirst();
    const snapshot = await step.selectFrom('snapshots').select('state').where('room', '=', id).executeTakeFirst();
    const finished = await step.selectFrom('finished').select('summary').where('room', '=', id).executeTakeFirst();
    const events = await step.selectFrom('events').select(['seq', 'event']).where('room', '=', id).execute();
    if (room)
      await step
        .updateTable('rooms')
        .set({ row: without(ids, room.row) })
        .where('id', '=', id)
        .execute();
    if (snapshot)
      await step
        .updateTable('snapshots')
        .set({ state: without(ids, snapshot.state) })
        .where('room', '=', id)
        .execute();
    if (finished)
      await step
        .updateTable('finished')
        .set({ summary: without(ids, finished.summary) })
        .where('room', '=', id)
        .execute();
    for (const { seq, event } of events) {
      const scrubbed = without(ids, event);
      if (scrubbed !== event)
        await step
          .updateTable('events')
          .set({ event: scrubbed })
          .where('room', '=', id)
          .where('seq', '=', seq)
          .execute();
    }
    if (finished)
      await step
        .deleteFrom('sitters')
        .where('room', '=', id)
        .where('person', 'in', [...ids])
        .execute();
  });
  return true;
};

/** Games that are over and still name somebody who was deleted. */
export const unscrubbedRooms = async ({ db }: PeopleDeps, most: number): Promise<readonly string[]> => {
  const found = await deletedSitters(db)
    .innerJoin('rooms', 'rooms.id', 'sitters.room')
    .select('rooms.id')
    .distinct()
    .where('rooms.phase', '=', 'over')
    .limit(most)
    .execute();
  return found.map(({ id }) => id);
};

const deletedSitters = (db: PeopleDeps['db']) =>
  db
    .selectFrom('sitters')
    .innerJoin('persons', 'persons.id', 'sitters.person')
    .where('persons.deleted', 'is not', null);

/** JSON in which whatever names one of these persons names nobody. An event names who sits down beside the act. */
const without = (ids: ReadonlySet<string>, json: string): string => {
  const scrub = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(scrub);
    if (typeof value !== 'object' || value === null) return value;
    const fields = value as Readonly<Record<string, unknown>>;
    const who = fields.person;
    const act = fields.act as Readonly<Record<string, unknown>> | undefined;
    const isNamed = typeof who === 'string' && ids.has(who) && typeof fields.name === 'string';
    const isSitting = typeof fields.by === 'string' && ids.has(fields.by) && act?.kind === 'sit';
    const entries = Object.entries(fields).map(([key, inner]) => {
      if (key === 'name' && isNamed) return [key, DELETED_NAME];
      if (key === 'act' && isSitting) return [key, { ...act, name: DELETED_NAME }];
      return [key, scrub(inner)];
    });
    return Object.fromEntries(entries);
  };
  return JSON.stringify(scrub(JSON.parse(json)));
};
