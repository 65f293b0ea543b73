import { type Fault, fail, ok, type Result } from '@threefold-games/core';
import { idsOf, type RoomService } from '../context.ts';
import { letters } from '../ids.ts';
import type { PeopleDeps } from '../people/deps.ts';
import { foldName, readName } from '../people/names.ts';
import { asPerson, type PersonRow, renamePerson } from '../people/persons.ts';
import { scrubRoom } from '../people/scrub.ts';
import { type Operator, writeLog } from './log.ts';
import { findTarget } from './operators.ts';

/** Gives somebody another name, which stands in the place of the old one wherever that is shown. */
export const rename = async (
  deps: PeopleDeps,
  rooms: RoomService,
  by: Operator,
  id: string,
  { name, why }: { readonly name: string; readonly why: string },
): Promise<Result<readonly string[]>> => {
  const read = readName(name);
  return read.ok ? replaceName(deps, rooms, { by, id, name: read.value, act: 'rename', why }) : read;
};

/** Takes a name back. The neutral one that stands in its place is nobody's, and resembles nobody's. */
export const takeName = (
  deps: PeopleDeps,
  rooms: RoomService,
  by: Operator,
  id: string,
  why: string,
): Promise<Result<readonly string[]>> =>
  replaceName(deps, rooms, { by, id, name: `player-${letters(6)}`, act: 'takeName', why });

interface Replacement {
  readonly by: Operator;
  readonly id: string;
  readonly name: string;
  readonly act: 'rename' | 'takeName';
  readonly why: string;
}

/** Undoes the transaction in which it is thrown. */
class Refused extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(fault.code);
    this.fault = fault;
  }
}

/** The value is whose connections are to be closed, since they know the old name. */
const replaceName = async (
  deps: PeopleDeps,
  rooms: RoomService,
  replacement: Replacement,
): Promise<Result<readonly string[]>> => {
  const target = await findTarget(deps, replacement.by, replacement.id);
  if (!target.ok) return target;
  const row = target.value;
  if (row.name === replacement.name) return fail('people.taken');
  const ids = idsOf(await asPerson(deps, row));
  try {
    await store(deps, row, ids, replacement);
  } catch (error) {
    if (error instanceof Refused) return { ok: false, error: error.fault };
    throw error;
  }
  await replaceInRooms(deps, rooms, ids);
  return ok(ids);
};

const store = (
  deps: PeopleDeps,
  row: PersonRow,
  ids: readonly string[],
  { by, name, act, why }: Replacement,
): Promise<void> =>
  deps.db.transaction().execute(async step => {
    // What an operator gives back is theirs again.
    await step
      .deleteFrom('takenNames')
      .where('person', 'in', [...ids])
      .where('folded', '=', foldName(name))
      .execute();
    const renamed = await renamePerson({ ...deps, db: step }, row.id, name, row.kind);
    if (!renamed.ok) throw new Refused(renamed.error);
    for (const person of ids)
      await step
        .insertInto('takenNames')
        .values({ person, name: row.name, folded: foldName(row.name), instead: name, done: 0 })
        .onConflict(conflict => conflict.columns(['person', 'name']).doUpdateSet({ instead: name, done: 0 }))
        .execute();
    await step
      .updateTable('chat')
      .set({ name })
      .where('person', 'in', [...ids])
      .where('name', '=', row.name)
      .execute();
    await writeLog(step, { by, act, person: row.id, what: { from: row.name, to: name }, why }, deps.now());
  });

/** Puts the new name into all games of these persons, those that run too: whoever follows one gets it anew. */
const replaceInRooms = async (deps: PeopleDeps, rooms: RoomService, ids: readonly string[]): Promise<void> => {
  const { db } = deps;
  const of = async (table: 'sitters' | 'chat'): Promise<readonly string[]> =>
    (
      await db
        .selectFrom(table)
        .select('room')
        .distinct()
        .where('person', 'in', [...ids])
        .execute()
    ).map(({ room }) => room);
  const sat = await of('sitters');
  for (const room of sat) await scrubRoom(deps, room);
  await Promise.all([...new Set([...sat, ...(await of('chat'))])].map(room => rooms.reload(room)));
  await db
    .updateTable('takenNames')
    .set({ done: 1 })
    .where('person', 'in', [...ids])
    .execute();
};

/** Goes on where a crash ended it. */
export const finishRenames = async (deps: PeopleDeps, rooms: RoomService): Promise<void> => {
  const undone = await deps.db.selectFrom('takenNames').select('person').distinct().where('done', '=', 0).execute();
  if (undone.length > 0)
    await replaceInRooms(
      deps,
      rooms,
      undone.map(({ person }) => person),
    );
};
