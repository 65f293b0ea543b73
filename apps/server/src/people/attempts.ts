import { sql } from 'kysely';
import { hashOf } from '../ids.ts';
import { LIMITS } from '../limits.ts';
import type { PeopleDeps } from './deps.ts';

const { within, perPair, perKnownPair, perHotPair, hot, perAddress, knownFor } = LIMITS.people.signIn;

/** Who tries a password or a recovery code. */
export interface Try {
  /** The name as it is compared. */
  readonly name: string;
  /** The account of that name, where there is one. */
  readonly account: string | undefined;
  readonly network: string;
}

const keysOf = ({ name, network }: Try) => ({
  pair: `pair:${network} ${name}`,
  address: `from:${network}`,
  name: `at:${name}`,
});

/**
 * Counts a try before it is checked, so that many at once are counted too; whether it may be made. What others do from elsewhere keeps
 * nobody out: where many addresses try one name, each has fewer tries, and never none.
 */
export const mayTry = async (deps: PeopleDeps, tried: Try): Promise<boolean> => {
  const keys = keysOf(tried);
  const isKnown = await isKnownNetwork(deps, tried);
  const tries = await count(deps, keys.pair);
  if (isKnown) return tries <= perKnownPair;
  const isHot = (await count(deps, keys.name)) > hot;
  const fromThere = await count(deps, keys.address);
  return tries <= (isHot ? perHotPair : perPair) && fromThere <= perAddress;
};

/** The try was good: those of this pair are forgiven. Of those from this address only this one is, or whoever has an account could guess on. */
export const forgive = async (deps: PeopleDeps, tried: Try): Promise<void> => {
  const keys = keysOf(tried);
  const wasKnown = await isKnownNetwork(deps, tried);
  await deps.db.deleteFrom('attempts').where('key', '=', keys.pair).execute();
  if (wasKnown) return;
  await deps.db
    .updateTable('attempts')
    .set({ count: sql`attempts.count - 1` })
    .where('key', 'in', [keys.address, keys.name])
    .execute();
};

/** Remembers from where an account was entered. */
export const noteEntrance = async ({ db, now }: PeopleDeps, account: string, network: string): Promise<void> => {
  const at = now();
  await db
    .insertInto('entrances')
    .values({ person: account, network: networkHash(account, network), at })
    .onConflict(conflict => conflict.columns(['person', 'network']).doUpdateSet({ at }))
    .execute();
};

/** Whether the account was entered from there before. */
export const isKnownNetwork = async (
  { db, now }: PeopleDeps,
  { account, network }: Pick<Try, 'account' | 'network'>,
): Promise<boolean> => {
  if (account === undefined) return false;
  const row = await db
    .selectFrom('entrances')
    .select('at')
    .where('person', '=', account)
    .where('network', '=', networkHash(account, network))
    .where('at', '>', now() - knownFor)
    .executeTakeFirst();
  return row !== undefined;
};

/** Nobody reads from the database where somebody was, but who guesses it. */
const networkHash = (account: string, network: string): string => hashOf(`${account} ${network}`);

/** One more; how many there were lately. */
const count = async ({ db, now }: PeopleDeps, key: string): Promise<number> => {
  const at = now();
  const isLately = sql<boolean>`attempts.since > ${at - within}`;
  await db
    .insertInto('attempts')
    .values({ key, count: 1, since: at })
    .onConflict(conflict =>
      conflict.column('key').doUpdateSet({
        count: sql`case when ${isLately} then attempts.count + 1 else 1 end`,
        since: sql`case when ${isLately} then attempts.since else ${at} end`,
      }),
    )
    .execute();
  const row = await db.selectFrom('attempts').select('count').where('key', '=', key).executeTakeFirst();
  return row?.count ?? 0;
};
