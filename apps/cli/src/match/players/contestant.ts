import {
  type Action,
  chooseByLot,
  type Game,
  ok,
  type Position,
  type Random,
  type Result,
  seededRandom,
} from '@threefold-games/core';
import { type Bot, type Evaluator, type Level, type Limits, Player, type StopSignal } from '@threefold-games/search';
import { around } from '../../bots.ts';
import { threadSeconds } from '../cpuTime.ts';
import type { Failure } from '../plan.ts';

/** Somebody who plays one seat of a match, game after game. */
export interface Contestant {
  /** Positions evaluated in this game. */
  readonly evaluations: number;
  /** Seconds of processor time spent so far, counted from some fixed moment. */
  seconds(): number;
  /** Begins a new game; what is left to chance in it follows from the seed. */
  begin(seed: string, stop: StopSignal): Promise<void>;
  /** Chooses the rest of the turn of the seat that acts. The position is left as it was. */
  chooseTurn(position: Position, stop: StopSignal): Promise<Answer>;
  /** Ends what must not outlive the match. */
  close(): void;
}

/** A turn, or how the game is lost without one. */
export type Answer = Result<readonly Action[], Omit<Failure, 'seat'>>;

/** A player that searches. Every game begins with an empty tree. */
export class Thinker implements Contestant {
  readonly seconds = threadSeconds;
  private readonly bot: Bot;
  private readonly evaluator: Evaluator;
  private readonly level: Level;
  private readonly limits: Limits;
  private player: Player | undefined;

  constructor(bot: Bot, evaluator: Evaluator, level: Level, limits: Limits) {
    this.bot = bot;
    this.evaluator = evaluator;
    this.level = level;
    this.limits = limits;
  }

  get evaluations(): number {
    return this.player?.evaluations ?? 0;
  }

  begin(seed: string): Promise<void> {
    const { bot, evaluator, level } = this;
    this.player = new Player({ bot, evaluator, level, around, seed });
    return Promise.resolve();
  }

  async chooseTurn(position: Position, stop: StopSignal): Promise<Answer> {
    const { actions } = await this.player!.chooseTurn(position, { limits: this.limits, stop });
    return ok(actions);
  }

  close(): void {
    this.player = undefined;
  }
}

/** Plays by lot. */
export class RandomPlayer implements Contestant {
  readonly evaluations = 0;
  readonly seconds = threadSeconds;
  private readonly legal: Int32Array;
  private random: Random = seededRandom(0);

  constructor(game: Game) {
    this.legal = new Int32Array(game.maxActions);
  }

  begin(seed: string): Promise<void> {
    this.random = seededRandom(seed);
    return Promise.resolve();
  }

  chooseTurn(position: Position): Promise<Answer> {
    const ahead = position.copy();
    const actions: Action[] = [];
    do {
      const action = chooseByLot(ahead, this.legal, this.random);
      actions.push(action);
      ahead.make(action);
    } while (!ahead.atTurnStart);
    return Promise.resolve(ok(actions));
  }

  close(): void {}
}
