import { fail, ok, type Result } from '@threefold/core';
import { PASSWORD_LENGTH } from '@threefold/wire';
import type { ArgonCost, PeopleDeps } from './deps.ts';

/** Loaded when somebody has a password at all. */
const argon = () => import('@node-rs/argon2');

export const isLongEnough = (password: string): boolean =>
  Array.from(password.normalize('NFKC')).length >= PASSWORD_LENGTH;

/** Sets the password of a person. */
export const setPassword = async (deps: PeopleDeps, person: string, password: string): Promise<Result<true>> => {
  if (!isLongEnough(password)) return fail('people.password', `${PASSWORD_LENGTH}`);
  const { hash } = await argon();
  const row = { person, hash: await hash(password.normalize('NFKC'), deps.argon) };
  await deps.db
    .insertInto('passwords')
    .values(row)
    .onConflict(conflict => conflict.column('person').doUpdateSet({ hash: row.hash }))
    .execute();
  return ok(true);
};

export const hasPassword = async ({ db }: PeopleDeps, person: string): Promise<boolean> =>
  (await db.selectFrom('passwords').select('person').where('person', '=', person).executeTakeFirst()) !== undefined;

/** Whether it is the password. An unknown person takes as long as a wrong password, so that nobody learns which names exist. */
export const checkPassword = async (
  deps: PeopleDeps,
  person: string | undefined,
  password: string,
): Promise<boolean> => {
  const row = await deps.db
    .selectFrom('passwords')
    .select('hash')
    .where('person', '=', person ?? '')
    .executeTakeFirst();
  const { verify } = await argon();
  const matches = await verify(row?.hash ?? (await nobodysHash(deps.argon)), password.normalize('NFKC'));
  return matches && row !== undefined;
};

const nobodys = new Map<ArgonCost, Promise<string>>();
const nobodysHash = (cost: ArgonCost): Promise<string> => {
  const known = nobodys.get(cost) ?? argon().then(({ hash }) => hash('', cost));
  nobodys.set(cost, known);
  return known;
};
