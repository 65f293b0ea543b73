import { fail, ok, type Result } from '@threefold/core';
import { type Act, type RoomState, rematchDue } from '@threefold/room';
import type { LobbyRow } from '@threefold/wire';
import type { BotPool } from '../bots/pool.ts';
import {
  type ActRequest,
  type Commitment,
  idsOf,
  type PeopleService,
  type Person,
  type RoomChange,
  type RoomFilter,
  type RoomService,
  type TableRequest,
} from '../context.ts';
import { mayAbort, mayBegin } from '../moderation/aborts.ts';
import { isSuspended, mayStill } from '../moderation/suspensions.ts';
import { listRooms } from '../store/roomQueries.ts';
import { StoreError } from '../store/storeError.ts';
import type { Cancel } from '../time.ts';
import { actsAs, maySee } from './access.ts';
import { CatchUp } from './catchUp.ts';
import { Chat } from './chat.ts';
import type { RequestEvent, RoomDeps, RoomUpdate } from './deps.ts';
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
  private readonly people: Pick<PeopleService, 'areBlocked' | 'isSuspended'>;
  private readonly snapshots: Snapshots;
  private readonly cache: RoomCache;
  private readonly lease: Lease;
  private readonly catchUps: CatchUp;
  private readonly dueRooms: DueRooms;
  private readonly takeOver: TakeOver;
  private readonly queue: RoomQueue;
  private readonly scheduler: Scheduler;
  private readonly presence: Presence;
  private readonly quota: Quota;
  private readonly opener: Opener;
  private readonly updateListeners = new Set<(update: RoomUpdate) => void>();
  private readonly changeListeners = new Set<(change: RoomChange) => void>();
  private readonly reloadListeners = new Set<(roomId: string) => void>();
  private closing = false;

  constructor(deps: RoomDeps, people: Pick<PeopleService, 'areBlocked' | 'isSuspended'>, bots: BotPool) {
    this.deps = deps;
    this.people = people;
    this.snapshots = new Snapshots(deps);
    this.cache = new RoomCache(deps, rooms => this.evicted(rooms));
    this.lease = new Lease(deps, {
      interrupted: () => this.catchUps.afterInterruption(),
      othersLeft: died => this.othersLeft(died),
    });
    this.queue = new RoomQueue(deps, this.cache, this.lease.ready, update => this.publish(update));
    this.scheduler = new Scheduler(deps, this.cache, this.queue, bots);
    this.presence = new Presence(deps, this.cache, this.queue);
    this.catchUps = new CatchUp(this.cache, this.queue, this.scheduler, deps.now);
    const { cache, lease, queue, scheduler, presence, catchUps } = this;
    this.dueRooms = new DueRooms(deps, {
      lease,
      cache,
      queue,
      scheduler,
      openRematch: last => void this.openRematch(last),
    });
    this.takeOver = new TakeOver(deps, { cache, catchUp: catchUps, scheduler, presence });
    this.chat = new Chat(deps);
    this.quota = new Quota(deps);
    this.opener = new Opener(deps, { quota: this.quota, cache, lease }, update => this.publish(update));
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
    this.updateListeners.add(listener);
    return () => void this.updateListeners.delete(listener);
  }

  onChange(listener: (change: RoomChange) => void): Cancel {
    this.changeListeners.add(listener);
    return () => void this.changeListeners.delete(listener);
  }

  /** Hears of rooms that were read again since what is stored of them was changed, here or by another process. */
  onReload(listener: (roomId: string) => void): Cancel {
    this.reloadListeners.add(listener);
    return () => void this.reloadListeners.delete(listener);
  }

  commit(): Commitment {
    return this.opener.commit();
  }

  async create(host: Person, table: TableRequest): Promise<Result<string>> {
    if (isSuspended(host, this.deps.now())) return fail('people.suspended');
    return this.closing ? fail('server.closing') : this.orBusy(() => this.opener.open(host, table));
  }

  act(request: ActRequest): Promise<Result<number>> {
    return new Promise(resolve => this.submit(request, resolve));
  }

  /** As `act`; who asks is answered before anybody else hears of it. */
  submit(request: ActRequest, reply: Reply): void {
    const at = this.deps.now();
    const room = this.cache.peek(request.roomId);
    if (this.closing) reply(fail('server.closing'));
    else if (isSuspended(request.person, at) && !mayStill(request.act)) reply(fail('people.suspended'));
    else if (room && !needsAdmission(request.act)) this.enqueue(room, request, at, reply);
    else void this.admit(request, at, reply);
  }

  load(roomId: string): Promise<Result<RoomState>> {
    return this.orBusy(async () => {
      const room = await this.open(roomId);
      return room.ok ? ok(room.value.state) : room;
    });
  }

  list(filter: RoomFilter): Promise<Result<readonly LobbyRow[]>> {
    const { store, limits, now } = this.deps;
    return this.orBusy(async () => {
      const rows = await listRooms(store.db, filter, limits.rooms, now());
      return ok(rows.map(row => this.latestRow(row)));
    });
  }

  /** The room in memory, for whoever wants to follow it. */
  open(roomId: string): Promise<Result<LiveRoom>> {
    return this.orBusy(async () => {
      const room = await this.cache.load(roomId);
      if (!room) return fail('room.missing');
      if (rematchDue(room.state)) void this.openRematch(room);
      return ok(room);
    });
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
    room.watchers.add(watcher);
    // It was read just now: no clock that is shown counts an outage for long.
    if (room.checkOutages) void this.queue.refresh(room);
    this.presence.here(room);
    this.scheduler.schedule(room);
    return room;
  }

  unwatch(room: LiveRoom, watcher: Watcher): void {
    if (!room.watchers.delete(watcher)) return;
    room.idleSince = this.deps.now();
    if (watcher.person && !this.closing) {
      for (const id of idsOf(watcher.person)) this.presence.left(room, id);
    }
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

  reload(roomId: string): void {
    this.reloadHere(roomId);
    this.deps.store.bus.publish({ kind: 'reread', room: roomId });
  }

  /** `reload` in this process alone. */
  reloadHere(roomId: string): void {
    const room = this.cache.peek(roomId);
    if (room) {
      room.isBroken = true;
      room.chat = undefined;
      void this.queue.refresh(room).then(() => this.reloaded(roomId));
    } else this.reloaded(roomId);
  }

  private reloaded(roomId: string): void {
    for (const listener of this.reloadListeners) listener(roomId);
  }

  /** The picture in a stored row may be of an earlier turn. */
  private latestRow(row: LobbyRow): LobbyRow {
    const room = this.cache.peek(row.id);
    return room && room.latestAt >= row.updated ? this.currentRow(room) : row;
  }

  private enqueue(room: LiveRoom, request: ActRequest, at: number, reply: Reply): void {
    const { person, act, lag } = request;
    const isNeeded = act.kind === 'turn' || act.kind === 'resign';
    const isTooMuch = room.state.seq >= this.deps.limits.rooms.events && !isNeeded;
    if (isTooMuch || !this.quota.mayDo(person, act)) void this.refuse(room, request, fail('room.limit'), reply);
    else {
      const event = { ...eventOf(room, request), ...(lag === undefined ? {} : { lag }) };
      this.queue.submit(room, { event, at, reply });
    }
  }

  /** Refuses something, unless it is asked again for what is done: that was allowed when it was asked first. */
  private async refuse(room: LiveRoom, request: ActRequest, refusal: Result<never>, reply: Reply): Promise<void> {
    reply(
      await this.orBusy(async () => {
        const earlier = await this.queue.doneBefore(room, eventOf(room, request));
        return earlier === undefined ? refusal : ok(earlier);
      }),
    );
  }

  /** Opens the room first, and checks who sits down there, plays again or aborts. */
  private async admit(request: ActRequest, at: number, reply: Reply): Promise<void> {
    const { person, roomId, act } = request;
    const room = await this.open(roomId);
    if (!room.ok) return reply(room);
    if (needsAdmission(act)) {
      const allowed = await this.orBusy(() => this.mayBegin(room.value.state, person, act));
      if (!allowed.ok) return this.refuse(room.value, request, allowed, reply);
    }
    // Whoever sits down has their own name, whatever they say.
    const named = act.kind === 'sit' ? { ...request, act: { ...act, name: person.name } } : request;
    this.enqueue(room.value, named, at, reply);
  }

  private async mayBegin(state: RoomState, person: Person, act: Act): Promise<Result<true>> {
    const { store, now } = this.deps;
    if (act.kind === 'sit') {
      const allowed = await this.quota.maySit(person);
      if (!allowed.ok) return allowed;
      return (await this.isBlockedAt(state, person)) ? fail('people.forbidden') : allowed;
    }
    if (act.kind === 'offer' && act.offer === 'abort') return mayAbort(store.db, state, person, now());
    // A game with somebody who is suspended does not begin again.
    for (const seat of state.seats) {
      if (seat.kind === 'person' && (await this.people.isSuspended(seat.person))) return fail('room.offer');
    }
    return mayBegin(store.db, person, now());
  }

  private async isBlockedAt({ seats }: RoomState, person: Person): Promise<boolean> {
    for (const seat of seats) {
      if (seat.kind === 'person' && (await this.people.areBlocked(person.id, seat.person))) return true;
    }
    return false;
  }

  /** Publishes an event to everybody here; other processes were told when it was stored. */
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
    for (const listener of this.updateListeners) listener(update);
    if (!isOwn) return;
    for (const listener of this.changeListeners) listener(update);
    if (rematchDue(state)) void this.openRematch(room);
  }

  /** Whoever may not see the game that has begun. */
  private shutOut(room: LiveRoom): void {
    if (room.state.plan.watching) return;
    for (const watcher of room.watchers) {
      if (!maySee(room.state, watcher.person)) watcher.shutOut(room);
    }
  }

  /** Any process may do it, and two may at once: there is one room all the same, since its id follows from the last one. */
  private async openRematch(last: LiveRoom): Promise<void> {
    const { log, now } = this.deps;
    try {
      const room = await this.opener.openRematch(last.state);
      this.queue.submit(last, { event: { by: 'server', act: { kind: 'next', room } }, at: now() });
    } catch (error) {
      // The room stays due until there is one.
      log.warn({ room: last.id, trouble: String(error) }, 'a rematch has to wait');
    }
  }

  private leased(): number {
    let count = 0;
    for (const { lease } of this.cache.all()) if (lease === 'here') count += 1;
    return count;
  }

  private evicted(rooms: readonly LiveRoom[]): void {
    for (const room of rooms) this.scheduler.forget(room);
    void this.snapshots.save(rooms);
  }

  /** Others have left: their live games are taken over, and what one of them may not have told is read. */
  private othersLeft(died: boolean): void {
    if (this.closing) return;
    if (died) this.catchUps.all();
    this.takeOver.request();
  }

  /** The database may be away: nothing is lost, and nobody is told otherwise. */
  private async orBusy<T>(work: () => Promise<Result<T>>): Promise<Result<T>> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof StoreError) {
        this.deps.log.warn({ trouble: error.code }, 'the database could not be asked');
        return fail('server.busy');
      }
      this.deps.log.error({ err: error }, 'a room could not be reached');
      return fail('server.internal');
    }
  }
}

/** Whether the database has to be asked before somebody does this. */
const needsAdmission = (act: Act): boolean => {
  if (act.kind === 'offer') return act.offer === 'rematch' || act.offer === 'abort';
  return act.kind === 'sit' || (act.kind === 'answer' && act.offer === 'rematch' && act.yes);
};

const eventOf = ({ state }: LiveRoom, { person, requestId, act }: ActRequest): RequestEvent => ({
  by: actsAs(state, person),
  id: requestId,
  act,
});
