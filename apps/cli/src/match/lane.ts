import { Worker } from 'node:worker_threads';
import { loadBot } from '@threefold-games/catalogue';
import { type Game, ok, type Result } from '@threefold-games/core';
import type { Bot, StopSignal } from '@threefold-games/search';
import type { CommandFault } from '../faults.ts';
import { playGame } from './game.ts';
import type { MatchPlan, PlayedGame } from './plan.ts';
import type { Contestant } from './players/contestant.ts';
import { openPlayer } from './players/open.ts';
import { placeOf } from './seatings.ts';

/** Plays games of a match one after the other. */
export interface Lane {
  /** Plays the game with this number; undefined when it was stopped before its end. */
  play(number: number): Promise<Result<PlayedGame | undefined, CommandFault>>;
  close(): Promise<void>;
}

/** A lane in this thread. Its players stay at their seats from game to game. */
export class OwnLane implements Lane {
  private readonly plan: MatchPlan;
  private readonly stop: StopSignal;
  private bot: Bot | undefined;
  /** For each player as many copies as sit at one table. */
  private readonly contestants: Contestant[][];

  constructor(plan: MatchPlan, stop: StopSignal) {
    this.plan = plan;
    this.stop = stop;
    this.contestants = plan.players.map(() => []);
  }

  async play(number: number): Promise<Result<PlayedGame | undefined, CommandFault>> {
    this.bot ??= (await loadBot(this.plan.game))!;
    const { game }: { readonly game: Game } = this.bot;
    const { seating } = placeOf(this.plan.players.length, this.plan.seats, number);
    const table: Contestant[] = [];
    for (const [seat, player] of seating.entries()) {
      const copy = seating.slice(0, seat).filter(each => each === player).length;
      const copies = this.contestants[player]!;
      if (copies[copy] === undefined) {
        const opened = await openPlayer(this.plan.players[player]!, this.bot, this.plan);
        if (!opened.ok) return opened;
        copies[copy] = opened.value;
      }
      table.push(copies[copy]);
    }
    return ok(await playGame(game, this.plan, number, table, this.stop));
  }

  close(): Promise<void> {
    for (const contestant of this.contestants.flat()) contestant.close();
    return Promise.resolve();
  }
}

/** What a thread is told when it is made. */
export interface ThreadData {
  readonly plan: MatchPlan;
  /** One int32 that turns 1 when the match is to stop: memory is seen in the middle of a thought, messages are not. */
  readonly stop: SharedArrayBuffer;
}

/** The number of the next game, or that there are no more. */
export type ThreadOrder = number | 'close';

/** Only what is built can be loaded into a thread. */
export const CAN_THREAD = import.meta.url.endsWith('.js');

/** A lane in a thread of its own. */
export class ThreadLane implements Lane {
  private readonly worker: Worker;
  private readonly gone: Promise<void>;
  private resolve: ((game: Result<PlayedGame | undefined, CommandFault>) => void) | undefined;
  private fail: ((error: unknown) => void) | undefined;

  constructor(plan: MatchPlan, signal: AbortSignal) {
    const stop = new SharedArrayBuffer(4);
    const tell = (): void => void Atomics.store(new Int32Array(stop), 0, 1);
    if (signal.aborted) tell();
    signal.addEventListener('abort', tell, { once: true });
    this.worker = new Worker(new URL('./thread.js', import.meta.url), {
      workerData: { plan, stop } satisfies ThreadData,
    });
    this.worker.on('message', (game: Result<PlayedGame | undefined, CommandFault>) => this.resolve?.(game));
    this.worker.on('error', error => this.fail?.(error));
    this.gone = new Promise(resolve => this.worker.once('exit', () => resolve()));
  }

  play(number: number): Promise<Result<PlayedGame | undefined, CommandFault>> {
    return new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.fail = reject;
      this.worker.postMessage(number satisfies ThreadOrder, []);
    });
  }

  async close(): Promise<void> {
    this.worker.postMessage('close' satisfies ThreadOrder, []);
    await this.gone;
  }
}
