import { LIMITS } from '../limits.ts';
import type { PeopleDeps } from './deps.ts';
import { SESSION_LASTS } from './sessions.ts';

/** Guests that are forgotten at once. */
const BATCH = 1_000;

/** Forgets what no longer counts: old tries, entrances and challenges, sessions that have ended, and guests who never sat down and do not come back. */
export const forgetExpired = async ({ db, now }: PeopleDeps): Promise<void> => {
  const at = now();
  await db
    .deleteFrom('attempts')
    .where('since', '<', at - LIMITS.people.signIn.within)
    .execute();
  await db
    .deleteFrom('aborts')
    .where('at', '<', at - LIMITS.rooms.aborts.within)
    .execute();
  await db.deleteFrom('closedNetworks').where('until', '<', at).execute();
  await db
    .deleteFrom('entrances')
    .where('at', '<', at - LIMITS.people.signIn.knownFor)
    .execute();
  await db.deleteFrom('challenges').where('expires', '<', at).execute();
  await db
    .deleteFrom('sessions')
    .where('seen', '<', at - SESSION_LASTS)
    .execute();
  const guests = await db
    .selectFrom('persons')
    .select('id')
    .where('kind', '=', 'guest')
    .where('mergedInto', 'is', null)
    .where('deleted', 'is', null)
    .where('seen', '<', at - LIMITS.people.guestFor)
    .where('id', 'not in', db.selectFrom('sitters').select('person'))
    .limit(BATCH)
    .execute();
  const ids = guests.map(({ id }) => id);
  if (ids.length === 0) return;
  await db.transaction().execute(async step => {
    for (const table of ['sessions', 'blocks', 'pushes', 'webhooks', 'suspensions', 'takenNames', 'aborts'] as const)
      await step.deleteFrom(table).where('person', 'in', ids).execute();
    await step.deleteFrom('persons').where('id', 'in', ids).execute();
  });
};
