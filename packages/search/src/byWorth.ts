import type { Seat } from '@threefold-games/core';
import type { Variation } from './report.ts';
import { FOR_OTHERS } from './select.ts';

/** Of what is kept for it, a variation needs this part to be believed. */
const ENOUGH = 0.5;
/** Shares that differ by less are the same. */
const SAME = 1e-9;

/**
 * Variations in the order of what they are worth to a seat: of two that win the sooner, of two that lose the later one first. One with
 * too few simulations to be believed stands after those that have enough, and before what is known to lose everything.
 */
export const byWorth = (variations: readonly Variation[], seat: Seat): readonly Variation[] => {
  const most = Math.max(...variations.map(({ visits }) => visits));
  // What the best one gets at least, and each of the others where all goes by plan.
  const planned = (most * FOR_OTHERS) / (1 - FOR_OTHERS) / Math.max(1, variations.length - 1);
  const worth = ({ values }: Variation): number => values[seat] ?? 0;
  const rank = (variation: Variation): number => {
    if (variation.solved) return worth(variation) < SAME ? 2 : 0;
    return variation.visits >= ENOUGH * planned ? 0 : 1;
  };
  const haste = (variation: Variation): number => {
    if (variation.solvedIn === undefined) return 0;
    return worth(variation) > 0.5 ? -variation.solvedIn : variation.solvedIn;
  };
  return variations.toSorted(
    (a, b) => rank(a) - rank(b) || (rank(a) === 1 ? b.visits - a.visits : worth(b) - worth(a)) || haste(b) - haste(a),
  );
};
