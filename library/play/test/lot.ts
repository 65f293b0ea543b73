import { type Random, seededRandom } from '@threefold-games/core';
import { type GameId, gameIds, newGame, type PlayedGame } from '@threefold-games/play';

/** Plays random legal steps until the game is over or enough turns were played. */
export const playOn = (game: PlayedGame, random: Random, turns = Number.POSITIVE_INFINITY): void => {
  while (!game.isOver() && game.turnNumber <= turns) {
    const legal = game.legal();
    game.step(legal[random.below(legal.length)]!);
  }
};

/** A game of each id that was played by lot from start to end. */
export const finished: Readonly<Record<GameId, PlayedGame>> = Object.fromEntries(
  gameIds.map(id => {
    const game = newGame(id, { seed: `finished ${id}` });
    playOn(game, seededRandom(id));
    return [id, game];
  }),
) as unknown as Readonly<Record<GameId, PlayedGame>>;
