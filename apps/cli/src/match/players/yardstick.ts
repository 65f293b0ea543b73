import type { Yardstick } from '@threefold-games/bench/yardsticks';
import { type Action, ok, type Position, type Random, seededRandom } from '@threefold-games/core';
import { threadSeconds } from '../cpuTime.ts';
import type { Answer, Contestant } from './contestant.ts';

/** Plays as somebody who has just read the rules might, step by step. */
export class YardstickPlayer implements Contestant {
  readonly evaluations = 0;
  readonly seconds = threadSeconds;
  private readonly yardstick: Yardstick;
  private random: Random = seededRandom(0);

  constructor(yardstick: Yardstick) {
    this.yardstick = yardstick;
  }

  begin(seed: string): Promise<void> {
    this.random = seededRandom(seed);
    return Promise.resolve();
  }

  chooseTurn(position: Position): Promise<Answer> {
    const ahead = position.copy();
    const actions: Action[] = [];
    do {
      const action = this.yardstick(ahead, this.random);
      actions.push(action);
      ahead.make(action);
    } while (!ahead.atTurnStart);
    return Promise.resolve(ok(actions));
  }

  close(): void {}
}
