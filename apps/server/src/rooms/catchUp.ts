import type { Lease } from './lease.ts';
import type { LiveRoom } from './liveRoom.ts';
import type { RoomCache } from './roomCache.ts';
import type { RoomQueue } from './roomQueue.ts';
import type { Scheduler } from './scheduler.ts';

/** So many rooms catch up at once after an interruption. */
const AT_ONCE = 50;

/** Milliseconds for which a leased room stays where something was done in it: some play over HTTP, by any process. */
const NEEDED_FOR = 2_000;

export interface CatchUpParts {
  readonly lease: Lease;
  readonly cache: RoomCache;
  readonly queue: RoomQueue;
  readonly scheduler: Scheduler;
}

/** Lets the rooms in memory read what other processes have stored. */
export class CatchUp {
  private readonly cache: RoomCache;
  private readonly queue: RoomQueue;
  private readonly scheduler: Scheduler;
  private readonly now: () => number;
  /** How often all rooms were to catch up; only the last time counts. */
  private rounds = 0;

  private closed = false;

  constructor(now: () => number, { lease, cache, queue, scheduler }: CatchUpParts) {
    this.now = now;
    this.cache = cache;
    this.queue = queue;
    this.scheduler = scheduler;
    lease.interrupted.add(() => this.afterInterruption());
    // The one that died may not have told what it had stored.
    lease.othersLeft.add(({ died }) => died && this.all());
  }

  /**
   * Another process has stored events up to this number. A room that is of no concern here is forgotten instead of read: that process, or
   * whichever has the lease, sees to it. Where this one has it, it is handed over: a room is best served where it is played in.
   */
  heard(roomId: string, seq: number): void {
    const room = this.cache.peek(roomId);
    if (!room) void this.heardOfPending(roomId, seq);
    else if (room.state.seq >= seq) return;
    else if (this.isNeeded(room)) void this.one(room);
    else {
      if (room.leasedBy === 'here') this.scheduler.giveUp(room);
      this.cache.drop(room);
    }
  }

  /** Whether somebody follows the room here, or something was done just now in one that this process has leased. */
  private isNeeded(room: LiveRoom): boolean {
    const isOwn = room.leasedBy === 'here' && this.now() - room.idleSince < NEEDED_FOR;
    return room.watchers.size > 0 || room.isBusy || isOwn;
  }

  /** Resolves when the room has read what is stored. */
  one(room: LiveRoom): Promise<void> {
    room.markStale();
    return this.queue.refresh(room);
  }

  /** Some messages of other processes may have been lost. */
  all(): void {
    for (const room of this.cache.all()) room.markStale();
    void this.refreshAll();
  }

  /** For some time this process could not serve: others may have its rooms, and clocks may have to be given time back. */
  private afterInterruption(): void {
    for (const room of this.cache.all()) {
      this.scheduler.forget(room);
      room.markInterrupted();
    }
    void this.refreshAll();
  }

  close(): void {
    this.closed = true;
  }

  /** What is being read may have been read before those events were stored. */
  private async heardOfPending(roomId: string, seq: number): Promise<void> {
    const room = await this.cache.pending(roomId)?.catch(() => undefined);
    if (room && room.state.seq < seq) await this.one(room);
  }

  /**
   * A few rooms at a time: thousands at once would keep everybody waiting, the renewal of the lease included, so that one interruption would
   * lead to the next. A room in which somebody plays meanwhile catches up at once.
   */
  private async refreshAll(): Promise<void> {
    this.rounds += 1;
    const round = this.rounds;
    const rooms = this.cache.all();
    for (let n = 0; n < rooms.length && round === this.rounds && !this.closed; n += AT_ONCE) {
      const some = rooms.slice(n, n + AT_ONCE);
      await Promise.all(some.map(room => this.queue.refresh(room)));
      for (const room of some) this.scheduler.schedule(room);
    }
  }
}
