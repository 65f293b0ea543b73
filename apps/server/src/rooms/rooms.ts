import { fail, ok, type Result } from '@threefold/core';
import { type Act, type Millis, type RoomState, rematchDue } from '@threefold/room';
import type { LobbyRow } from '@threefold/wire';
import type { BotPool } from '../bots/pool.ts';
import {
  actsAs,
  type PeopleGate,
  type Person,
  type RoomChange,
  type RoomsGate,
  type RowFilter,
  type TableWish,
} from '../context.ts';
import { StoreTrouble } from '../store/storeError.ts';
import { Carer } from './scheduler.ts';
import { Chat } from './chat.ts';
import { Keeper } from './lease.ts';
import type { Asker, LiveRoom, Watcher } from './liveRoom.ts';
import { Opener } from './opener.ts';
import type { Parts, Seen } from './deps.ts';
import { Presence } from './presence.ts';
import { Quota } from './quota.ts';
import { readRows } from './rows.ts';
import { Runner } from './roomQueue.ts';
import { Saver } from './snapshots.ts';
import { Shelf } from './roomCache.ts';
import { eventMessage, maySee } from './messages.ts';

/** Whoever tells people outside of a room what became of it. */
export interface RoomEars {
  changed(room: LiveRoom, before: RoomState): void;
}

/** So many rooms are seen to at once after a silence. */
const FRESHENED = 50;

/** Runs every room of this process. */
export class Rooms implements RoomsGate {
  readonly chat: Chat;
  readonly maySee = maySee;
  private readonly parts: Parts;
  private readonly people: Pick<PeopleGate, 'keepsAway'>;
  private readonly saver: Saver;
  private readonly shelf: Shelf;
  private readonly keeper: Keeper;
  private readonly runner: Runner;
  private readonly carer: Carer;
  private readonly presence: Presence;
  private readonly quota: Quota;
  private readonly opener: Opener;
  private readonly ears: RoomEars[] = [];
  private readonly hearers = new Set<(change: RoomChange) => void>();
  /** How often all rooms were to be seen to; the last time counts. */
  private freshened = 0;
  private closing = false;

  constructor(parts: Parts, people: Pick<PeopleGate, 'keepsAway'>, bots: BotPool) {
    this.parts = parts;
    this.people = people;
    this.saver = new Saver(parts);
    this.shelf = new Shelf(parts, rooms => void this.saver.save(rooms));
    this.keeper = new Keeper(parts, {
      adopted: rooms => void this.adopt(rooms),
      wasAway: () => this.wasAway(),
    });
    this.runner = new Runner(parts, this.shelf, this.keeper.ready, seen => this.tell(seen));
    this.carer = new Carer(parts, this.shelf, this.runner, bots);
    this.presence = new Presence(parts, this.runner);
    this.chat = new Chat(parts);
    this.quota = new Quota(parts);
    this.opener = new Opener(parts, this.quota, this.shelf, seen => this.tell(seen));
    parts.metrics.gauge('rooms', 'Rooms in memory.', () => this.shelf.size);
    parts.metrics.gauge('rooms_kept', 'Rooms that this process looks after.', () => this.carer.size);
  }

  /** Begins to look after rooms; rejects where the database cannot be used. */
  start(): Promise<void> {
    return this.keeper.start();
  }

  /** Finishes what is under way and hands all rooms over. */
  async close(): Promise<void> {
    this.closing = true;
    this.carer.close();
    this.presence.close();
    await this.keeper.stop();
    await this.runner.settled();
    this.shelf.close();
    await this.parts.store.keeping.release().catch(() => undefined);
  }

  /** Spares whoever comes next to judge anew what is known here; for after `close`, when nobody waits any more. */
  save(): Promise<void> {
    return this.saver.save(this.shelf.all());
  }

  addEars(ears: RoomEars): void {
    this.ears.push(ears);
  }

  onChange(hear: (change: RoomChange) => void): () => void {
    this.hearers.add(hear);
    return () => void this.hearers.delete(hear);
  }

  async create(host: Person, wish: TableWish): Promise<Result<string>> {
    return this.closing ? fail('server.closing') : this.orBusy(() => this.opener.open(host, wish));
  }

