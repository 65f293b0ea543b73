import { type Position, seededRandom } from '@threefold-games/core';
import { gameOf, playByLot, startOf } from '@threefold-games/testkit';

/** Random games, each taken back to the beginning of a turn at least `steps` steps before its end. */
export const endings = (id: string, steps: number, count: number, seats = 2): Position[] => {
  const game = gameOf(id);
  const random = seededRandom(`endings ${id}`);
  return Array.from({ length: count }, (_, i) => {
    const position = playByLot(game, startOf(game, seats, `ending ${i}`), random);
    for (let back = 0; back < steps || !position.atTurnStart; back++) position.unmake();
    return position;
  });
};
