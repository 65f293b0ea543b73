import type { ServerContext } from './context.ts';
import { countAborts } from './moderation/aborts.ts';
import { finishRenames } from './moderation/rename.ts';
import { type NotificationOptions, openNotifications } from './notifications/notifications.ts';
import { peopleDeps } from './people/deps.ts';
import { forgetExpired } from './people/expire.ts';
import { sweepHolidays } from './people/holiday.ts';
import { fillSkeletons } from './people/skeletons.ts';
import { openRatings } from './ratings/worker.ts';
import { closeStaleTables, forgetUnplayed } from './rooms/forget.ts';

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