  act(person: Person, room: string, id: string, act: Act, lag?: Millis): Promise<Result<number>> {
    return new Promise(resolve => this.ask({ answered: (_, result) => resolve(result) }, person, room, id, act, lag));
  }

  /** As `act`; the asker is told before anybody hears of it. */
  ask(asker: Asker, person: Person, id: string, request: string, act: Act, lag?: Millis): void {
    const at = this.parts.now();
    const room = this.shelf.peek(id);
    if (this.closing) asker.answered(request, fail('server.closing'));
    else if (room && act.kind !== 'sit') this.submit(asker, room, person, request, act, at, lag);
    else void this.admit(asker, person, id, request, act, at, lag);
  }

  async load(id: string): Promise<Result<RoomState>> {
    return this.orBusy(async () => {
      const room = await this.open(id);
      return room.ok ? ok(room.value.state) : room;
    });
  }

  rows(filter: RowFilter): Promise<Result<readonly LobbyRow[]>> {
    return this.orBusy(async () => ok(await readRows(this.parts, filter)));
  }

  /** The room in memory, for whoever wants to follow it. */
  open(id: string): Promise<Result<LiveRoom>> {
    return this.orBusy(async () => {
      const room = await this.shelf.open(id);
      if (!room) return fail('room.missing');
      if (rematchDue(room.state)) void this.openRematch(room);
      return ok(room);
    });
  }

  peek(id: string): LiveRoom | undefined {
    return this.shelf.peek(id);
  }

  /** Returns the room that is followed: the given one may have left memory. */
  watch(wanted: LiveRoom, watcher: Watcher): LiveRoom {
    const room = this.shelf.current(wanted);
    room.watchers.add(watcher);
    this.presence.here(room);
    this.carer.settle(room);
    return room;
  }

  unwatch(room: LiveRoom, watcher: Watcher): void {
    if (!room.watchers.delete(watcher)) return;
    room.idleSince = this.parts.now();
    if (watcher.person && !this.closing) {
      for (const id of [watcher.person.id, ...(watcher.person.also ?? [])]) this.presence.left(room, id);
    }
  }

  /** Another process has stored something. */
  heard(id: string, seq: number): void {
    const room = this.shelf.peek(id);
    if (room) {
      if (room.state.seq < seq) this.refresh(room);
    } else if (this.carer.isKept(id)) void this.adopt([id]);
    else void this.heardTooSoon(id, seq);
  }

  /** What is being read may have been read before that was stored. */
  private async heardTooSoon(id: string, seq: number): Promise<void> {
    const room = await this.shelf.opening(id)?.catch(() => undefined);
    if (room && room.state.seq < seq) this.refresh(room);
  }

  reread(id: string): void {
    this.rereadHere(id);
    this.parts.store.news.publish({ kind: 'reread', room: id });
  }

  rereadHere(id: string): void {
    const room = this.shelf.peek(id);
    if (!room) return;
    room.broken = true;
    room.lines = undefined;
    void this.runner.refresh(room);
  }

  /** Something may have been missed. */
  missed(): void {
    for (const room of this.shelf.all()) room.unsure = true;
    void this.freshen();
  }

  /** Whether the database has heard from this process lately. */
  get isAlive(): boolean {
    return this.keeper.isHeard && !this.closing;
  }

  private refresh(room: LiveRoom): void {
    room.unsure = true;
    void this.runner.refresh(room);
  }

  private submit(
    asker: Asker,
    room: LiveRoom,
    person: Person,
    id: string,
    act: Act,
    at: number,
    lag: Millis | undefined,
  ): void {
    const isNeeded = act.kind === 'turn' || act.kind === 'resign';
    const isTooMuch = room.state.seq >= this.parts.limits.rooms.events && !isNeeded;
    if (isTooMuch || !this.quota.mayDo(person, act)) {
      asker.answered(id, fail('room.limit'));
      return;
    }
    const by = actsAs(room.state, person);
    const event = lag === undefined ? { by, id, act } : { by, id, act, lag };
    this.runner.submit(room, { event, at, asker });
  }

