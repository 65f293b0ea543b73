import type { RoomState } from '@threefold/room';
import { DELETED_NAME } from '@threefold/wire';
import type { PeopleDeps } from './deps.ts';

/** Takes the names of deleted persons out of all that is kept of a game that is over. Its turns stay: they are the others' too. Whether there were any. */
export const scrubRoom = async ({ db }: PeopleDeps, state: RoomState): Promise<boolean> => {
  const seated = peopleIn(state);
  if (seated.length === 0) return false;
  const gone = await db
    .selectFrom('persons')
    .select('id')
    .where('id', 'in', seated)
    .where('deleted', 'is not', null)
    .execute();
  if (gone.length === 0) return false;
  const ids = new Set(gone.map(({ id }) => id));
  await db.transaction().execute(async step => {
    const room = await step.selectFrom('rooms').select('row').where('id', '=', state.id).executeTakeFirst();
    const snapshot = await step.selectFrom('snapshots').select('state').where('room', '=', state.id).executeTakeFirst();
    const finished = await step
      .selectFrom('finished')
      .select('summary')
      .where('room', '=', state.id)
      .executeTakeFirst();
    const events = await step.selectFrom('events').select(['seq', 'event']).where('room', '=', state.id).execute();
    if (room)
      await step
        .updateTable('rooms')
        .set({ row: without(ids, room.row) })
        .where('id', '=', state.id)
        .execute();
    if (snapshot)
      await step
        .updateTable('snapshots')
        .set({ state: without(ids, snapshot.state) })
        .where('room', '=', state.id)
        .execute();
    if (finished)
      await step
        .updateTable('finished')
        .set({ summary: without(ids, finished.summary) })
        .where('room', '=', state.id)
        .execute();
    for (const { seq, event } of events) {
      const scrubbed = without(ids, event);
      if (scrubbed !== event)
        await step
          .updateTable('events')
          .set({ event: scrubbed })
          .where('room', '=', state.id)
          .where('seq', '=', seq)
          .execute();
    }
  });
  return true;
};

const peopleIn = ({ seats }: RoomState): readonly string[] =>
  seats.flatMap(sitter => {
    if (sitter.kind === 'person') return [sitter.person];
    return sitter.kind === 'bot' && sitter.for ? [sitter.for.person] : [];
  });

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
