import { rematchDue } from '@threefold-games/room';
import type { DueRoom, Postponement } from '../store/store.ts';
import type { RoomDeps } from './deps.ts';
import type { Lease } from './lease.ts';
import { dueAt } from './liveRoom.ts';
import type { Opener } from './opener.ts';
import type { RoomCache } from './roomCache.ts';
import type { RoomQueue } from './roomQueue.ts';
import { inSlices, leased, Rounds } from './rounds.ts';
import type { Scheduler } from './scheduler.ts';

/** Milliseconds that each question to the database looks ahead: a room is in memory before it is due. */
const AHEAD = 2_000;
/** Rooms that are asked for at once. */
const MOST = 500;
/** Milliseconds until a room is tried again that cannot be read. */
const BROKEN_FOR = 60_000;

export interface DueRoomsParts {
  readonly lease: Lease;
  readonly cache: RoomCache;
  readonly queue: RoomQueue;
  readonly scheduler: Scheduler;
  readonly opener: Opener;
}

/**
 * Asks the database every second which rooms are due, and has the scheduler see to them. The time that is stored with a room may be too early,
 * never too late; where it is too early, the right one is stored. So no room has to be in memory to be woken, whoever looked after it before.
 */
export class DueRooms {
  private readonly deps: RoomDeps;
  private readonly parts: DueRoomsParts;
  private readonly rounds: Rounds;

  constructor(deps: RoomDeps, parts: DueRoomsParts) {
    this.deps = deps;
    this.parts = parts;
    const trouble = 'the rooms that are due could not be looked at';
    this.rounds = new Rounds(deps, { round: () => this.ask(), isRegular: true, trouble });
  }

  start(): void {
    this.rounds.request();
  }

  stop(): Promise<void> {
    return this.rounds.stop();
  }

  private async ask(): Promise<void> {
    const { store, now } = this.deps;
    let after: DueRoom | undefined;
    // Whoever is not sure of its lease looks after nothing.
    while (!this.rounds.isStopped && this.parts.lease.isValid) {
      const rooms = await store.leases.due({ until: now() + AHEAD, now: now(), most: MOST, after });
      await this.lookAt(await leased(this.deps, rooms));
      if (rooms.length < MOST) return;
      after = rooms.at(-1);
    }
  }

  private async lookAt(rooms: readonly DueRoom[]): Promise<void> {
    const later: Postponement[] = [];
    await inSlices(rooms, async due => {
      const failed = () => ({ room: due.id, seq: due.seq, wakeAt: this.deps.now() + BROKEN_FOR });
      const postponement = await this.rounds.tryRoom(due.id, () => this.look(due), failed);
      if (postponement) later.push(postponement);
    });
    const stored = new Set(await this.deps.store.leases.postpone(later));
    for (const { room: id, seq, wakeAt } of later) {
      if (stored.has(id)) this.parts.cache.peek(id)?.postponed(seq, wakeAt);
    }
  }

  /** Looks at a room of this process; returns when the next one has to do so, where that is to be stored. */
  private async look({ id, seq }: DueRoom): Promise<Postponement | undefined> {
    const { cache, queue, scheduler, opener } = this.parts;
    const room = await cache.load(id);
    if (!room || this.rounds.isStopped) return undefined;
    if (room.state.seq < seq) room.markStale();
    if (!room.isCurrent) await queue.refresh(room);
    if (room.kind === 'broken') throw new Error('its journal cannot be read again');
    scheduler.add(room);
    if (rematchDue(room.state)) void opener.openRematch(room);
    const due = dueAt(room.state);
    if (due !== undefined && due <= this.deps.now() + AHEAD) {
      // Its timer is set, or its bot thinks: it stays in memory until then.
      room.needUntil(due);
      return undefined;
    }
    // Whatever is being stored may go by the time that is stored now: the room is looked at again.
    if (room.isBusy || !room.isCurrent || room.state.seq !== seq) return undefined;
    room.postponing();
    return { room: id, seq, wakeAt: due ?? null };
  }
}
