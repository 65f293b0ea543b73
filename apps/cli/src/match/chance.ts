import {
  type Action,
  CHANCE,
  chooseByLot,
  type Game,
  type History,
  NOBODY,
  type Options,
  type Position,
  seededRandom,
} from '@threefold-games/core';

/** Turns of a seat in an opening by lot. */
const TURNS_A_SEAT = 2;

/** How many turns are best played by lot: none where chance makes the games different anyway. Else all would be one and the same. */
export const usualOpening = (game: Game, options: Options, seats: number): number => {
  const [one, other] = ['1', '2'].map(seed => game.setup(options, seats, seededRandom(seed)));
  return one!.layout !== other!.layout || game.start(one!).actor === CHANCE ? 0 : TURNS_A_SEAT * seats;
};

/** A game with so many turns played by lot, but none that ends it. */
export const playOpening = (from: History, dealer: Dealer, turns: number, seed: string): History => {
  const random = seededRandom(seed);
  const legal = new Int32Array(from.game.maxActions);
  let history = from;
  while (history.length < turns) {
    let next = history;
    do {
      const { position } = next;
      next = next.withActions([
        position.actor === CHANCE ? dealer.draw(position) : chooseByLot(position, legal, random),
      ]);
    } while (next.isOpen);
    if (next.position.actor === NOBODY) break;
    history = next;
  }
  return history;
};

/**
 * Makes the draws of a game. The n-th draw has a stream of chance of its own, so that what is drawn follows from the seed and from what
 * was drawn before, never from how the players play.
 */
export class Dealer {
  private drawn = 0;
  private readonly legal: Int32Array;
  private readonly seed: string;

  constructor(seed: string, maxActions: number) {
    this.seed = seed;
    this.legal = new Int32Array(maxActions);
  }

  draw(position: Position): Action {
    return chooseByLot(position, this.legal, seededRandom(`${this.seed}/draw ${this.drawn++}`));
  }
}
