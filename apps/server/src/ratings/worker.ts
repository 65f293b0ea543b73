import type { ServerContext } from '../context.ts';
import { peopleDeps } from '../people/deps.ts';
import { scrubRoom, unscrubbedRooms } from '../people/scrub.ts';
import { finishGame } from './finish.ts';

/** How often it is looked for games that another process, or this one before a crash, left undone. */
const SWEEP_EVERY = 300_000;
/** How many at once. */
const BATCH = 100;
/** Milliseconds for what is left at the end; the rest is found at the next start. */
const ENDING = 3_000;

export interface Ratings {
  /** Looks for all that is to be done; how many games were. */
  sweep(): Promise<number>;
  close(): Promise<void>;
}

/** Works finished games into lists and ratings: those of this process at once, all others soon. */
export const openRatings = (
  context: Pick<ServerContext, 'store' | 'rooms' | 'origin' | 'now' | 'every' | 'log'>,
): Ratings => {
  const { store, rooms, log } = context;
  const deps = peopleDeps(context);
  let work: Promise<unknown> = Promise.resolve();
  let isOpen = true;
  let until = Number.POSITIVE_INFINITY;

  const finish = async (room: string): Promise<boolean> => {
    const state = await rooms.load(room);
    if (!state.ok || state.value.phase !== 'over') return false;
    const isNew = await finishGame(deps, state.value);
    const isScrubbed = await scrubRoom(deps, room);
    if (isScrubbed) await rooms.reload(room);
    return isNew || isScrubbed;
  };

  const sweep = async (): Promise<number> => {
    let count = 0;
    for (;;) {
      let done = 0;
      for (const id of await undoneRooms()) if (isOpen && (await finish(id))) done++;
      count += done;
      if (done === 0) return count;
    }
  };

  const undoneRooms = async (): Promise<readonly string[]> => {
    const unfinished = await store.db
      .selectFrom('rooms')
      .leftJoin('finished', 'finished.room', 'rooms.id')
      .select('rooms.id')
      .where('rooms.phase', '=', 'over')
      .where('finished.room', 'is', null)
      .limit(BATCH)
      .execute();
    return [...unfinished.map(({ id }) => id), ...(await unscrubbedRooms(deps, BATCH))];
  };

  /** One after the other; what fails is found again. */
  const enqueue = (task: () => Promise<unknown>): void => {
    work = work
      .then(() => (context.now() <= until ? task() : undefined))
      .catch((error: unknown) => log.warn({ err: error }, 'a finished game could not be rated yet'));
  };

  const stopListening = rooms.onChange(({ state, effects }) => {
    if (effects.some(({ kind }) => kind === 'over')) enqueue(() => finish(state.id));
  });
  const stopSweeping = context.every(SWEEP_EVERY, () => enqueue(sweep));
  enqueue(sweep);
  return {
    sweep,
    close: async () => {
      isOpen = false;
      until = context.now() + ENDING;
      stopSweeping();
      stopListening();
      await work;
    },
  };
};
