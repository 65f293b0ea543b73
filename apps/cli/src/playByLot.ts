import { chooseByLot, type Game, NOBODY, type Position, type Random } from '@threefold/core';

/** Plays a position by lot to its end, and returns the turns as a record has them. */
export const playByLot = (game: Game, position: Position, random: Random): string[][] => {
  const legal = new Int32Array(game.maxActions);
  const turns: string[][] = [];
  while (position.actor !== NOBODY) {
    const action = chooseByLot(position, legal, random);
    if (position.atTurnStart) turns.push([]);
    turns.at(-1)!.push(position.format(action));
    position.make(action);
  }
  return turns;
};
