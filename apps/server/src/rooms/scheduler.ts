import type { Result } from '@threefold-games/core';
import {
  botDue,
  botPause,
  dealDue,
  type EvenDeal,
  type Happening,
  nameOfNet,
  positionText,
  type RoomState,
  wakeAt,
} from '@threefold-games/room';
import type { RatedChoice } from '@threefold-games/search';
import type { BotPool } from '../bots/pool.ts';
import type { Cancel, Time } from '../time.ts';
import type { RoomDeps } from './deps.ts';
import type { LiveRoom } from './liveRoom.ts';
import type { RoomCache } from './roomCache.ts';
import type { RoomQueue } from './roomQueue.ts';

/** A bot that fails at its own level plays on at this one, which needs nothing but the rules. */
const PLAINEST = 1;

/** The question which start is even; a room asks it once. */
const DEAL = 'deal';

/** Rooms that are leased by one statement. */
const ACQUIRED_AT_ONCE = 200;

/** Wakes the rooms that this process has leased when their time has come, and lets their bots think. */
export class Scheduler {
  private readonly deps: RoomDeps;
  private readonly cache: RoomCache;
  private readonly queue: RoomQueue;
  private readonly bots: BotPool;
  private readonly timers: WakeTimers;
  /** Rooms in memory whose lease is asked for. */
  private readonly acquiring = new Map<string, LiveRoom>();
  private closed = false;

  constructor(deps: RoomDeps, cache: RoomCache, queue: RoomQueue, bots: BotPool) {
    this.deps = deps;
    this.cache = cache;
    this.queue = queue;
    this.bots = bots;
    this.timers = new WakeTimers(deps, roomId => void this.wake(roomId));
    cache.handedOver.add(room => this.timers.clear(room.id));
  }

  /** This process has leased the room. */
  add(room: LiveRoom): void {
    room.leasedHere();
    this.schedule(room);
  }

  /** This process may have lost the lease. When the room is due is stored. */
  forget(room: LiveRoom): void {
    room.leaseEnded();
    this.timers.clear(room.id);
  }

  /** Leaves the lease of a room to the process that it is played in. */
  giveUp(room: LiveRoom): void {
    const { store, log } = this.deps;
    this.forget(room);
    store.leases.giveUp(room.id).then(
      () => store.bus.publish({ kind: 'free', room: room.id }),
      error => log.warn({ room: room.id, trouble: String(error) }, 'a room could not be handed over'),
    );
  }

  /** Another process has given the room up. */
  freed(room: LiveRoom): void {
    if (room.leasedBy === 'elsewhere') room.leaseEnded();
    this.schedule(room);
  }

  /** Sees to what a room needs as it is now. */
  schedule(room: LiveRoom): void {
    if (this.closed || room.kind === 'handedOver') return;
    if (!needsLease(room.state)) this.timers.clear(room.id);
    else if (room.leasedBy === 'here') {
      this.timers.set(room.id, wakeAt(room.state));
      if (room.state.phase === 'dealing') this.askDeal(room);
      else this.askBot(room);
    } else if (room.leasedBy === 'unknown') this.acquire(room);
  }

  close(): void {
    this.closed = true;
    this.timers.clearAll();
  }

  /** What is asked for with the same breath is leased by one statement. */
  private acquire(room: LiveRoom): void {
    const isFirst = this.acquiring.size === 0;
    this.acquiring.set(room.id, room);
    if (isFirst) setImmediate(() => void this.acquireAll());
  }

  private async acquireAll(): Promise<void> {
    const { store, log, now } = this.deps;
    const rooms = [...this.acquiring.values()].slice(0, ACQUIRED_AT_ONCE);
    try {
      const ids = rooms.map(({ id }) => id);
      const acquired = new Set(await store.leases.acquire(ids, now()));
      for (const room of rooms) {
        if (acquired.has(room.id)) this.add(room);
        // Should that process die, the room is found when it is due.
        else room.leasedElsewhere();
      }
    } catch (error) {
      log.warn({ rooms: rooms.length, trouble: String(error) }, 'rooms could not be leased');
    }
    for (const { id } of rooms) this.acquiring.delete(id);
    if (this.acquiring.size > 0) await this.acquireAll();
  }

  private async wake(roomId: string): Promise<void> {
    if (this.closed) return;
    try {
      const room = await this.cache.load(roomId);
      if (!room) return;
      const due = wakeAt(room.state);
      const now = this.deps.now();
      if (due === undefined || due > now) {
        this.schedule(room);
        return;
      }
      this.queue.submit(room, { event: { by: 'server', act: { kind: 'tick' } }, at: now });
      // In case it cannot be stored; once it is stored, the next one is set.
      this.timers.set(roomId, now + this.deps.limits.bots.again);
    } catch {
      this.timers.set(roomId, this.deps.now() + this.deps.limits.bots.again);
    }
  }

