import { fail, ok, type Result } from '@threefold-games/core';
import type { Transaction } from 'kysely';
import { newId } from '../ids.ts';
import type { SyncTables, Tables } from '../store/tables.ts';
import type { PeopleDeps } from './deps.ts';
import { lockPerson } from './persons.ts';

/** Rows that are written with one statement. */
const BATCH = 100;

/** What devices of an account share: a lesson, a skill against bots, a puzzle, a rating of puzzles. */
export type Change = Pick<SyncTables['syncChanges'], 'kind' | 'key'>;

/** Up to where an account has changed. */
export type SyncHead = Pick<SyncTables['syncHeads'], 'epoch' | 'seq'>;

type Db = Pick<PeopleDeps, 'db'>;

/**
 * Numbers the changes of a transaction, which has locked the person: so numbers are committed in their order, and a device that has seen
 * one has seen all before it.
 */
export const recordChanges = async (
  step: Transaction<Tables>,
  person: string,
  changes: readonly Change[],
): Promise<void> => {
  if (changes.length === 0) return;
  await step
    .insertInto('syncHeads')
    .values({ person, epoch: newId(), seq: 1 })
    .onConflict(conflict => conflict.column('person').doUpdateSet(row => ({ seq: row('syncHeads.seq', '+', 1) })))
    .execute();
  const { seq } = await step
    .selectFrom('syncHeads')
    .select('seq')
    .where('person', '=', person)
    .executeTakeFirstOrThrow();
  for (let n = 0; n < changes.length; n += BATCH)
    await step
      .insertInto('syncChanges')
      .values(changes.slice(n, n + BATCH).map(change => ({ person, ...change, seq })))
      .onConflict(conflict => conflict.columns(['person', 'kind', 'key']).doUpdateSet({ seq }))
      .execute();
};

const findHead = ({ db }: Db, person: string): Promise<SyncHead | undefined> =>
  db.selectFrom('syncHeads').select(['epoch', 'seq']).where('person', '=', person).executeTakeFirst();

/** Up to where an account has changed; one that has not changed since there are numbers begins at 0. */
export const headOf = async ({ db }: Db, person: string): Promise<Result<SyncHead>> => {
  const head = await findHead({ db }, person);
  if (head) return ok(head);
  return db.transaction().execute(async step => {
    if (!(await lockPerson(step, person))) return fail('people.needed');
    const first = { epoch: newId(), seq: 0 };
    await step
      .insertInto('syncHeads')
      .values({ person, ...first })
      .onConflict(conflict => conflict.doNothing())
      .execute();
    return ok((await findHead({ db: step }, person)) ?? first);
  });
};

/** What has changed after a number, each once. */
export const changesSince = ({ db }: Db, person: string, seq: number): Promise<readonly Change[]> =>
  db.selectFrom('syncChanges').select(['kind', 'key']).where('person', '=', person).where('seq', '>', seq).execute();

/** All numbers of an account, as they are kept. */
export const allChanges = async ({ db }: Db, person: string) => ({
  head: (await findHead({ db }, person)) ?? null,
  changes: await db
    .selectFrom('syncChanges')
    .select(['kind', 'key', 'seq'])
    .where('person', '=', person)
    .orderBy('seq')
    .orderBy('kind')
    .orderBy('key')
    .execute(),
});

export const formatCursor = ({ epoch, seq }: SyncHead): string => `${epoch}.${seq}`;

/** The number in a cursor; undefined for one of another epoch, or of a future that a restored copy of the database does not know. */
export const readCursor = (cursor: string, { epoch, seq }: SyncHead): number | undefined => {
  const [of = '', number = ''] = cursor.split('.');
  return of === epoch && Number(number) <= seq ? Number(number) : undefined;
};
