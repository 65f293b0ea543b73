import { CHANCE, chooseByLot, type Game, NOBODY, type Options, seededRandom } from '@threefold/core';
import { type Course, play } from './course.ts';

/** Turns of a seat in an opening by lot. */
const TURNS_A_SEAT = 2;

/** How many turns are best played by lot: none where chance makes the games different anyway. Else all would be one and the same. */
export const usualOpening = (game: Game, options: Options, seats: number): number => {
  const [one, other] = ['1', '2'].map(seed => game.setup(options, seats, seededRandom(seed)));
  return one!.layout !== other!.layout || game.start(one!).actor === CHANCE ? 0 : TURNS_A_SEAT * seats;
};

/** Plays turns by lot, but none that ends the game. */
export const playOpening = (game: Game, course: Course, turns: number, seed: string): void => {
  const { position, dealer } = course;
  const random = seededRandom(seed);
  const legal = new Int32Array(game.maxActions);
  for (let done = 0; done < turns; done++) {
    const began = course.turns.length;
    let steps = 0;
    do {
      play(course, position.actor === CHANCE ? dealer.draw(position) : chooseByLot(position, legal, random));
      steps++;
    } while (!position.atTurnStart);
    if (position.actor !== NOBODY) continue;
    while (steps-- > 0) position.unmake();
    course.turns.length = began;
    return;
  }
};