  private askBot(room: LiveRoom, level?: number): void {
    const due = botDue(room.state);
    if (!due) {
      room.unasked();
      return;
    }
    const question = `${due.turn} ${room.state.rewound}`;
    if (!room.asks(question)) return;
    const { seat, turn, character } = due;
    const { host, plan } = room.state;
    const position = positionText(this.deps.world, room.state);
    const { now, after, limits } = this.deps;
    const playAt = now() + botPause(room.state, limits.bots.pause as [number, number]);
    void this.bots
      .choose({ person: host, game: plan.game, position, level: level ?? due.level, character, seed: room.id })
      .then(answer => {
        if (!answer.ok) this.askLater(room.id, question, answer.error.code);
        else {
          const act: Happening = { kind: 'botTurn', seat, turn, steps: answer.value };
          const play = (): void => void this.submit(room.id, act, question);
          if (playAt > now()) after(playAt - now(), play);
          else play();
        }
      });
  }

  /** Has an even start found. Whatever goes wrong with that, the game begins. */
  private askDeal(room: LiveRoom): void {
    const seed = dealDue(room.state);
    if (seed === undefined || !room.asks(DEAL)) return;
    const { host, plan } = room.state;
    const { game, options, seats } = plan;
    void this.bots.findEven({ person: host, game, options, seats, seed }).then(found => {
      if (!found.ok && isTemporary(found.error.code)) this.askLater(room.id, DEAL, found.error.code);
      else {
        if (!found.ok) this.deps.log.warn({ room: room.id, code: found.error.code }, 'a start could not be rated');
        const even = found.ok ? evenDeal(game, found.value) : { accepted: [] };
        void this.submit(room.id, { kind: 'dealt', even }, DEAL);
      }
    });
  }

  private async submit(roomId: string, act: Happening, question: string): Promise<void> {
    try {
      const room = await this.cache.load(roomId);
      const reply = (result: Result<number>): void => {
        if (!result.ok && isWorthAnother(result.error.code)) this.askLater(roomId, question, result.error.code);
      };
      if (room) this.queue.submit(room, { event: { by: 'server', act }, at: this.deps.now(), reply });
    } catch {
      this.askLater(roomId, question, 'server.busy');
    }
  }

  /** Too many wait, the thread crashed, or the turn could not be stored: the game goes on a little later. */
  private askLater(roomId: string, question: string, code: string): void {
    if (this.closed) return;
    this.deps.log.warn({ room: roomId, code }, 'a thread has to be asked again');
    this.deps.after(this.deps.limits.bots.again, () => void this.askAgain(roomId, question, code));
  }

  private async askAgain(roomId: string, question: string, code: string): Promise<void> {
    if (this.closed) return;
    try {
      const room = await this.cache.load(roomId);
      if (!room || this.closed) return;
      room.unasked(question);
      if (room.state.phase === 'dealing' || room.leasedBy !== 'here') this.schedule(room);
      else this.askBot(room, code === 'server.busy' ? undefined : PLAINEST);
    } catch {
      this.askLater(roomId, question, code);
    }
  }
}

/** Where a bot was overtaken, or its room is broken, nothing is to be done. Else its choice was wrong, or could not be stored. */
const isWorthAnother = (code: string): boolean => code === 'server.busy' || !/^(?:room|server)\./.test(code);

/** Too many wait, or the process ends: it is asked again, by this process or by the next. */
const isTemporary = (code: string): boolean => code === 'server.busy' || code === 'engine.stopped';

const evenDeal = (game: string, { accepted, values, net }: RatedChoice): EvenDeal => ({
  accepted,
  by: { net: nameOfNet(game, net ?? ''), values },
});

/** Whether something is due in a room sooner or later, whether anybody is there or not. */
const needsLease = (state: RoomState): boolean =>
  state.phase === 'playing' || state.phase === 'dealing' || wakeAt(state) !== undefined;

/** Timers cannot be set further ahead. */
const FARTHEST = 2 ** 31 - 1;

/** When rooms are due to be looked at; they need not be in memory for it. */
class WakeTimers {
  private readonly timers = new Map<string, { readonly at: number; readonly cancel: Cancel }>();
  private readonly time: Time;
  private readonly wake: (roomId: string) => void;

  constructor(time: Time, wake: (roomId: string) => void) {
    this.time = time;
    this.wake = wake;
  }

  /** A later time does not replace an earlier one: waking too early means looking once more, which is rarer than a turn. */
  set(roomId: string, at: number | undefined): void {
    const set = this.timers.get(roomId);
    if (set && at !== undefined && set.at <= at) return;
    this.clear(roomId);
    if (at === undefined) return;
    const wait = Math.min(FARTHEST, Math.max(0, at - this.time.now()));
    const cancel = this.time.after(wait, () => {
      this.timers.delete(roomId);
      this.wake(roomId);
    });
    this.timers.set(roomId, { at, cancel });
  }

  clear(roomId: string): void {
    this.timers.get(roomId)?.cancel();
    this.timers.delete(roomId);
  }

  clearAll(): void {
    for (const { cancel } of this.timers.values()) cancel();
    this.timers.clear();
  }
}
