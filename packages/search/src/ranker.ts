import type { Random } from '@threefold-games/core';

/** Priors are told apart down to this. */
const STEPS = 2 ** 30;

/** Puts steps into the order in which they are first looked at. */
export class Ranker {
  /** After ranking: the indices in their order. */
  readonly order: Int32Array;
  private readonly keys: Float64Array;
  private readonly width: number;

  constructor(most: number) {
    this.order = new Int32Array(most);
    this.keys = new Float64Array(most);
    this.width = 2 ** Math.ceil(Math.log2(most + 1));
  }

  /** By falling prior, equal ones by their index, those without any left out. Returns how many there are. */
  byPrior(priors: Float32Array, count: number): number {
    let largest = 0;
    for (let i = 0; i < count; i++) if (priors[i]! > largest) largest = priors[i]!;
    return this.rank(count, i => (priors[i]! > 0 ? Math.floor((priors[i]! / largest) * STEPS) : -1));
  }

  /** By lot, where the heavier ones tend to come first. */
  byLot(weights: Float32Array, count: number, random: Random): number {
    return this.rank(count, i => Math.floor(((1 + random.below(STEPS)) / (STEPS + 1)) ** (1 / weights[i]!) * STEPS));
  }

  private rank(count: number, keyOf: (i: number) => number): number {
    const { keys, order, width } = this;
    let kept = 0;
    for (let i = 0; i < count; i++) {
      const key = keyOf(i);
      // The index is part of the key, so that one sort of numbers does it all.
      if (key >= 0) keys[kept++] = key * width + (width - 1 - i);
    }
    keys.subarray(0, kept).sort();
    for (let i = 0; i < kept; i++) order[i] = width - 1 - (keys[kept - 1 - i]! % width);
    return kept;
  }
}