  /** Opens the room first, and looks who sits down there. */
  private async admit(
    asker: Asker,
    person: Person,
    id: string,
    request: string,
    act: Act,
    at: number,
    lag: Millis | undefined,
  ): Promise<void> {
    const admitted = await this.orBusy(async () => {
      const room = await this.open(id);
      if (!room.ok || act.kind !== 'sit') return room;
      const allowed = await this.quota.maySit(person);
      if (!allowed.ok) return allowed;
      return (await this.isKeptAway(room.value.state, person)) ? fail('people.forbidden') : room;
    });
    if (!admitted.ok) asker.answered(request, admitted);
    // Whoever sits down has the name that they have, whatever they say.
    else {
      const named = act.kind === 'sit' ? { ...act, name: person.name } : act;
      this.submit(asker, admitted.value, person, request, named, at, lag);
    }
  }

  private async isKeptAway({ seats }: RoomState, person: Person): Promise<boolean> {
    for (const seat of seats) {
      if (seat.kind === 'person' && (await this.people.keepsAway(person.id, seat.person))) return true;
    }
    return false;
  }

  private tell(seen: Seen): void {
    const { room, before, state, effects, at, own } = seen;
    if (room.watchers.size > 0) {
      const bytes = Buffer.from(JSON.stringify(eventMessage(before, state, effects, at)));
      for (const watcher of room.watchers) watcher.sendBytes(bytes);
      if (before.phase !== state.phase) this.shutOut(room);
    }
    this.carer.settle(room);
    this.presence.here(room);
    if (effects.some(({ kind }) => kind === 'started' || kind === 'seated')) this.presence.expect(room);
    for (const ears of this.ears) ears.changed(room, before);
    if (!own) return;
    this.publish(before, state);
    for (const hear of this.hearers) hear({ before, state, effects, at });
    if (rematchDue(state)) void this.openRematch(room);
  }

  private publish(before: RoomState, state: RoomState): void {
    const { id, seq, plan } = state;
    const isTurning = before.phase !== state.phase || plan.clock.kind === 'days';
    const people = state.seats.flatMap(seat => (seat.kind === 'person' ? [seat.person] : []));
    this.parts.store.news.publish({
      kind: 'room',
      room: id,
      seq,
      listed: plan.listed,
      ...(isTurning ? { people } : {}),
    });
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
    const { log, now, limits } = this.parts;
    try {
      const room = await this.opener.rematchOf(last.state);
      this.runner.submit(last, { event: { by: 'server', act: { kind: 'next', room } }, at: now() });
    } catch (error) {
      log.warn({ room: last.id, trouble: String(error) }, 'a rematch has to wait');
      const again = (): void => {
        if (!this.closing && rematchDue(last.state)) void this.openRematch(last);
      };
      setTimeout(again, limits.bots.again).unref();
    }
  }

  /** Rooms that were another's, or nobody's since the last start. */
  private async adopt(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      if (this.closing) return;
      const room = await this.open(id);
      if (!room.ok) continue;
      // Reads what was missed, and gives back the time in which nobody could play.
      room.value.wasAway = true;
      this.refresh(room.value);
      this.carer.adopt(room.value);
      this.presence.expect(room.value);
    }
  }

  private wasAway(): void {
    this.carer.forgetAll();
    for (const room of this.shelf.all()) {
      room.unsure = true;
      room.wasAway = true;
      room.isOthers = false;
    }
    void this.freshen();
  }

  /**
   * Sees to all rooms, a few at a time: thousands at once would keep everybody waiting, and the sign of life too, so that the next
   * silence would follow from this one. Whoever plays meanwhile has their room seen to at once.
   */
  private async freshen(): Promise<void> {
    this.freshened += 1;
    const round = this.freshened;
    const rooms = [...this.shelf.all()];
    for (let n = 0; n < rooms.length && round === this.freshened && !this.closing; n += FRESHENED) {
      const some = rooms.slice(n, n + FRESHENED);
      await Promise.all(some.map(room => this.runner.refresh(room)));
      for (const room of some) this.carer.settle(room);
    }
  }

  /** The database may be away: nothing is lost, and nobody is told otherwise. */
  private async orBusy<T>(work: () => Promise<Result<T>>): Promise<Result<T>> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof StoreTrouble) {
        this.parts.log.warn({ trouble: error.code }, 'the database could not be asked');
        return fail('server.busy');
      }
      this.parts.log.error({ err: error }, 'a room could not be reached');
      return fail('server.internal');
    }
  }
}
