import type { LiveRoom } from './liveRoom.ts';
import type { Parts } from './deps.ts';
import { readRoom } from './replay.ts';

/** Milliseconds between two looks at what can leave. */
const TIDY_EVERY = 5_000;

/** The rooms in memory. Whoever nobody needs leaves, and is read again when somebody asks. */
export class Shelf {
  private readonly parts: Parts;
  private readonly rooms = new Map<string, LiveRoom>();
  private readonly loading = new Map<string, Promise<LiveRoom | undefined>>();
  /** Hears which rooms leave memory. */
  private readonly leave: (rooms: readonly LiveRoom[]) => void;
  private readonly timer: NodeJS.Timeout;

  constructor(parts: Parts, leave: (rooms: readonly LiveRoom[]) => void) {
    this.parts = parts;
    this.leave = leave;
    this.timer = setInterval(() => this.tidy(), TIDY_EVERY).unref();
  }

  get size(): number {
    return this.rooms.size;
  }

  all(): Iterable<LiveRoom> {
    return this.rooms.values();
  }

  /** A room that is in memory already. */
  peek(id: string): LiveRoom | undefined {
    return this.rooms.get(id);
  }

  /** The room that is being read, if it is. */
  opening(id: string): Promise<LiveRoom | undefined> | undefined {
    return this.loading.get(id);
  }

  /** Rejects while the database is away; undefined where there is no such room. */
  open(id: string): Promise<LiveRoom | undefined> {
    const room = this.rooms.get(id);
    if (room) return Promise.resolve(room);
    const already = this.loading.get(id);
    if (already) return already;
    const loading = readRoom(this.parts, id)
      .then(read => {
        return read && this.current(read);
      })
      .finally(() => this.loading.delete(id));
    this.loading.set(id, loading);
    return loading;
  }

  /** The one copy of a room that counts: one that has left memory, or is new, comes in unless another is there. */
  current(room: LiveRoom): LiveRoom {
    const known = this.rooms.get(room.id);
    if (known) return known;
    this.rooms.set(room.id, room);
    return room;
  }

  close(): void {
    clearInterval(this.timer);
  }

  private tidy(): void {
    const { limits, now } = this.parts;
    const idle = [...this.rooms.values()].filter(room => room.watchers.size === 0 && !room.running);
    const surplus = idle.length - limits.rooms.idle;
    const before = now() - limits.rooms.idleFor;
    idle.sort((a, b) => a.idleSince - b.idleSince);
    const leaving = idle.filter((room, i) => i < surplus || room.idleSince <= before);
    for (const { id } of leaving) this.rooms.delete(id);
    this.leave(leaving);
  }
}
