import { CHANCE, type Game, legalActions, type Position, type Seat } from '@threefold/core';

/** Who acts, or who will once chance has drawn; nobody where it is over. */
export const moverOf = (game: Game, position: Position): Seat => {
  const after = position.copy();
  while (after.actor === CHANCE) after.make(legalActions(game, after)[0]!);
  return after.actor;
};
