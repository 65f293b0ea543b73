// Games that are played by lot beforehand, so that the load generator needs no rules: neither of them has anything left to chance.
import { chooseByLot, NOBODY, seededRandom } from '@threefold/core';
import { findGame } from '@threefold/games';
import { usualPlan } from '@threefold/room';

const CLOCK = { kind: 'fischer', base: 3_600_000, increment: 10_000 };
const GAMES = [
  { game: 'talat', options: {} },
  { game: 'tzaar', options: { setup: 'fixed' } },
];

/** The turns of one game for two, each as its steps. */
const turnsOf = (game, options, random) => {
  const setup = game.setup(options, 2, random);
  const position = game.start(setup);
  const out = new Int32Array(game.maxActions);
  const turns = [];
  while (position.actor !== NOBODY) {
    const steps = [];
    do {
      const action = chooseByLot(position, out, random);
      steps.push(position.format(action));
      position.make(action);
    } while (!position.atTurnStart && position.actor !== NOBODY);
    turns.push(steps);
  }
  return turns;
};

/** So many games, half of each kind: the table, and all turns. */
export const prepareGames = count => {
  const random = seededRandom('bench server');
  return Array.from({ length: count }, (_, i) => {
    const { game: id, options } = GAMES[i % GAMES.length];
    const game = findGame(id);
    const plan = usualPlan(game, { options, clock: CLOCK, leaver: { kind: 'end' } });
    return { plan, turns: turnsOf(game, plan.options, random) };
  });
};
