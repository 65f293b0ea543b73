import type { DueRoom } from '../store/store.ts';
import type { CatchUp } from './catchUp.ts';
import type { RoomDeps } from './deps.ts';
import type { Lease } from './lease.ts';
import type { Presence } from './presence.ts';
import type { RoomCache } from './roomCache.ts';
import { inSlices, leased, Rounds } from './rounds.ts';
import type { Scheduler } from './scheduler.ts';

/** Rooms that are leased by one statement. */
const BATCH = 100;

export interface TakeOverParts {
  readonly lease: Lease;
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
  private readonly rounds: Rounds;

  constructor(deps: RoomDeps, parts: TakeOverParts) {
    this.deps = deps;
    this.parts = parts;
    const trouble = 'live games could not be taken over';
    this.rounds = new Rounds(deps, { round: () => this.takeAll(), isRegular: false, trouble });
    parts.lease.othersLeft.add(() => this.request());
  }

  /** Begins, in the background; once more if it is under way. */
  request(): void {
    this.rounds.request();
  }

  stop(): Promise<void> {
    return this.rounds.stop();
  }

  private async takeAll(): Promise<void> {
    const { store, now } = this.deps;
    const games = await store.leases.live(now());
    for (let n = 0; n < games.length && !this.rounds.isStopped; n += BATCH) {
      const some = await leased(this.deps, games.slice(n, n + BATCH));
      await inSlices(some, game => this.rounds.tryRoom(game.id, () => this.take(game)));
    }
  }

  private async take({ id, isMine }: LiveGame): Promise<void> {
    const { cache, catchUp, scheduler, presence } = this.parts;
    const room = await cache.load(id);
    if (!room || this.rounds.isStopped) return;
    if (!isMine || room.isInterrupted) {
      // Reads what was missed, and gives back the time in which nobody could play.
      room.markInterrupted();
      void catchUp.one(room);
    }
    scheduler.add(room);
    presence.expect(room);
  }
}
