import { fail, ok, type Result } from '@threefold/core';
import { alreadyDone, decide, isRequest, type RoomEvent, seatOf } from '@threefold/room';
import type { Entry } from '../store/store.ts';
import { StoreTrouble } from '../store/storeError.ts';
import type { Job, LiveRoom } from './liveRoom.ts';
import type { Parts, Seen } from './deps.ts';
import { readAgain, replayed } from './replay.ts';
import { rowOf, spectators } from './row.ts';
import type { Shelf } from './roomCache.ts';

/** Another process may be faster that often. */
const ATTEMPTS = 10;

interface Stored {
  readonly result: Result<number>;
  readonly seen?: Seen;
}

/**
 * Does what rooms have to do: one thing after the other in each room, all rooms beside each other. An event is decided, stored, answered
 * and told, in that order; what could not be stored never was.
 */
export class Runner {
  private readonly parts: Parts;
  /** Settles when this process is known to be alive, and outages are stored. */
  private readonly ready: () => Promise<void>;
  private readonly shelf: Shelf;
  private readonly tell: (seen: Seen) => void;
  private readonly running = new Set<Promise<void>>();

  constructor(parts: Parts, shelf: Shelf, ready: () => Promise<void>, tell: (seen: Seen) => void) {
    this.parts = parts;
    this.shelf = shelf;
    this.ready = ready;
    this.tell = tell;
  }

  /** The copy of a room that counts: whoever asks may have waited while it left memory. */
  current(room: LiveRoom): LiveRoom {
    return this.shelf.peek(room.id) ?? room;
  }

  submit(wanted: LiveRoom, job: Job): void {
    const room = this.shelf.current(wanted);
    if (job.event && isRequest(job.event) && room.jobs.length >= this.mostFor(room, job.event.by)) {
      this.answer(job, fail('wire.rate'));
      return;
    }
    room.jobs.push(job);
    if (room.running) return;
    room.running = true;
    const work = this.drain(room).finally(() => this.running.delete(work));
    this.running.add(work);
  }

  /** Has a room read what it may have missed; settles when it has. */
  refresh(room: LiveRoom): Promise<void> {
    return new Promise(resolve => this.submit(room, { at: this.parts.now(), asker: { answered: () => resolve() } }));
  }

  /** Settles when nothing is under way any more. */
  async settled(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running);
  }

  /** How many acts may wait before one of this person is refused: nobody who only looks on keeps a seat from its turn. */
  private mostFor({ state }: LiveRoom, person: string): number {
    const { waiting, waitingStrangers } = this.parts.limits.rooms;
    return seatOf(state, person) === undefined ? waitingStrangers : waiting;
  }

  private async drain(room: LiveRoom): Promise<void> {
    for (let job = room.jobs[0]; job; job = room.jobs[0]) {
      const { result, seen } = await this.perform(room, job);
      this.answer(job, result);
      if (seen) this.spread(seen);
      room.jobs.shift();
    }
    room.idleSince = this.parts.now();
    room.running = false;
  }

  private async perform(room: LiveRoom, job: Job): Promise<Stored> {
    try {
      return await this.attempt(room, job);
    } catch (error) {
      if (error instanceof StoreTrouble) {
        room.unsure = true;
        this.parts.log.warn({ room: room.id, trouble: error.code }, 'an event could not be stored');
        return { result: fail('server.busy') };
      }
      // A bug. It stays in this room, which begins again from what is stored.
      room.broken = true;
      this.parts.log.error({ room: room.id, err: error, act: job.event?.act.kind }, 'an event broke its room');
      return { result: fail('server.internal') };
    }
  }

  private async attempt(room: LiveRoom, { event, at }: Job): Promise<Stored> {
    for (let n = 0; n < ATTEMPTS; n++) {
      await this.ready();
      if (room.broken) await readAgain(this.parts, room);
      if (room.unsure) await this.catchUp(room);
      if (room.wasAway) await this.giveBack(room);
      if (room.unsure) continue;
      if (!event) return { result: ok(room.state.seq) };
      const earlier = isRequest(event) ? alreadyDone(room.state, event.by, event.id) : undefined;
      if (earlier !== undefined) return { result: ok(earlier) };
      const seen = await this.store(room, event, at);
      if (seen === 'stale') room.unsure = true;
      else return seen.ok ? { result: ok(seen.value.state.seq), seen: seen.value } : { result: seen };
    }
    return { result: fail('server.busy') };
  }

  /** Judges an event and stores it. */
  private async store(room: LiveRoom, event: RoomEvent, received: number): Promise<Result<Seen> | 'stale'> {
    const { store, world, limits, metrics, now } = this.parts;
    const before = room.state;
    const at = Math.max(received, room.latest);
    const decided = decide(world, before, event, at);
    if (!decided.ok) return decided;
    const { state, effects } = decided.value;
    const row = rowOf(state, spectators(room), at);
    const isTurning = before.phase !== state.phase || state.seq % limits.rooms.snapshotEvery === 0;
    const entry: Entry = { room: room.id, seq: state.seq, at, event, row, ...(isTurning ? { snapshot: state } : {}) };
    const began = now();
    const stored = await store.journal.append(entry);
    metrics.append.observe((now() - began) / 1000);
    if (stored === 'stale') return 'stale';
    room.state = state;
    room.latest = at;
    if (entry.snapshot) room.saved = state.seq;
    return ok({ room, before, state, effects, at, own: true });
  }

  /** Reads what other processes stored. */
  private async catchUp(room: LiveRoom): Promise<void> {
    const events = await this.parts.store.journal.since(room.id, room.state.seq);
    for (const { event, at } of events) {
      const before = room.state;
      const { state, effects } = replayed(this.parts.world, before, event, at);
      room.state = state;
      room.latest = Math.max(room.latest, at);
      this.spread({ room, before, state, effects, at, own: false });
    }
    room.unsure = false;
  }

  /** Gives back to the clocks the time in which nobody could play. */
  private async giveBack(room: LiveRoom): Promise<void> {
    if (room.state.phase === 'playing') {
      const now = this.parts.now();
      const millis = Math.round(await this.parts.store.keeping.outageBetween(room.latest, now));
      if (millis > 0) {
        const seen = await this.store(room, { by: 'server', act: { kind: 'outage', millis } }, now);
        if (seen === 'stale') {
          room.unsure = true;
          return;
        }
        if (seen.ok) this.spread(seen.value);
      }
    }
    room.wasAway = false;
  }

  private answer({ event, asker, at }: Job, result: Result<number>): void {
    const { metrics, now } = this.parts;
    if (event) metrics.acts.inc({ kind: event.act.kind, result: result.ok ? 'done' : result.error.code });
    const id = event && isRequest(event) ? event.id : undefined;
    if (id !== undefined) metrics.ack.observe(Math.max(0, now() - at) / 1000);
    this.guard(() => asker?.answered(id ?? '', result));
  }

  private spread(seen: Seen): void {
    this.guard(() => this.tell(seen));
  }

  /** Whoever listens may have a bug: what happened is stored, whoever missed it asks for it, and the room goes on. */
  private guard(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.parts.log.error({ err: error }, 'an event could not be told');
    }
  }
}
