import type { Result } from '@threefold/core';
import { botDue, dealDue, type EvenDeal, type Happening, nameOfNet, type RoomState, wakeAt } from '@threefold/room';
import type { RatedChoice } from '@threefold/search';
import type { BotPool } from '../bots/pool.ts';
import type { LiveRoom } from './liveRoom.ts';
import type { Parts } from './deps.ts';
import type { Runner } from './roomQueue.ts';
import type { Shelf } from './roomCache.ts';
import { Wakes } from './wakeTimers.ts';

/** A bot that breaks at its own level plays on at this one, which needs nothing but the rules. */
const PLAINEST = 1;

/** The question what start is even, which a room asks once. */
const DEAL = 'deal';

/** Looks after the timers and the bots of the rooms that this process keeps. */
export class Carer {
  readonly wakes: Wakes;
  private readonly parts: Parts;
  private readonly shelf: Shelf;
  private readonly runner: Runner;
  private readonly bots: BotPool;
  /** The rooms that are ours, in memory or not. */
  private readonly kept = new Set<string>();
  private readonly asking = new Set<string>();
  private closed = false;

  constructor(parts: Parts, shelf: Shelf, runner: Runner, bots: BotPool) {
    this.parts = parts;
    this.shelf = shelf;
    this.runner = runner;
    this.bots = bots;
    this.wakes = new Wakes(parts.now, room => void this.wake(room));
  }

  get size(): number {
    return this.kept.size;
  }

  isKept(room: string): boolean {
    return this.kept.has(room);
  }

  /** The rooms are ours from now on. */
  adopt(room: LiveRoom): void {
    room.isOthers = false;
    this.kept.add(room.id);
    this.settle(room);
  }

  /** Nobody knows who keeps what: each room is asked for again. */
  forgetAll(): void {
    this.kept.clear();
    this.wakes.clearAll();
  }

  /** Sees to what a room needs as it is now. */
  settle(room: LiveRoom): void {
    if (this.closed) return;
    if (!needsCare(room.state)) {
      this.kept.delete(room.id);
      this.wakes.clear(room.id);
    } else if (this.kept.has(room.id)) {
      this.wakes.set(room.id, wakeAt(room.state));
      if (room.state.phase === 'dealing') this.askDeal(room);
      else this.askBot(room);
    } else if (!room.isOthers && !this.asking.has(room.id)) void this.ask(room);
  }

  close(): void {
    this.closed = true;
    this.wakes.clearAll();
  }

  /** Asks whether the room is ours. */
  private async ask(room: LiveRoom): Promise<void> {
    this.asking.add(room.id);
    try {
      if (await this.parts.store.keeping.keep(room.id, this.parts.now())) this.adopt(room);
      // Were that one to die, the heartbeat of whichever process finds it.
      else room.isOthers = true;
    } catch (error) {
      this.parts.log.warn({ room: room.id, trouble: String(error) }, 'a room could not be kept');
    } finally {
      this.asking.delete(room.id);
    }
  }

  private async wake(id: string): Promise<void> {
    if (this.closed) return;
    try {
      const room = await this.shelf.open(id);
      if (!room) return;
      const due = wakeAt(room.state);
      const now = this.parts.now();
      if (due === undefined || due > now) {
        this.settle(room);
        return;
      }
      this.runner.submit(room, { event: { by: 'server', act: { kind: 'tick' } }, at: now });
      // In case that it cannot be stored; what is stored sets the next one itself.
      this.wakes.set(id, now + this.parts.limits.bots.again);
    } catch {
      this.wakes.set(id, this.parts.now() + this.parts.limits.bots.again);
    }
  }

  private askBot(room: LiveRoom, level?: number): void {
    const due = botDue(room.state);
    const question = due ? `${due.turn} ${room.state.rewound}` : '';
    if (room.asked === question) return;
    room.asked = question;
    if (!due) return;
    const { seat, turn, position } = due;
    const { host, plan } = room.state;
    void this.bots
      .choose({ person: host, game: plan.game, position, level: level ?? due.level, seed: room.id })
      .then(answer => {
        if (!answer.ok) this.askAgain(room.id, question, answer.error.code);
        else void this.bring(room.id, { kind: 'botTurn', seat, turn, steps: answer.value }, question);
      });
  }

  /** Has an even start found. Whatever stands in the way of that, the game begins. */
  private askDeal(room: LiveRoom): void {
    const seed = room.asked === DEAL ? undefined : dealDue(room.state);
    if (seed === undefined) return;
    room.asked = DEAL;
    const { host, plan } = room.state;
    const { game, options, seats } = plan;
    void this.bots.findEven({ person: host, game, options, seats, seed }).then(found => {
      if (!found.ok && isWorthWaiting(found.error.code)) this.askAgain(room.id, DEAL, found.error.code);
      else {
        if (!found.ok) this.parts.log.warn({ room: room.id, code: found.error.code }, 'a start could not be rated');
        const even = found.ok ? evenDeal(game, found.value) : { accepted: [] };
        void this.bring(room.id, { kind: 'dealt', even }, DEAL);
      }
    });
  }

  private async bring(id: string, act: Happening, question: string): Promise<void> {
    try {
      const room = await this.shelf.open(id);
      const answered = (_: string, result: Result<number>): void => {
        if (!result.ok && isWorthAnother(result.error.code)) this.askAgain(id, question, result.error.code);
      };
      if (room) this.runner.submit(room, { event: { by: 'server', act }, at: this.parts.now(), asker: { answered } });
    } catch {
      this.askAgain(id, question, 'server.busy');
    }
  }

  /** Too many wait, the thread broke, or the turn could not be stored: the game goes on a little later. */
  private askAgain(id: string, question: string, code: string): void {
    if (this.closed) return;
    this.parts.log.warn({ room: id, code }, 'a thread has to be asked again');
    setTimeout(() => void this.askOnceMore(id, question, code), this.parts.limits.bots.again).unref();
  }

  private async askOnceMore(id: string, question: string, code: string): Promise<void> {
    if (this.closed) return;
    try {
      const room = await this.shelf.open(id);
      if (!room || this.closed) return;
      if (room.asked === question) room.asked = '';
      if (room.state.phase === 'dealing') this.settle(room);
      else if (this.kept.has(id)) this.askBot(room, code === 'server.busy' ? undefined : PLAINEST);
      else this.settle(room);
    } catch {
      this.askAgain(id, question, code);
    }
  }
}

/** A bot was overtaken, or its room is broken: nothing is to be done. Else what it chose was wrong, or could not be stored. */
const isWorthAnother = (code: string): boolean => code === 'server.busy' || !/^(?:room|server)\./.test(code);

/** Too many wait, or the process ends: it is asked again, by this process or by the next. */
const isWorthWaiting = (code: string): boolean => code === 'server.busy' || code === 'engine.stopped';

const evenDeal = (game: string, { accepted, values, net }: RatedChoice): EvenDeal => ({
  accepted,
  by: { net: nameOfNet(game, net ?? ''), values },
});

/** Whether a room needs somebody who looks after it. */
const needsCare = (state: RoomState): boolean =>
  state.phase === 'playing' || state.phase === 'dealing' || wakeAt(state) !== undefined;
