import { fail, ok, type Result } from '@threefold-games/core';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { Person } from '../context.ts';
import { newPersonId } from '../ids.ts';
import { suspensionOf } from '../moderation/suspensions.ts';
import { isTaken } from '../store/storeError.ts';
import type { PeopleTables, Tables } from '../store/tables.ts';
import type { PeopleDeps } from './deps.ts';
import { foldName, readName, skeletonOf } from './names.ts';

export type PersonRow = Selectable<PeopleTables['persons']>;

/** Nobody there any more is found. */
export const findRow = ({ db }: PeopleDeps, id: string): Promise<PersonRow | undefined> =>
  db.selectFrom('persons').selectAll().where('id', '=', id).where('deleted', 'is', null).executeTakeFirst();

/** Locks a person until the transaction ends: two requests at once take turns. False if the person is being deleted. */
export const lockPerson = async (step: Transaction<Tables>, id: string): Promise<boolean> => {
  const { numUpdatedRows } = await step
    .updateTable('persons')
    .set({ id })
    .where('id', '=', id)
    .where('deleted', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** The person behind an id: for a guest who signed in since, the account. */
export const findPerson = async (deps: PeopleDeps, id: string): Promise<PersonRow | undefined> => {
  const row = await findRow(deps, id);
  return row?.mergedInto ? await findRow(deps, row.mergedInto) : row;
};

/** The guests whose games came along with an account. */
export const guestsOf = async ({ db }: PeopleDeps, account: string): Promise<readonly string[]> =>
  (await db.selectFrom('persons').select('id').where('mergedInto', '=', account).execute()).map(({ id }) => id);

export const asPerson = async (deps: PeopleDeps, row: PersonRow, hasSuspensions = true): Promise<Person> => {
  const suspension = hasSuspensions ? await suspensionOf(deps.db, row, deps.now()) : undefined;
  const also = row.kind === 'account' ? await guestsOf(deps, row.id) : [];
  return {
    id: row.id,
    name: row.name,
    kind: row.kind,
    ...(also.length === 0 ? {} : { also }),
    ...(suspension ? { suspendedUntil: suspension.until ?? Number.POSITIVE_INFINITY } : {}),
  };
};

/** Whether an account or a bot other than this one has a name that is, or looks like, this one. */
const isAccountsName = async ({ db }: PeopleDeps, name: string, but = ''): Promise<boolean> => {
  const owner = await db
    .selectFrom('persons')
    .select('id')
    .where(it => it.or([it('folded', '=', foldName(name)), it('skeleton', '=', skeletonOf(name))]))
    .where('kind', '<>', 'guest')
    .where('deleted', 'is', null)
    .where('id', '<>', but)
    .executeTakeFirst();
  return owner !== undefined;
};

/** A name as it is stored: how it is written, compared and looks. */
const nameColumns = (name: string, kind: PersonRow['kind']) => {
  const folded = foldName(name);
  return { name, folded, ...(kind === 'guest' ? {} : { skeleton: skeletonOf(name), skeletonOf: folded }) };
};

/** Makes a guest, or a bot of an account. */
export const createPerson = async (
  deps: PeopleDeps,
  text: string,
  kind: 'guest' | 'bot' = 'guest',
  owner: string | null = null,
): Promise<Result<PersonRow>> => {
  const name = readName(text);
  if (!name.ok) return name;
  if (await isAccountsName(deps, name.value)) return fail('people.taken');
  const now = deps.now();
  const row: PersonRow = {
    id: newPersonId(),
    skeleton: null,
    skeletonOf: null,
    ...nameColumns(name.value, kind),
    kind,
    created: now,
    seen: now,
    holiday: null,
    holidayUsed: 0,
    holidayYear: 0,
    mergedInto: null,
    owner,
    deleted: null,
  };
  return unlessTaken(async () => {
    await deps.db.insertInto('persons').values(row).execute();
    return row;
  });
};

/** Gives another name; a guest becomes an account where that is wanted. */
export const renamePerson = async (
  deps: PeopleDeps,
  id: string,
  text: string,
  kind: PersonRow['kind'],
): Promise<Result<string>> => {
  const name = readName(text);
  if (!name.ok) return name;
  if (await wasTakenBack(deps, id, name.value)) return fail('people.name');
  if (await isAccountsName(deps, name.value, id)) return fail('people.taken');
  return unlessTaken(async () => {
    await deps.db
      .updateTable('persons')
      .set({ ...nameColumns(name.value, kind), kind })
      .where('id', '=', id)
      .execute();
    return name.value;
  });
};

/** Whether operators took this name from the person. */
const wasTakenBack = async ({ db }: PeopleDeps, person: string, name: string): Promise<boolean> => {
  const taken = await db
    .selectFrom('takenNames')
    .select('name')
    .where('person', '=', person)
    .where('folded', '=', foldName(name))
    .executeTakeFirst();
  return taken !== undefined;
};

/** Two may ask for one name in the same moment: the database lets one of them have it. */
const unlessTaken = async <T>(work: () => Promise<T>): Promise<Result<T>> => {
  try {
    return ok(await work());
  } catch (error) {
    if (isTaken(error)) return fail('people.taken');
    throw error;
  }
};

/**
 * Lets a guest's games come along with an account. The seats stay the guest's, since histories are never rewritten: the account acts on
 * them (`actsAs`). Of ratings in the same pool the account's stay.
 */
export const mergeGuest = ({ db }: PeopleDeps, guest: string, account: string): Promise<void> =>
  db.transaction().execute(async step => {
    const merged = await step
      .updateTable('persons')
      .set({ mergedInto: account })
      .where('id', '=', guest)
      .where('kind', '=', 'guest')
      .where('mergedInto', 'is', null)
      .executeTakeFirst();
    if (merged.numUpdatedRows === 0n) return;
    await sql`insert into sitters (room, person) select room, ${account} from sitters where person = ${guest}
      on conflict do nothing`.execute(step);
    await step.updateTable('played').set({ person: account }).where('person', '=', guest).execute();
    await step
      .updateTable('ratings')
      .set({ person: account })
      .where('person', '=', guest)
      .where('pool', 'not in', step.selectFrom('ratings').select('pool').where('person', '=', account))
      .execute();
    await step.deleteFrom('ratings').where('person', '=', guest).execute();
    await sql`insert into blocks (person, other, kind, at) select ${account}, other, kind, at from blocks
      where person = ${guest} and other <> ${account} on conflict do nothing`.execute(step);
    await sql`insert into blocks (person, other, kind, at) select person, ${account}, kind, at from blocks
      where other = ${guest} and person <> ${account} on conflict do nothing`.execute(step);
    await step
      .deleteFrom('blocks')
      .where(it => it.or([it('person', '=', guest), it('other', '=', guest)]))
      .execute();
    await step.updateTable('pushes').set({ person: account }).where('person', '=', guest).execute();
    await step
      .updateTable('webhooks')
      .set({ person: account })
      .where('person', '=', guest)
      .where(it => it.not(it.exists(step.selectFrom('webhooks').select('url').where('person', '=', account))))
      .execute();
    await step.deleteFrom('webhooks').where('person', '=', guest).execute();
    await step.updateTable('notices').set({ person: account }).where('person', '=', guest).execute();
    await step.deleteFrom('sessions').where('person', '=', guest).execute();
  });
