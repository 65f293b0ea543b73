import type { Cancel } from '../time.ts';
import type { RoomDeps } from './deps.ts';
import type { LiveRoom } from './liveRoom.ts';
import { readRoom } from './replay.ts';

/** Milliseconds between two looks for rooms to evict. */
const EVICT_EVERY = 1_000;

/** The rooms in memory. A room that nobody needs is evicted, and read again when somebody asks for it. */
export class RoomCache {
  private readonly deps: RoomDeps;
  private readonly rooms = new Map<string, LiveRoom>();
  private readonly loading = new Map<string, Promise<LiveRoom | undefined>>();
  private readonly onEvict: (rooms: readonly LiveRoom[]) => void;
  /** Stops evicting. */
  readonly close: Cancel;

  constructor(deps: RoomDeps, onEvict: (rooms: readonly LiveRoom[]) => void) {
    this.deps = deps;
    this.onEvict = onEvict;
    this.close = deps.every(EVICT_EVERY, () => this.evictIdle());
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

  /** A room that is being read just now. */
  pending(id: string): Promise<LiveRoom | undefined> | undefined {
    return this.loading.get(id);
  }

  /** Rejects while the database is away; undefined where there is no such room. */
  load(id: string): Promise<LiveRoom | undefined> {
    const room = this.rooms.get(id);
    if (room) return Promise.resolve(room);
    const already = this.loading.get(id);
    if (already) return already;
    const loading = readRoom(this.deps, id)
      .then(read => read && this.current(read))
      .finally(() => this.loading.delete(id));
    this.loading.set(id, loading);
    return loading;
  }

  /** The one copy of a room that counts: one that is new, or was evicted, is put in unless there is another. */
  current(room: LiveRoom): LiveRoom {
    const known = this.rooms.get(room.id);
    if (known) return known;
    this.rooms.set(room.id, room);
    return room;
  }

  /** Forgets a room that nobody follows: whoever asks for it next reads what is stored. */
  drop(room: LiveRoom): void {
    room.isStale = true;
    this.rooms.delete(room.id);
    this.onEvict([room]);
  }

  private evictIdle(): void {
    const { limits, now } = this.deps;
    const at = now();
    const idle = [...this.rooms.values()].filter(
      room => room.watchers.size === 0 && !room.isRunning && room.idleSince <= at,
    );
    const surplus = idle.length - limits.rooms.idle;
    const before = at - limits.rooms.idleFor;
    idle.sort((a, b) => a.idleSince - b.idleSince);
    const evicted = idle.filter((room, i) => i < surplus || room.idleSince <= before);
    for (const { id } of evicted) this.rooms.delete(id);
    this.onEvict(evicted);
  }
}
