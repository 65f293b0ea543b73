import { fail, ok, type Result } from '@threefold-games/core';
import { type RoomState, rematchDue } from '@threefold-games/room';
import type { LobbyRow } from '@threefold-games/wire';
import type { BotPool } from '../bots/pool.ts';
import {
  type ActRequest,
  type Commitment,
  idsOf,
  isSuspended,
  type PeopleService,
  type Person,
  type RoomChange,
  type RoomFilter,
  type RoomService,
  type TableRequest,
} from '../context.ts';
import { listRooms } from '../store/roomQueries.ts';
import type { Cancel } from '../time.ts';
import { maySee } from './access.ts';
import { Admission } from './admission.ts';
import { CatchUp } from './catchUp.ts';
import { Chat } from './chat.ts';
import { Listeners, orBusy, type RoomDeps, type RoomUpdate } from './deps.ts';
import { DueRooms } from './dueRooms.ts';
import { Lease } from './lease.ts';
import type { LiveRoom, Reply, Watcher } from './liveRoom.ts';
import { rowOf, spectators } from './lobbyRow.ts';
import { eventMessage } from './messages.ts';
import { Opener } from './opener.ts';
import { Presence } from './presence.ts';
import { Quota } from './quota.ts';
import { RoomCache } from './roomCache.ts';
import { RoomQueue } from './roomQueue.ts';
import { Scheduler } from './scheduler.ts';
import { Snapshots } from './snapshots.ts';
import { TakeOver } from './takeOver.ts';

/** Runs every room of this process. */
export class Rooms implements RoomService {
  readonly chat: Chat;
  readonly maySee = maySee;
  private readonly deps: RoomDeps;
  private readonly snapshots: Snapshots;
  private readonly cache: RoomCache;
  private readonly lease: Lease;
  private readonly catchUps: CatchUp;
  private readonly dueRooms: DueRooms;
  private readonly takeOver: TakeOver;
  private readonly queue: RoomQueue;
  private readonly scheduler: Scheduler;
  private readonly presence: Presence;
  private readonly admission: Admission;
  private readonly opener: Opener;
  private readonly updates = new Listeners<RoomUpdate>();
  private readonly reloads = new Listeners<string>();
  private closing = false;

  constructor(deps: RoomDeps, people: Pick<PeopleService, 'areBlocked' | 'isSuspended'>, bots: BotPool) {
    this.deps = deps;
    this.snapshots = new Snapshots(deps);
    this.cache = new RoomCache(deps, this.snapshots);
    this.lease = new Lease(deps);
    this.queue = new RoomQueue(deps, this.cache, this.lease, this.updates);
    this.scheduler = new Scheduler(deps, this.cache, this.queue, bots);
    this.presence = new Presence(deps, this.cache, this.queue);
    const { lease, cache, queue, scheduler, presence, updates } = this;
    this.catchUps = new CatchUp(deps.now, { lease, cache, queue, scheduler });
    this.takeOver = new TakeOver(deps, { lease, cache, catchUp: this.catchUps, scheduler, presence });
    const quota = new Quota(deps);
    this.opener = new Opener(deps, { quota, cache, queue, lease }, updates);
    const { opener } = this;
    this.dueRooms = new DueRooms(deps, { lease, cache, queue, scheduler, opener });
    this.admission = new Admission(deps, { people, quota, queue, lease, opener });
    this.chat = new Chat(deps);
    updates.add(update => this.publish(update));
    deps.metrics.gauge('rooms', 'Rooms in memory.', () => this.cache.size);
    deps.metrics.gauge('rooms_kept', 'Rooms in memory that this process looks after.', () => this.leased());
  }

  /** Rejects where the database cannot be used. */
  async start(): Promise<void> {
    await this.lease.start();
    this.dueRooms.start();
    this.takeOver.request();
  }

  /** Finishes what is under way and gives all rooms up. */
  async close(): Promise<void> {
    this.closing = true;
    this.scheduler.close();
    this.presence.close();
    this.catchUps.close();
    await this.lease.stop();
    await this.dueRooms.stop();
    await this.takeOver.stop();
    await this.queue.drained();
    this.cache.close();
    await this.deps.store.leases.release().catch(() => undefined);
  }

  /** Spares the next process deciding again what is known here; for after `close`, when nobody waits any more. */
  saveSnapshots(): Promise<void> {
    return this.snapshots.save(this.cache.all());
  }

  /** Whether this process serves, as far as the database knows. */
  get isAlive(): boolean {
    return this.lease.isValid && !this.closing;
  }

  /** Whether other processes serve too. */
  get isShared(): boolean {
    return this.lease.isShared;
  }

  /** Hears of every event that a room of this process comes to, whichever process stored it. */
  onUpdate(listener: (update: RoomUpdate) => void): Cancel {
    return this.updates.add(listener);
  }

  onChange(listener: (change: RoomChange) => void): Cancel {
    return this.updates.add(update => update.isOwn && listener(update));
  }

  /** Hears of rooms that were read again since what is stored of them was changed, here or by another process. */
  onReload(listener: (roomId: string) => void): Cancel {
    return this.reloads.add(listener);
  }

