import { sql } from 'kysely';
import { LIMITS } from '../limits.ts';
import type { PeopleDeps } from './deps.ts';

const { perName, perAddress, within } = LIMITS.people.signIn;

/** Who tries to sign in. */
export interface Try {
  /** The name as it is compared. */
  readonly name?: string;
  readonly address: string;
}

const keysOf = ({ name, address }: Try): readonly (readonly [key: string, most: number])[] => [
  [`address:${address}`, perAddress],
  ...(name === undefined ? [] : [[`name:${name}`, perName] as const]),
];

/** Counts a try before it is checked, so that many at once are counted too; whether it may be made. */
export const mayTry = async ({ db, now }: PeopleDeps, tried: Try): Promise<boolean> => {
  const at = now();
  let may = true;
  for (const [key, most] of keysOf(tried)) {
    const begun = sql<boolean>`attempts.since > ${at - within}`;
    await db
      .insertInto('attempts')
      .values({ key, count: 1, since: at })
      .onConflict(conflict =>
        conflict.column('key').doUpdateSet({
          count: sql`case when ${begun} then attempts.count + 1 else 1 end`,
          since: sql`case when ${begun} then attempts.since else ${at} end`,
        }),
      )
      .execute();
    const row = await db.selectFrom('attempts').select('count').where('key', '=', key).executeTakeFirst();
    may &&= (row?.count ?? 0) <= most;
  }
  return may;
};

/** The try was good: those at this name are forgiven. Of those from this address only this one is, or whoever has an account could guess on. */
export const forgive = async ({ db }: PeopleDeps, { name, address }: Try): Promise<void> => {
  if (name !== undefined) await db.deleteFrom('attempts').where('key', '=', `name:${name}`).execute();
  await db
    .updateTable('attempts')
    .set({ count: sql`attempts.count - 1` })
    .where('key', '=', `address:${address}`)
    .execute();
};
