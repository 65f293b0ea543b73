import { chooseByLot, type Game, type Position, seededRandom } from '@threefold-games/core';

/** What so many turns by lot would leave; from the same position always the same ones. */
export const otherTurns = (game: Game, before: Position, count: number): readonly Position[] => {
  const random = seededRandom(`others ${before.encode()}`);
  const legal = new Int32Array(game.maxActions);
  return Array.from({ length: count }, () => {
    const position = before.copy();
    do position.make(chooseByLot(position, legal, random));
    while (position.actor >= 0 && !position.atTurnStart);
    return position;
  });
};
