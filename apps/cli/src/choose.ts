import { type Action, CHANCE, type Game, NOBODY, type Position, type Random } from '@threefold/core';

/** A step by lot: every legal step is equally likely, every draw as likely as there are such outcomes left. */
export const chooseByLot = (position: Position, legal: Int32Array, random: Random): Action => {
  const count = position.legal(legal);
  if (position.actor !== CHANCE) return legal[random.below(count)] as Action;
  let total = 0;
  for (let i = 0; i < count; i++) total += position.weight(legal[i] as Action);
  let left = random.below(total);
  let i = 0;
  for (; left >= position.weight(legal[i] as Action); i++) left -= position.weight(legal[i] as Action);
  return legal[i] as Action;
};

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
