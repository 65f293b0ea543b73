import type { LobbyRow } from '@threefold-games/wire';
import type { Kysely } from 'kysely';
import type { RoomService, ServerContext } from './context.ts';
import { newId } from './ids.ts';
import { LIMITS } from './limits.ts';
import { countAborts } from './moderation/aborts.ts';
import { finishRenames } from './moderation/rename.ts';
import { type NotificationOptions, openNotifications } from './notifications/notifications.ts';
import { type PeopleDeps, peopleDeps } from './people/deps.ts';
import { sweepHolidays } from './people/holiday.ts';
import { SESSION_LASTS } from './people/sessions.ts';
import { fillSkeletons } from './people/skeletons.ts';
import { openRatings } from './ratings/worker.ts';
import type { Tables } from './store/tables.ts';

/** How often holidays are looked after, in milliseconds. */
const EVERY = 60_000;
/** How often what has expired is forgotten, in such rounds. */
const ROUNDS = 60;

/** What goes on without anybody asking: ratings, notifications, holidays. Every process does it; nothing is done twice. */
export interface Services {
  close(): Promise<void>;
}

export const openServices = (context: ServerContext, options: NotificationOptions = {}): Services => {
  const deps = peopleDeps(context);
  const ratings = openRatings(context);
  const notifications = openNotifications(context, options);
  const stopCounting = countAborts(context);
  let work: Promise<unknown> = Promise.resolve();
  let round = 0;
  const sweep = async (): Promise<void> => {
    await sweepHolidays(deps, context.rooms);
    await finishRenames(deps, context.rooms);
    if (round++ % ROUNDS !== 0) return;
    await closeStaleTables(deps.db, context.rooms, deps.now());
    await forgetUnplayed(deps.db, deps.now());
    await forgetExpired(deps);
    await fillSkeletons(deps.db);
  };
  const stopSweeping = context.every(EVERY, () => {
    work = work
      .then(sweep)
      .catch((error: unknown) => context.log.warn({ err: error }, 'what is done now and then waits for the store'));
  });
  return {
    close: async () => {
      stopSweeping();
      await Promise.all([work, stopCounting(), ratings.close(), notifications.close()]);
    },
  };
};

const { closedAfter, forgottenAfter } = LIMITS.rooms;
/** So few tables that nobody has to wait. */
const TABLES_AT_ONCE = 200;

/** Closes tables at which nothing has happened for long, in the name of their hosts. Watchers hear of it. */
export const closeStaleTables = async (db: Kysely<Tables>, rooms: RoomService, now: number): Promise<void> => {
  const stale = await db
    .selectFrom('rooms')
    .select('row')
    .where('phase', '=', 'gathering')
    .where('updated', '<', now - closedAfter)
    .limit(TABLES_AT_ONCE)
    .execute();
  for (const { row } of stale) {
    const { id, host } = JSON.parse(row) as LobbyRow;
    const person = { id: host, name: '', kind: 'guest' } as const;
    await rooms.act({ person, roomId: id, requestId: newId(), act: { kind: 'close' } });
  }
};

/** Forgets tables at which no turn was ever played, some time after their end. Games that were played stay for good. */
export const forgetUnplayed = async (db: Kysely<Tables>, now: number): Promise<void> => {
  const rooms = await db
    .selectFrom('finished')
    .innerJoin('rooms', 'rooms.id', 'finished.room')
    .select('rooms.id')
    .where('finished.ended', '<', now - forgottenAfter)
    .where('finished.open', '=', 0)
    // No name has quotation marks in it.
    .where('rooms.row', 'like', '%"turns":0,%')
    .where('rooms.id', 'not in', db.selectFrom('played').select('played.room'))
    .limit(TABLES_AT_ONCE)
    .execute();
  if (rooms.length === 0) return;
  const ids = rooms.map(({ id }) => id);
  await db.transaction().execute(async step => {
    for (const table of ['events', 'snapshots', 'sitters', 'chat', 'finished', 'notices'] as const)
      await step.deleteFrom(table).where('room', 'in', ids).execute();
    await step.deleteFrom('rooms').where('id', 'in', ids).execute();
  });
};

/** Guests that are forgotten at once. */
const GUESTS_AT_ONCE = 1_000;

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
    .limit(GUESTS_AT_ONCE)
    .execute();
  const ids = guests.map(({ id }) => id);
  if (ids.length === 0) return;
  await db.transaction().execute(async step => {
    for (const table of ['sessions', 'blocks', 'pushes', 'webhooks', 'suspensions', 'takenNames', 'aborts'] as const)
      await step.deleteFrom(table).where('person', 'in', ids).execute();
    await step.deleteFrom('persons').where('id', 'in', ids).execute();
  });
};
