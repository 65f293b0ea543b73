import { CHANCE, type Game, NOBODY } from '@threefold-games/core';
import { type Evaluator, Search } from '@threefold-games/search';
import type { Clock } from './measure.ts';
import type { Point } from './points.ts';

/** Simulations of a whole search at a point. */
const SIMULATIONS = 200;

/** How fast an evaluator is at a point, and the search with it. */
export interface Thinking {
  readonly evaluationsPerSecond: number;
  readonly simulationsPerSecond: number;
}

/** Evaluates the same position again and again, then searches from it again and again, each as long as the budget allows. */
export const measureThinking = (
  game: Game,
  evaluator: Evaluator,
  { position }: Point,
  clock: Clock,
  budget: number,
): Thinking => {
  const actions = new Int32Array(game.maxActions);
  const priors = new Float32Array(game.maxActions);
  const values = new Float64Array(position.seats);
  const count = position.actor === CHANCE ? 0 : position.legal(actions);
  const evaluationsPerSecond = perSecond(clock, budget, 16, () =>
    evaluator.evaluate(position, actions, count, priors, values),
  );
  const searchesPerSecond = perSecond(clock, budget, 1, () =>
    new Search(game, evaluator, position).run({ simulations: SIMULATIONS }),
  );
  return { evaluationsPerSecond, simulationsPerSecond: SIMULATIONS * searchesPerSecond };
};

/** Whether there is something to think about at a point. */
export const isOpen = ({ position }: Point): boolean => position.actor !== NOBODY;

const perSecond = (clock: Clock, budget: number, batch: number, work: () => void): number => {
  work(); // warms up
  let done = 0;
  const began = clock();
  do {
    for (let i = 0; i < batch; i++) work();
    done += batch;
  } while (clock() - began < budget);
  return (done / (clock() - began)) * 1000;
};
