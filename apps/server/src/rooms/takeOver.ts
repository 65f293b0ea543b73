import type { DueRoom } from '../store/store.ts';
import { StoreError } from '../store/storeError.ts';
import type { CatchUp } from './catchUp.ts';
import type { RoomDeps } from './deps.ts';
import type { Presence } from './presence.ts';
import type { RoomCache } from './roomCache.ts';
import type { Scheduler } from './scheduler.ts';
import { inSlices } from './slices.ts';

/** Rooms that are leased by one statement. */
const BATCH = 100;
/** Milliseconds until it is tried again where the database was away. */
const AGAIN = 1_000;

export interface TakeOverParts {
  readonly cache: RoomCache;
  readonly catchUp: CatchUp;
  readonly scheduler: Scheduler;
  readonly presence: Presence;
}

type LiveGame = Pick<DueRoom, 'id' | 'isMine'>;

/**
 * Goes through the live games that are this process's, or that it can have, after a start and when another process has left: who was connected
 * there may be gone. Games over days need none of that: they are woken when they are due.
 */
export class TakeOver {
  private readonly deps: RoomDeps;
  private readonly parts: TakeOverParts;
  private wanted = false;
  private work: Promise<void> | undefined;
  private stopped = false;

  constructor(deps: RoomDeps, parts: TakeOverParts) {
    this.deps = deps;
    this.parts = parts;
  }

  /** Begins, in the background; once more if it is under way. */
  request(): void {
    if (this.stopped) return;
    this.wanted = true;
    this.work ??= this.run().finally(() => {
      this.work = undefined;
    });
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await this.work;
  }

  private async run(): Promise<void> {
    try {
      while (this.wanted && !this.stopped) {
        this.wanted = false;
        await this.takeAll();
      }
    } catch (error) {
      this.deps.log.warn({ trouble: String(error) }, 'live games could not be taken over');
      this.deps.after(AGAIN, () => this.request());
    }
  }

  private async takeAll(): Promise<void> {
    const { store, now } = this.deps;
    const games = await store.leases.live(now());
    for (let n = 0; n < games.length && !this.stopped; n += BATCH) {
      const some = games.slice(n, n + BATCH);
      const others = some.filter(({ isMine }) => !isMine).map(({ id }) => id);
      const acquired = new Set(await store.leases.acquire(others, now()));
      await inSlices(
        some.filter(({ id, isMine }) => isMine || acquired.has(id)),
        game => this.tryOne(game),
      );
    }
  }

  private async tryOne(game: LiveGame): Promise<void> {
    if (this.stopped) return;
    try {
      await this.take(game);
    } catch (error) {
      if (error instanceof StoreError) throw error;
      this.deps.log.error({ room: game.id, err: error }, 'a live game could not be read');
    }
  }

  private async take({ id, isMine }: LiveGame): Promise<void> {
    const { cache, catchUp, scheduler, presence } = this.parts;
    const room = await cache.load(id);
    if (!room || this.stopped) return;
    if (!isMine || room.checkOutages) {
      // Reads what was missed, and gives back the time in which nobody could play.
      room.checkOutages = true;
      void catchUp.one(room);
    }
    scheduler.add(room);
    presence.expect(room);
  }
}
