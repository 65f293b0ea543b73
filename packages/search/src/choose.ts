import type { Random } from '@threefold-games/core';
import { turnsThrough } from './proof.ts';
import type { Search } from './search.ts';
import { NONE } from './tree.ts';

/** How much an edge speaks for itself: what is certain first, then how often it was followed, then its prior. */
export const edgeScore = ({ tree, root }: Search, edge: number, node = root): number => {
  const child = tree.child[edge]!;
  const followed = tree.followed[edge]! + tree.prior[edge]!;
  if (child === NONE || !tree.isSolved(child)) return followed;
  const share = tree.value(child, tree.actor[node]!);
  const little = Math.min(followed, 1e3);
  if (share > 1 - 1e-9) return 1e9 - 1e4 * turnsThrough(tree, edge) + little;
  if (share < 1e-9) return -1e9 + 1e4 * turnsThrough(tree, edge) + little;
  // A part of the win counts by itself only where the other steps are certain as well.
  return tree.isSolved(node) ? 1e8 * (1 + share) + little : followed;
};

/** The best edge of a node. */
export const bestEdge = (search: Search, node = search.root): number => {
  const { tree } = search;
  const first = tree.firstEdge[node]!;
  let best = first;
  for (let edge = first + 1; edge < first + tree.edgeCount[node]!; edge++) {
    if (edgeScore(search, edge, node) > edgeScore(search, best, node)) best = edge;
  }
  return best;
};

/**
 * An edge of the root by lot: each as likely as the share of thought that it got, to the power of 1 / temperature. What is known to
 * be best is always chosen, what is known to lose never unless all is lost.
 */
export const sampleEdge = (search: Search, temperature: number, random: Random): number => {
  const { tree, root } = search;
  const best = bestEdge(search);
  const top = edgeScore(search, best);
  if (temperature <= 0 || top >= 1e8 || top < 0) return best;
  const first = tree.firstEdge[root]!;
  const end = first + tree.edgeCount[root]!;
  const weight = (edge: number): number => Math.max(0, edgeScore(search, edge) / top) ** (1 / temperature);
  let total = 0;
  for (let edge = first; edge < end; edge++) total += weight(edge);
  let left = (random.below(2 ** 30) / 2 ** 30) * total;
  for (let edge = first; edge < end; edge++) {
    left -= weight(edge);
    if (left < 0) return edge;
  }
  return best;
};
