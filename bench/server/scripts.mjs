// Games that are played by lot beforehand, so that the load generator needs no rules: neither of them has anything left to chance.
import { seededRandom } from '@threefold/core';
import { findGame } from '@threefold/games';
import { usualPlan } from '@threefold/room';
import { historyByLot } from '@threefold/testkit';

const CLOCK = { kind: 'fischer', base: 3_600_000, increment: 10_000 };
const GAMES = [
  { game: 'talat', options: {} },
  { game: 'tzaar', options: { setup: 'fixed' } },
];

/** So many games, half of each kind: the table, and all turns. */
export const prepareGames = count => {
  const random = seededRandom('bench server');
  return Array.from({ length: count }, (_, i) => {
    const { game: id, options } = GAMES[i % GAMES.length];
    const game = findGame(id);
    const plan = usualPlan(game, { options, clock: CLOCK, leaver: { kind: 'end' } });
    return { plan, turns: historyByLot(game, game.setup(plan.options, 2, random), random).texts };
  });
};
