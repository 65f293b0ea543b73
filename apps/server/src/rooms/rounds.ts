import type { DueRoom } from '../store/store.ts';
import { StoreError } from '../store/storeError.ts';
import type { Cancel } from '../time.ts';
import type { RoomDeps } from './deps.ts';

/** Milliseconds between two rounds, and until one is tried again that failed. */
const AGAIN = 1_000;

export interface RoundsParts {
  readonly round: () => Promise<void>;
  /** Whether one follows another of itself; otherwise only where it failed. */
  readonly isRegular: boolean;
  /** What is logged where a round fails. */
  readonly trouble: string;
}

/** Rounds of work in the background, one at a time. */
export class Rounds {
  private readonly deps: Pick<RoomDeps, 'after' | 'log'>;
  private readonly parts: RoundsParts;
  private wanted = false;
  private work: Promise<void> | undefined;
  private cancelTimer: Cancel = () => undefined;
  private stopped = false;

  constructor(deps: Pick<RoomDeps, 'after' | 'log'>, parts: RoundsParts) {
    this.deps = deps;
    this.parts = parts;
  }

  /** Whether what is under way should end. */
  get isStopped(): boolean {
    return this.stopped;
  }

  /** Begins a round, or has another one follow the one that is under way. */
  request(): void {
    if (this.stopped) return;
    this.wanted = true;
    this.work ??= this.run();
  }

  /** Resolves when nothing is under way any more. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.cancelTimer();
    await this.work;
  }

  /** Works on one room, unless the rounds are stopped. A bug stays in its room and keeps no other waiting; `failed` gives the result then. */
  async tryRoom<T>(room: string, work: () => Promise<T>, failed?: () => T): Promise<T | undefined> {
    if (this.stopped) return undefined;
    try {
      return await work();
    } catch (error) {
      if (error instanceof StoreError) throw error;
      this.deps.log.error({ room, err: error }, 'a room could not be looked after');
      return failed?.();
    }
  }

  private async run(): Promise<void> {
    let isDone = true;
    while (this.wanted && isDone && !this.stopped) {
      this.wanted = false;
      isDone = await this.tryRound();
    }
    this.work = undefined;
    if (this.stopped || (isDone && !this.parts.isRegular)) return;
    this.cancelTimer();
    this.cancelTimer = this.deps.after(AGAIN, () => this.request());
  }

  private async tryRound(): Promise<boolean> {
    try {
      await this.parts.round();
      return true;
    } catch (error) {
      this.deps.log.warn({ trouble: String(error) }, this.parts.trouble);
      return false;
    }
  }
}

/** Those of some rooms that this process has leased, or leases now. */
export const leased = async <T extends Pick<DueRoom, 'id' | 'isMine'>>(
  { store, now }: RoomDeps,
  rooms: readonly T[],
): Promise<readonly T[]> => {
  const others = rooms.filter(({ isMine }) => !isMine).map(({ id }) => id);
  const acquired = new Set(await store.leases.acquire(others, now()));
  return rooms.filter(({ id, isMine }) => isMine || acquired.has(id));
};

/** So many at once: a few milliseconds of work, after which sockets, timers and the renewal of the lease have their turn. */
const SLICE = 50;

/** Does something with many rooms, a few at a time. */
export const inSlices = async <T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> => {
  for (let n = 0; n < items.length; n += SLICE) {
    await Promise.all(items.slice(n, n + SLICE).map(work));
    await new Promise(setImmediate);
  }
};
