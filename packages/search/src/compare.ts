import { selectOther } from './select.ts';
import { NONE, type Tree } from './tree.ts';

/** The part of the simulations that is kept for the steps after the best, evenly for each that is to be compared with it. */
export const FOR_OTHERS = 1 / 3;

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
