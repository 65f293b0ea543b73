import { fail, ok, type Result } from '@threefold-games/core';
import type { PeopleDeps } from '../people/deps.ts';
import { findPerson, type PersonRow } from '../people/persons.ts';
import { type Operator, writeLog } from './log.ts';

export const isOperator = async ({ db }: PeopleDeps, person: string): Promise<boolean> =>
  (await db.selectFrom('operators').select('person').where('person', '=', person).executeTakeFirst()) !== undefined;

/** The person whom an act is about. Nobody acts upon themselves, and upon operators only whoever has the server. */
export const findTarget = async (deps: PeopleDeps, by: Operator, id: string): Promise<Result<PersonRow>> => {
  const row = await findPerson(deps, id);
  if (row === undefined) return fail('people.missing');
  if (by !== null && (row.id === by || row.owner === by || (await isOperator(deps, row.id))))
    return fail('people.forbidden');
  return ok(row);
};

/** Makes an account an operator, or ends that. Only whoever has the server does so: no operator makes others. */
export const setOperator = async (
  deps: PeopleDeps,
  by: Operator,
  id: string,
  { on, why }: { readonly on: boolean; readonly why: string },
): Promise<Result<PersonRow>> => {
  if (by !== null) return fail('people.forbidden');
  const row = await findPerson(deps, id);
  if (row === undefined) return fail('people.missing');
  if (row.kind !== 'account') return fail('people.account');
  const at = deps.now();
  await deps.db.transaction().execute(async step => {
    await step.deleteFrom('operators').where('person', '=', row.id).execute();
    if (on) await step.insertInto('operators').values({ person: row.id, since: at }).execute();
    await writeLog(step, { by, act: on ? 'makeOperator' : 'endOperator', person: row.id, why }, at);
  });
  return ok(row);
};
