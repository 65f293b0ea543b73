import { LIMITS } from '../limits.ts';
import type { PeopleDeps } from '../people/deps.ts';

/**
 * A guest who is suspended comes back with a new cookie. Where an operator wanted so, no new guests are let in for a while from the network
 * that the suspended person was last heard from; whoever has a name there already, or an account, is not concerned.
 */
export const closeNetwork = async ({ db, now }: PeopleDeps, network: string): Promise<void> => {
  const until = now() + LIMITS.people.networkClosed;
  await db
    .insertInto('closedNetworks')
    .values({ network, until })
    .onConflict(conflict => conflict.column('network').doUpdateSet({ until }))
    .execute();
};

export const isNetworkClosed = async ({ db, now }: PeopleDeps, network: string): Promise<boolean> => {
  const row = await db
    .selectFrom('closedNetworks')
    .select('network')
    .where('network', '=', network)
    .where('until', '>', now())
    .executeTakeFirst();
  return row !== undefined;
};
