import { decide, type Effect, type RoomEvent, type RoomState, type World } from '@threefold-games/room';
import type { StoredRoom } from '../store/store.ts';
import type { Cancel } from '../time.ts';
import { Listeners, type RoomDeps } from './deps.ts';
import { LiveRoom } from './liveRoom.ts';
import type { Snapshots } from './snapshots.ts';

/** Milliseconds between two looks for rooms to evict. */
const EVICT_EVERY = 1_000;

/** A room that is being read from the journal; undefined if there is no such room. */
interface LoadingRoom {
  readonly kind: 'loading';
  readonly room: Promise<LiveRoom | undefined>;
}

/** The rooms in memory. A room that nobody needs is evicted, and read again when somebody asks for it. */
export class RoomCache {
  private readonly deps: RoomDeps;
  private readonly rooms = new Map<string, LoadingRoom | LiveRoom>();
  private readonly snapshots: Snapshots;
  /** Hears of rooms that leave memory. */
  readonly handedOver = new Listeners<LiveRoom>();
  /** Stops evicting. */
  readonly close: Cancel;

  constructor(deps: RoomDeps, snapshots: Snapshots) {
    this.deps = deps;
    this.snapshots = snapshots;
    this.close = deps.every(EVICT_EVERY, () => this.evictIdle());
  }

  get size(): number {
    return this.all().length;
  }

  /** The rooms that are read. */
  all(): readonly LiveRoom[] {
    return [...this.rooms.values()].filter(room => room.kind !== 'loading');
  }

  /** A room that is in memory already. */
  peek(id: string): LiveRoom | undefined {
    const known = this.rooms.get(id);
    return known?.kind === 'loading' ? undefined : known;
  }

  /** A room that is being read just now. */
  pending(id: string): Promise<LiveRoom | undefined> | undefined {
    const known = this.rooms.get(id);
    return known?.kind === 'loading' ? known.room : undefined;
  }

  /** Rejects while the database is away; undefined where there is no such room. */
  load(id: string): Promise<LiveRoom | undefined> {
    const known = this.rooms.get(id);
    if (known) return known.kind === 'loading' ? known.room : Promise.resolve(known);
    const room = readRoom(this.deps, id)
      .then(read => read && this.current(read))
      .finally(() => {
        if (this.rooms.get(id) === loading) this.rooms.delete(id);
      });
    const loading: LoadingRoom = { kind: 'loading', room };
    this.rooms.set(id, loading);
    return room;
  }

  /** The one copy of a room that counts: one that is new, or was evicted, is put in unless there is another. */
  current(room: LiveRoom): LiveRoom {
    const known = this.peek(room.id);
    if (known) return known;
    room.takeBack();
    this.rooms.set(room.id, room);
    return room;
  }

  /** Forgets an idle room that nobody follows; it is read from the journal when it is needed again. */
  drop(room: LiveRoom): void {
    this.handOver([room]);
  }

  private evictIdle(): void {
    const { limits, now } = this.deps;
    const at = now();
    const idle = this.all().filter(room => room.watchers.size === 0 && !room.isBusy && room.idleSince <= at);
    const surplus = idle.length - limits.rooms.idle;
    const before = at - limits.rooms.idleFor;
    idle.sort((a, b) => a.idleSince - b.idleSince);
    const evicted = idle.filter((room, i) => i < surplus || room.idleSince <= before);
    this.handOver(evicted);
  }

  private handOver(rooms: readonly LiveRoom[]): void {
    // A broken room is not saved, so the status is read first.
    void this.snapshots.save(rooms);
    for (const room of rooms) {
      this.rooms.delete(room.id);
      room.handOver();
      this.handedOver.emit(room);
    }
  }
}

/** A stored event once more. It was decided before, so a refusal is a bug. */
export const replayed = (
  world: World,
  state: RoomState,
  event: RoomEvent,
  at: number,
): { readonly state: RoomState; readonly effects: readonly Effect[] } => {
  const decided = decide(world, state, event, at);
  if (!decided.ok) throw new Error(`event ${state.seq + 1} of room ${state.id} is refused: ${decided.error.code}`);
  return decided.value;
};

const storedState = (world: World, { snapshot, events }: StoredRoom): RoomState =>
  events.reduce((state, { event, at }) => replayed(world, state, event, at).state, snapshot);

/** A room out of the journal; undefined if there is none. */
const readRoom = async ({ store, world, now }: RoomDeps, id: string): Promise<LiveRoom | undefined> => {
  const stored = await store.journal.load(id);
  if (!stored) return undefined;
  const { snapshot, updated } = stored;
  const origin = { latestAt: updated, now: now(), snapshotSeq: snapshot.seq, isInterrupted: true };
  return new LiveRoom(storedState(world, stored), origin);
};

/** Replaces what is in memory by what is stored. */
export const readAgain = async ({ store, world }: RoomDeps, room: LiveRoom): Promise<void> => {
  const { status } = room;
  const stored = await store.journal.load(room.id);
  if (!stored) throw new Error(`room ${room.id} is gone`);
  room.replaced(storedState(world, stored), stored.updated, status);
};
