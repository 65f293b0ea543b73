import { NONE, type Tree } from './tree.ts';

/** How much a step's prior counts against what was found out about it, unless the evaluator says otherwise; grows slowly with the visits. */
export const EXPLORATION = 0.8;
const GROWTH = 0.5;
const GROWTH_FROM = 4000;
/** A step that was never followed is taken to be this much worse than its position, times the root of the prior already followed. */
const UNTRIED = 0.125;
/** Draws that are told apart after n visits: this many times the root of n. */
const WIDENING = 2;

/** The edge of a seat's node that is the most promising to follow. */
export const selectStep = (tree: Tree, node: number, exploration: number): number =>
  mostPromising(tree, node, exploration, tree.visits[node]!, tree.value(node, tree.actor[node]!));

/** The same as if the node had no other edges than those that are left without some. */
const selectOther = (tree: Tree, node: number, exploration: number, without: readonly number[]): number => {
  const actor = tree.actor[node]!;
  const first = tree.firstEdge[node]!;
  const end = first + tree.edgeCount[node]!;
  let visits = 0;
  let sum = 0;
  for (let edge = first; edge < end && tree.followed[edge]! > 0; edge++) {
    if (without.includes(edge) || tree.visits[tree.child[edge]!] === 0) continue;
    visits += tree.followed[edge]!;
    sum += tree.followed[edge]! * tree.value(tree.child[edge]!, actor);
  }
  const value = visits > 0 ? sum / visits : tree.value(node, actor);
  return mostPromising(tree, node, exploration, 1 + visits, value, without);
};

/** The choice among edges that share so many visits and have this value on average. Edges lie in the order of their priors. */
const mostPromising = (
  tree: Tree,
  node: number,
  exploration: number,
  visits: number,
  average: number,
  without?: readonly number[],
): number => {
  const actor = tree.actor[node]!;
  const first = tree.firstEdge[node]!;
  const end = first + tree.edgeCount[node]!;
  const weight = exploration * (1 + GROWTH * Math.log(1 + visits / GROWTH_FROM)) * Math.sqrt(visits);
  let tried = 0;
  let best = first;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let edge = first; edge < end; edge++) {
    if (without?.includes(edge)) continue;
    const followed = tree.followed[edge]!;
    const prior = tree.prior[edge]!;
    if (followed === 0) {
      // Edges are first followed in their order, so this is the first of those that never were: the rest has smaller priors.
      const score = average - UNTRIED * Math.sqrt(tried) + weight * prior;
      if (score > bestScore) best = edge;
      break;
    }
    tried += prior;
    const child = tree.child[edge]!;
    // Of a child that is just being evaluated this is no number, and it is never the most promising.
    const value = tree.value(child, actor);
    // A step that is known to lose everything is followed only when all are.
    const score = value <= 0 && tree.isSolved(child) ? -1000 + prior : value + (weight * prior) / (1 + followed);
    if (score > bestScore) {
      best = edge;
      bestScore = score;
    }
  }
  return best;
};

/** The outcome of a draw that is furthest behind its probability, among as many as the visits allow. */
export const selectOutcome = (tree: Tree, node: number): number => {
  const first = tree.firstEdge[node]!;
  const visits = tree.visits[node]!;
  const end = first + Math.min(tree.edgeCount[node]!, Math.ceil(WIDENING * Math.sqrt(visits)));
  let best = first;
  let bestLag = Number.NEGATIVE_INFINITY;
  for (let edge = first; edge < end; edge++) {
    const lag = tree.prior[edge]! / (1 + tree.followed[edge]!);
    if (lag > bestLag) {
      best = edge;
      bestLag = lag;
    }
  }
  return best;
};

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
