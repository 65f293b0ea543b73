import { type Action, chooseByLot, type Game, type Position, type Random, seededRandom } from '@threefold/core';
import { threadSeconds } from '../cpuTime.ts';
import type { Answer, Contestant } from './contestant.ts';

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
    return Promise.resolve({ ok: true, actions });
  }

  close(): void {}
}
