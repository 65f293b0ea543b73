import { chooseByLot, type Game, NOBODY, type Position, parseOptions, seededRandom } from '@threefold/core';
import { findGame } from '@threefold/games';

/** A game that exists. */
export const gameOf = (id: string): Game => findGame(id)!;

/** A game with its standard options before its first step. */
export const startOf = (id: string, seats = 2, seed = 'start'): Position => {
  const game = gameOf(id);
  const options = parseOptions(game.options, seats, {});
  if (!options.ok) throw new Error(options.error.detail);
  return game.start(game.setup(options.value, seats, seededRandom(seed)));
};

/** Random games, each taken back to the beginning of a turn at least `steps` steps before its end. */
export const endings = (id: string, steps: number, count: number, seats = 2): Position[] => {
  const game = gameOf(id);
  const random = seededRandom(`endings ${id}`);
  const out = new Int32Array(game.maxActions);
  return Array.from({ length: count }, (_, i) => {
    const position = startOf(id, seats, `ending ${i}`);
    while (position.actor !== NOBODY) position.make(chooseByLot(position, out, random));
    for (let back = 0; back < steps || !position.atTurnStart; back++) position.unmake();
    return position;
  });
};
