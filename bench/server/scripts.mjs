// Games that are played by lot beforehand, so that the load generator needs no rules: neither of them has anything left to chance.
import { chooseByLot, NOBODY, parseOptions, seededRandom } from '@threefold/core';
import { findGame } from '@threefold/games';

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

/** So many games, half of each kind: what is played, and all turns. */
export const prepareGames = count => {
  const random = seededRandom('bench server');
  return Array.from({ length: count }, (_, i) => {
    const { game: id, options: given } = GAMES[i % GAMES.length];
    const game = findGame(id);
    const options = parseOptions(game.options, 2, given);
    if (!options.ok) throw new Error(options.error.detail);
    return { game: id, options: options.value, turns: turnsOf(game, options.value, random) };
  });
};
