import type { Seat } from '@threefold/core';
import type { Variation } from './report.ts';
import { selectOther } from './select.ts';
import { NONE, type Tree } from './tree.ts';

/** The part of the simulations that is kept for the steps after the best, evenly for each that is to be compared with it. */
const FOR_OTHERS = 1 / 3;
/** Of what is kept for it, a variation needs this part to be believed. */
const ENOUGH = 0.5;
/** Shares that differ by less are the same. */
const SAME = 1e-9;

/**
 * The root's edge that is to be followed so that the `count` best can be compared, or NONE where the simulations are spread well enough.
 * It is the most promising one of those that are left without the best, the best two, and so on.
 */
export const selectForComparison = (tree: Tree, root: number, exploration: number, count: number): number => {
  const leaders: number[] = [];
  let lacking = 0;
  let rest = tree.visits[root]!;
  const kept = (FOR_OTHERS * rest) / (count - 1);
  while (leaders.length < count - 1) {
    const leader = mostFollowed(tree, root, leaders);
    if (leader === NONE) break;
    leaders.push(leader);
    rest -= tree.followed[leader]!;
    if (rest < kept * (count - leaders.length)) lacking = leaders.length;
  }
  if (lacking === 0 || tree.edgeCount[root]! <= lacking) return NONE;
  const edge = selectOther(tree, root, exploration, leaders.slice(0, lacking));
  const child = tree.child[edge]!;
  return child !== NONE && tree.isSolved(child) ? NONE : edge;
};

const mostFollowed = (tree: Tree, node: number, without: readonly number[]): number => {
  const first = tree.firstEdge[node]!;
  let most = NONE;
  for (let edge = first; edge < first + tree.edgeCount[node]! && tree.followed[edge]! > 0; edge++) {
    if (!without.includes(edge) && (most === NONE || tree.followed[edge]! > tree.followed[most]!)) most = edge;
  }
  return most;
};

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