  commit(): Commitment {
    return this.opener.commit();
  }

  async create(host: Person, table: TableRequest): Promise<Result<string>> {
    if (isSuspended(host, this.deps.now())) return fail('people.suspended');
    return this.closing ? fail('server.closing') : orBusy(this.deps.log, () => this.opener.open(host, table));
  }

  act(request: ActRequest): Promise<Result<number>> {
    return new Promise(resolve => this.submit(request, resolve));
  }

  /** As `act`; who asks is answered before anybody else hears of it. */
  submit(request: ActRequest, reply: Reply): void {
    if (this.closing) reply(fail('server.closing'));
    else this.admission.submit(this.cache.peek(request.roomId), request, reply);
  }

  async load(roomId: string): Promise<Result<RoomState>> {
    const room = await this.opener.find(roomId);
    return room.ok ? ok(room.value.state) : room;
  }

  list(filter: RoomFilter): Promise<Result<readonly LobbyRow[]>> {
    const { store, limits, now } = this.deps;
    return orBusy(this.deps.log, async () => {
      const rows = await listRooms(store.db, filter, limits.rooms, now());
      return ok(rows.map(row => this.latestRow(row)));
    });
  }

  /** The room in memory, for whoever wants to follow it. */
  open(roomId: string): Promise<Result<LiveRoom>> {
    return this.opener.find(roomId);
  }

  peek(roomId: string): LiveRoom | undefined {
    return this.cache.peek(roomId);
  }

  /** The row of a room as it is now. */
  currentRow(room: LiveRoom): LobbyRow {
    return rowOf(this.deps.world, room.state, spectators(room), room.latestAt);
  }

  /** Returns the room that is followed: the given one may have been evicted. */
  watch(wanted: LiveRoom, watcher: Watcher): LiveRoom {
    const room = this.cache.current(wanted);
    room.watch(watcher);
    // It was read just now: no clock that is shown counts an outage for long.
    if (room.isInterrupted) void this.queue.refresh(room);
    this.presence.here(room);
    this.scheduler.schedule(room);
    return room;
  }

  unwatch(room: LiveRoom, watcher: Watcher): void {
    const wasFollowing = room.unwatch(watcher, this.deps.now());
    if (wasFollowing && watcher.person && !this.closing) {
      for (const id of idsOf(watcher.person)) this.presence.left(room, id);
    }
  }

  /** A watcher has fallen silent, or is heard again. */
  presenceChanged(room: LiveRoom, { person, isSilent }: Watcher): void {
    if (!isSilent) this.presence.here(room);
    else if (person && !this.closing) for (const id of idsOf(person)) this.presence.silent(room, id);
  }

  /** Another process has stored events up to this number. */
  catchUp(roomId: string, seq: number): void {
    this.catchUps.heard(roomId, seq);
  }

  /** Reads what is stored of a room before somebody is told about it who knows more of it than this process. */
  catchUpNow(room: LiveRoom): Promise<void> {
    return this.catchUps.one(room);
  }

  /** Another process has given up its lease on a room. */
  leaseFreed(roomId: string): void {
    const room = this.cache.peek(roomId);
    if (room) this.scheduler.freed(room);
  }

  /** Some messages of other processes may have been lost. */
  catchUpAll(): void {
    this.catchUps.all();
  }

  async reload(roomId: string): Promise<void> {
    this.deps.store.bus.publish({ kind: 'reread', room: roomId });
    await this.reloadHere(roomId);
  }

  /** `reload` in this process alone. */
  async reloadHere(roomId: string): Promise<void> {
    const room = this.cache.peek(roomId);
    if (room) {
      room.markBroken();
      this.chat.forget(room);
      await this.queue.refresh(room);
    }
    this.reloads.emit(roomId);
  }

  /** The picture in a stored row may be of an earlier turn. */
  private latestRow(row: LobbyRow): LobbyRow {
    const room = this.cache.peek(row.id);
    return room && room.latestAt >= row.updated ? this.currentRow(room) : row;
  }

  /** Publishes an event to everybody here, before all other listeners; other processes were told when it was stored. */
  private publish(update: RoomUpdate): void {
    const { room, before, state, effects, isOwn } = update;
    if (room.watchers.size > 0) {
      const bytes = Buffer.from(JSON.stringify(eventMessage(update)));
      for (const watcher of room.watchers) watcher.sendBytes(bytes);
      if (before.phase !== state.phase) this.shutOut(room);
    }
    this.scheduler.schedule(room);
    this.presence.here(room);
    if (effects.some(({ kind }) => kind === 'started' || kind === 'seated')) this.presence.expect(room);
    if (isOwn && rematchDue(state)) void this.opener.openRematch(room);
  }

  /** Whoever may not see the game that has begun. */
  private shutOut(room: LiveRoom): void {
    if (room.state.plan.watching) return;
    for (const watcher of room.watchers) {
      if (maySee(room.state, watcher.person)) continue;
      room.unwatch(watcher, this.deps.now());
      watcher.shutOut(room);
    }
  }

  private leased(): number {
    let count = 0;
    for (const { leasedBy } of this.cache.all()) if (leasedBy === 'here') count += 1;
    return count;
  }
}
