import { type Action, type Game, NOBODY, ok, type Position, type Random, seededRandom } from '@threefold-games/core';
import type { Evaluator } from '@threefold-games/search';
import { threadSeconds } from '../cpuTime.ts';
import type { Answer, Contestant } from './contestant.ts';

/** How far a greedy player looks: to the end of each step, or of each turn made of steps that its evaluator holds possible. */
type Reach = 'step' | 'turn';

/** Plays what its evaluator values most for its own seat right after the step or the turn; among equals by lot. */
export class GreedyPlayer implements Contestant {
  evaluations = 0;
  readonly seconds = threadSeconds;
  private readonly game: Game;
  private readonly evaluator: Evaluator;
  private readonly reach: Reach;
  private readonly values: Float64Array;
  private readonly levels: { readonly actions: Int32Array; readonly priors: Float32Array }[] = [];
  private random: Random = seededRandom(0);
  private path: Action[] = [];
  private best: Action[] = [];
  private bestValue = 0;
  private equals = 0;

  constructor(game: Game, evaluator: Evaluator, reach: Reach) {
    this.game = game;
    this.evaluator = evaluator;
    this.reach = reach;
    this.values = new Float64Array(Math.max(...game.seats));
  }

  begin(seed: string): Promise<void> {
    this.random = seededRandom(seed);
    this.evaluations = 0;
    return Promise.resolve();
  }

  chooseTurn(position: Position): Promise<Answer> {
    const ahead = position.copy();
    const actions: Action[] = [];
    do {
      this.bestValue = -1;
      this.look(ahead, ahead.actor, 0);
      for (const action of this.best) {
        actions.push(action);
        ahead.make(action);
      }
    } while (!ahead.atTurnStart);
    return Promise.resolve(ok(actions));
  }

  close(): void {}

  private look(position: Position, seat: number, depth: number): void {
    this.levels[depth] ??= {
      actions: new Int32Array(this.game.maxActions),
      priors: new Float32Array(this.game.maxActions),
    };
    const { actions, priors } = this.levels[depth];
    const count = position.legal(actions);
    if (this.reach === 'turn') this.evaluate(position, actions, count, priors);
    for (let i = 0; i < count; i++) {
      if (this.reach === 'turn' && priors[i]! <= 0) continue;
      const action = actions[i]! as Action;
      position.make(action);
      this.path[depth] = action;
      if (this.reach === 'step' || position.atTurnStart) this.weigh(this.worth(position, seat), depth + 1);
      else this.look(position, seat, depth + 1);
      position.unmake();
    }
  }

  private worth(position: Position, seat: number): number {
    if (position.actor === NOBODY) return position.outcome()!.shares[seat]!;
    const { actions, priors } = this.levels.at(-1)!;
    // With no count neither list is touched.
    this.evaluate(position, actions, 0, priors);
    return this.values[seat]!;
  }

  private weigh(value: number, length: number): void {
    if (value < this.bestValue) return;
    this.equals = value > this.bestValue ? 1 : this.equals + 1;
    this.bestValue = value;
    if (this.random.below(this.equals) === 0) this.best = this.path.slice(0, length);
  }

  private evaluate(position: Position, actions: Int32Array, count: number, priors: Float32Array): void {
    this.evaluator.evaluate(position, actions, count, priors, this.values);
    this.evaluations++;
  }
}
