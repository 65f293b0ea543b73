import { CHANCE, chooseByLot, type History, seededRandom } from '@threefold-games/core';

/** A seed for whoever does not care. */
export const freshSeed = (): number => Math.floor(Math.random() * 2 ** 32);

/** With all that is to be drawn before a seat acts. It follows from the seed and the place: taking back does not change what comes. */
export const withDraws = (history: History, seed: string | number): History => {
  let drawn = history;
  while (drawn.position.actor === CHANCE) {
    const random = seededRandom(`${seed}/${drawn.actions.length}`);
    drawn = drawn.withActions([chooseByLot(drawn.position, new Int32Array(drawn.game.maxActions), random)]);
  }
  return drawn;
};
