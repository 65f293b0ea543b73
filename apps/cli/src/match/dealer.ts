import { type Action, chooseByLot, type Position, seededRandom } from '@threefold/core';

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
