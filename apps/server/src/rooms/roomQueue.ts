import { fail, ok, type Result } from '@threefold-games/core';
import {
  alreadyDone,
  deadlineOf,
  decide,
  isRequest,
  isSlow,
  positionText,
  type RoomEvent,
  type RoomState,
  seatOf,
} from '@threefold-games/room';
import type { Progress } from '../store/lobbyRows.ts';
import type { Entry } from '../store/store.ts';
import { StoreError } from '../store/storeError.ts';
import type { Listeners, RequestEvent, RoomDeps, RoomUpdate } from './deps.ts';
import type { Lease } from './lease.ts';
import { dueAt, type LiveRoom, type RoomTask } from './liveRoom.ts';
import { rowOf, spectators } from './lobbyRow.ts';
import { type RoomCache, readAgain, replayed } from './roomCache.ts';

/** How often another process may be faster. */
const ATTEMPTS = 10;

interface Outcome {
  readonly result: Result<number>;
  readonly update?: RoomUpdate;
}

/**
 * The queue of each room: its events are worked on one after the other, all rooms beside each other. An event is decided, stored, answered
 * and published, in that order; what could not be stored never was.
 */
export class RoomQueue {
  private readonly deps: RoomDeps;
  private readonly cache: RoomCache;
  private readonly lease: Lease;
  private readonly updates: Listeners<RoomUpdate>;
  private readonly running = new Set<Promise<void>>();
  /** Rooms whose first task came in with this breath: all sockets are read first, then everything is decided, which is a fifth faster. */
  private readonly starting: LiveRoom[] = [];

  constructor(deps: RoomDeps, cache: RoomCache, lease: Lease, updates: Listeners<RoomUpdate>) {
    this.deps = deps;
    this.cache = cache;
    this.lease = lease;
    this.updates = updates;
  }

  submit(wanted: LiveRoom, task: RoomTask): void {
    const room = this.cache.current(wanted);
    if (task.event && isRequest(task.event) && room.queued >= this.mostFor(room, task.event.by)) {
      this.answer(task, fail('wire.rate'));
      return;
    }
    if (!room.enqueue(task)) return;
    this.starting.push(room);
    if (this.starting.length === 1) setImmediate(() => this.startAll());
  }

  /** Resolves when the room has read what it may have missed. */
  refresh(room: LiveRoom): Promise<void> {
    return new Promise(resolve => this.submit(room, { at: this.deps.now(), reply: () => resolve() }));
  }

  /**
   * The number of the event that this request has become already. A room remembers the latest; for all others the journal is asked, except for
   * turns: one that was played is refused by its number.
   */
  async doneBefore({ id: room, state }: LiveRoom, { by, id, act }: RequestEvent): Promise<number | undefined> {
    const latest = alreadyDone(state, by, id);
    return latest !== undefined || act.kind === 'turn' ? latest : this.deps.store.journal.done(room, by, id);
  }

  /** Resolves when nothing is under way any more. */
  async drained(): Promise<void> {
    while (this.starting.length > 0 || this.running.size > 0) {
      this.startAll();
      await Promise.all(this.running);
    }
  }

  private startAll(): void {
    for (const room of this.starting.splice(0)) {
      const work = this.drain(room).finally(() => this.running.delete(work));
      this.running.add(work);
    }
  }

  /** How many tasks may wait before one of this person is refused: onlookers must not keep a seat from its turn. */
  private mostFor({ state }: LiveRoom, person: string): number {
    const { waiting, waitingStrangers } = this.deps.limits.rooms;
    return seatOf(state, person) === undefined ? waitingStrangers : waiting;
  }

  private async drain(room: LiveRoom): Promise<void> {
    for (let { task } = room; task; { task } = room) {
      const { result, update } = await this.perform(room, task);
      this.answer(task, result);
      if (update) this.publish(update);
      room.dequeue(this.deps.now());
    }
  }

  private async perform(room: LiveRoom, task: RoomTask): Promise<Outcome> {
    try {
      return await this.attempt(room, task);
    } catch (error) {
      if (error instanceof StoreError) {
        room.markStale();
        this.deps.log.warn({ room: room.id, trouble: error.code }, 'an event could not be stored');
        return { result: fail('server.busy') };
      }
      // A bug. It stays in this room, which begins again from what is stored.
      room.markBroken();
      this.deps.log.error({ room: room.id, err: error, act: task.event?.act.kind }, 'an event broke its room');
      return { result: fail('server.internal') };
    }
  }

