import { DELETED_NAME } from '@threefold-games/wire';
import type { PeopleDeps } from './deps.ts';

/** What stands in the place of a person's name; undefined where it stays. */
type NewName = (person: string, name: string) => string | undefined;

/**
 * Takes the names of deleted persons, and names that operators took back, out of all that is kept of a game. Its turns stay: they are the
 * others' too. Whether there were any. Of deleted persons that they sat there is forgotten in the same transaction, so whatever a crash left undone is found again; not before the
 * end of the game is worked in, though: whoever is about to do that may still know the names, and scrubs after it.
 */
export const scrubRoom = async ({ db }: PeopleDeps, id: string): Promise<boolean> => {
  const gone = await deletedSitters(db).select('sitters.person').where('sitters.room', '=', id).execute();
  const taken = await db
    .selectFrom('takenNames')
    .innerJoin('sitters', 'sitters.person', 'takenNames.person')
    .select(['takenNames.person', 'takenNames.name', 'takenNames.instead'])
    .where('sitters.room', '=', id)
    .execute();
  if (gone.length === 0 && taken.length === 0) return false;
  const ids = new Set(gone.map(({ person }) => person));
  const instead = new Map(taken.map(({ person, name, instead: other }) => [`${person} ${name}`, other]));
  const newName: NewName = (person, name) => (ids.has(person) ? DELETED_NAME : instead.get(`${person} ${name}`));
  let isChanged = gone.length > 0;
  const scrub = (json: string): string => {
    const scrubbed = withNames(newName, json);
    isChanged ||= scrubbed !== json;
    return scrubbed;
  };
  await db.transaction().execute(async step => {
    const room = await step.selectFrom('rooms').select('row').where('id', '=', id).executeTakeFirst();
    const snapshot = await step.selectFrom('snapshots').select('state').where('room', '=', id).executeTakeFirst();
    const finished = await step.selectFrom('finished').select('summary').where('room', '=', id).executeTakeFirst();
    const events = await step.selectFrom('events').select(['seq', 'event']).where('room', '=', id).execute();
    if (room)
      await step
        .updateTable('rooms')
        .set({ row: scrub(room.row) })
        .where('id', '=', id)
        .execute();
    if (snapshot)
      await step
        .updateTable('snapshots')
        .set({ state: scrub(snapshot.state) })
        .where('room', '=', id)
        .execute();
    if (finished)
      await step
        .updateTable('finished')
        .set({ summary: scrub(finished.summary) })
        .where('room', '=', id)
        .execute();
    for (const { seq, event } of events) {
      const scrubbed = scrub(event);
      if (scrubbed !== event)
        await step
          .updateTable('events')
          .set({ event: scrubbed })
          .where('room', '=', id)
          .where('seq', '=', seq)
          .execute();
    }
    if (finished && ids.size > 0)
      await step
        .deleteFrom('sitters')
        .where('room', '=', id)
        .where('person', 'in', [...ids])
        .execute();
  });
  return isChanged;
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

/** JSON in which persons have other names. An event names who sits down beside the act. */
const withNames = (newName: NewName, json: string): string => {
  const scrub = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(scrub);
    if (typeof value !== 'object' || value === null) return value;
    const fields = value as Readonly<Record<string, unknown>>;
    const { person, name, by } = fields;
    const act = fields.act as Readonly<Record<string, unknown>> | undefined;
    const own = typeof person === 'string' && typeof name === 'string' ? newName(person, name) : undefined;
    const sits = typeof by === 'string' && act?.kind === 'sit' ? newName(by, String(act.name)) : undefined;
    const entries = Object.entries(fields).map(([key, inner]) => {
      if (key === 'name' && own !== undefined) return [key, own];
      if (key === 'act' && sits !== undefined) return [key, { ...act, name: sits }];
      return [key, scrub(inner)];
    });
    return Object.fromEntries(entries);
  };
  return JSON.stringify(scrub(JSON.parse(json)));
};
