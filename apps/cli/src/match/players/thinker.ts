import type { Position } from '@threefold/core';
import { type Bot, type Evaluator, type Level, type Limits, Player, type StopSignal } from '@threefold/search';
import { around } from '../../brains.ts';
import { threadSeconds } from '../cpuTime.ts';
import type { Answer, Contestant } from './contestant.ts';

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
    return { ok: true, actions };
  }

  close(): void {
    this.player = undefined;
  }
}