  private async attempt(room: LiveRoom, { event, at }: RoomTask): Promise<Outcome> {
    for (let n = 0; n < ATTEMPTS; n++) {
      await this.lease.ready();
      if (room.kind === 'broken') await readAgain(this.deps, room);
      if (room.kind === 'stale') await this.catchUp(room);
      if (room.kind === 'interrupted') await this.giveBack(room);
      if (room.kind !== 'live') continue;
      if (!event) return { result: ok(room.state.seq) };
      const earlier = isRequest(event) ? await this.doneBefore(room, event) : undefined;
      if (earlier !== undefined) return { result: ok(earlier) };
      const stored = await this.store(room, event, at);
      if (stored === 'stale' || (n === 0 && isAhead(room, event, stored))) room.markStale();
      else return stored.ok ? { result: ok(stored.value.state.seq), update: stored.value } : { result: stored };
    }
    return { result: fail('server.busy') };
  }

  /** Decides an event and stores it. */
  private async store(room: LiveRoom, event: RoomEvent, received: number): Promise<Result<RoomUpdate> | 'stale'> {
    const { store, world, limits, metrics, now } = this.deps;
    const before = room.state;
    const at = Math.max(received, room.latestAt);
    const decided = decide(world, before, event, at);
    if (!decided.ok) return decided;
    const { state, effects } = decided.value;
    const isPhaseNew = before.phase !== state.phase;
    const needsSnapshot = isPhaseNew || state.seq % limits.rooms.snapshotEvery === 0;
    const isDays = isSlow(state.plan);
    const needsRow = needsSnapshot || isDays || isRowChanged(before, state);
    const wakeAt = dueAt(state) ?? null;
    const wakes = room.mustStoreWake(wakeAt);
    const entry: Entry = {
      room: room.id,
      seq: state.seq,
      at,
      event,
      progress: progressOf(state),
      isListed: state.plan.listed,
      ...(needsRow ? { row: rowOf(world, state, spectators(room), at) } : {}),
      ...(isPhaseNew || isDays ? { lists: true } : {}),
      ...(needsSnapshot ? { snapshot: { ...state, position: positionText(world, state) } } : {}),
      ...(wakes ? { wakeAt } : {}),
    };
    const began = now();
    const stored = await store.journal.append(entry);
    metrics.append.observe((now() - began) / 1000);
    if (stored === 'stale') return 'stale';
    room.stored(state, { at, wake: wakes ? wakeAt : undefined, isSnapshot: needsSnapshot });
    return ok({ room, before, state, effects, at, isOwn: true });
  }

  /** Reads what other processes stored. */
  private async catchUp(room: LiveRoom): Promise<void> {
    const { status } = room;
    const events = await this.deps.store.journal.since(room.id, room.state.seq);
    for (const { event, at } of events) {
      const before = room.state;
      const { state, effects } = replayed(this.deps.world, before, event, at);
      room.followed(state, at);
      this.publish({ room, before, state, effects, at, isOwn: false });
    }
    room.caughtUp(status);
  }

  /** Gives back to the clocks the time in which nobody could play. */
  private async giveBack(room: LiveRoom): Promise<void> {
    const { status } = room;
    if (room.state.phase === 'playing') {
      const now = this.deps.now();
      const millis = Math.round(await this.deps.store.leases.outageBetween(room.latestAt, now));
      if (millis > 0) {
        const stored = await this.store(room, { by: 'server', act: { kind: 'outage', millis } }, now);
        if (stored === 'stale') {
          room.markStale();
          return;
        }
        if (stored.ok) this.publish(stored.value);
      }
    }
    room.outagesChecked(status);
  }

  private answer({ event, reply, at }: RoomTask, result: Result<number>): void {
    const { metrics, now } = this.deps;
    if (event) {
      metrics.acts.inc({ kind: event.act.kind, result: result.ok ? 'done' : result.error.code });
      if (isRequest(event)) metrics.ack.observe(Math.max(0, now() - at) / 1000);
    }
    if (reply) this.guard(() => reply(result));
  }

  private publish(update: RoomUpdate): void {
    this.guard(() => this.updates.emit(update));
  }

  /** A listener may have a bug: the event is stored, whoever missed it asks for it, and the room goes on. */
  private guard(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.deps.log.error({ err: error }, 'an event could not be published');
    }
  }
}

/** Whether somebody answers a turn that is not known here: another process has stored it, and did not live to tell. */
const isAhead = ({ state }: LiveRoom, { act }: RoomEvent, stored: Result<RoomUpdate>): boolean =>
  act.kind === 'turn' && act.turn > state.turns.length && !stored.ok && stored.error.code === 'room.turnNumber';

/** What a turn changes of the row. */
const progressOf = (state: RoomState): Progress => ({
  seq: state.seq,
  turns: state.turns.length,
  actor: state.actor ?? null,
  deadline: deadlineOf(state) ?? null,
});

/** Whether an event has changed more of the row than its progress. */
const isRowChanged = (before: RoomState, state: RoomState): boolean =>
  before.phase !== state.phase ||
  before.seats !== state.seats ||
  before.plan !== state.plan ||
  before.host !== state.host;
