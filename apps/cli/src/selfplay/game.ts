import { CHANCE, type Game, History, NOBODY, type Setup, seededRandom } from '@threefold-games/core';
import type { StopSignal } from '@threefold-games/search';
import { Dealer, playOpening } from '../match/chance.ts';
import type { SelfplayPlan } from './plan.ts';
import type { Thinker, Thought } from './thinker.ts';

/** A game of the search against itself that is over. */
export interface SelfplayGame {
  /** Its number, from 1. */
  readonly number: number;
  readonly setup: Setup;
  readonly history: History;
  /** What was thought before each step, by its index among all steps; draws and what was played by lot have none. */
  readonly thoughts: ReadonlyMap<number, Thought>;
}

/** Plays one game; undefined when it was stopped before its end. */
export const playSelf = async (
  game: Game,
  { seed, seats, options, opening }: SelfplayPlan,
  number: number,
  thinker: Thinker,
  stop: StopSignal,
): Promise<SelfplayGame | undefined> => {
  // Each game has a seed of its own, so that any one of them can be made again alone.
  const own = `${seed}/${number}`;
  const setup = game.setup(options, seats, seededRandom(`${own}/setup`));
  const dealer = new Dealer(own, game.maxActions);
  const thoughts = new Map<number, Thought>();
  let history = playOpening(History.of(game, setup), dealer, opening, `${own}/opening`);
  let steps = history.actions.length;
  thinker.begin(own);
  while (history.position.actor !== NOBODY) {
    const { position } = history;
    if (position.actor === CHANCE) {
      history = history.withActions([dealer.draw(position)]);
      steps++;
      continue;
    }
    const turn = await thinker.chooseTurn(position, stop);
    if (stop.aborted) return undefined;
    for (const thought of turn) thoughts.set(steps++, thought);
    history = history.withActions(turn.map(({ action }) => action));
  }
  return { number, setup, history, thoughts };
};
