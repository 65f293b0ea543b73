import { type Action, CHANCE, NOBODY, type Seat } from '@threefold-games/core';
import { CLAIMED, NONE, PARTIAL, SOLVED, type Tree, TURN_START } from './tree.ts';

/** That a seat certainly wins a position. */
export interface Proof {
  readonly winner: Seat;
  /** How many turns are left to play, the one at hand included; `UNKNOWN_TURNS` where the proof does not tell. */
  readonly turns: number;
  /** The step that wins, where the winner is the one to act. */
  readonly action?: Action;
}

/** A proof that does not tell how long it takes. */
export const UNKNOWN_TURNS = 0xffff;

/** Shares that differ by less are the same. */
const SAME = 1e-9;

/** A node where the game is over. */
export const solveOver = (tree: Tree, node: number, shares: readonly number[]): void => {
  tree.flags[node]! |= SOLVED;
  tree.visits[node] = 1;
  for (let seat = 0; seat < tree.seats; seat++) tree.sums[node * tree.seats + seat] = shares[seat]!;
};

/** A node that a seat is known to win by a proof from elsewhere. */
export const claim = (tree: Tree, node: number, { winner, turns }: Proof): void => {
  tree.flags[node]! |= SOLVED | CLAIMED;
  tree.turns[node] = turns;
  const visits = Math.max(1, tree.visits[node]!);
  tree.visits[node] = visits;
  for (let seat = 0; seat < tree.seats; seat++) tree.sums[node * tree.seats + seat] = seat === winner ? visits : 0;
};

/**
 * Takes back a claim, or what followed from one that was taken back: whoever thinks about the node itself must find the way. Its
 * average stays, for that is exact.
 */
export const unclaim = (tree: Tree, node: number): void => {
  if (tree.isSolved(node) && !showsTheWay(tree, node)) tree.flags[node]! &= ~(SOLVED | CLAIMED);
};

/** Whether the edges of a solved node tell why it is solved. */
const showsTheWay = (tree: Tree, node: number): boolean => {
  if ((tree.flags[node]! & CLAIMED) !== 0) return false;
  if (tree.actor[node] === NOBODY) return true;
  const winsAtOnce = tree.edgeCount[node] === 1 && tree.child[tree.firstEdge[node]!] === NONE;
  return winsAtOnce || decidingEdge(tree, node) !== NONE;
};

/** Solves a node whose children leave no doubt. */
export const solve = (tree: Tree, node: number): void => {
  const by = decidingEdge(tree, node);
  if (by === NONE) return;
  const { seats } = tree;
  const child = tree.child[by]!;
  tree.flags[node]! |= SOLVED;
  tree.turns[node] = turnsThrough(tree, by);
  // From here on the node's average is its exact value.
  for (let seat = 0; seat < seats; seat++) {
    tree.sums[node * seats + seat] = tree.value(child, seat) * tree.visits[node]!;
  }
};

/** The turns that are left to play after choosing this edge, the turn at hand included, where its child is solved. */
export const turnsThrough = (tree: Tree, edge: number): number => {
  const child = tree.child[edge]!;
  if (tree.turns[child] === UNKNOWN_TURNS) return UNKNOWN_TURNS;
  return tree.turns[child]! + ((tree.flags[child]! & TURN_START) !== 0 ? 1 : 0);
};

/** The edge whose child has the exact value of the node, or NONE while that is open. */
const decidingEdge = (tree: Tree, node: number): number =>
  tree.actor[node] === CHANCE ? agreedOutcome(tree, node) : bestSolvedEdge(tree, node);

/**
 * The edge that the actor of a node certainly chooses: a sure win, the quickest of those known; or, when every step is solved, the
 * best of them, as late as possible. NONE while that is open, also when steps that are equally good for the actor differ for others.
 */
const bestSolvedEdge = (tree: Tree, node: number): number => {
  const actor = tree.actor[node]!;
  const first = tree.firstEdge[node]!;
  const end = first + tree.edgeCount[node]!;
  let best = NONE;
  let bestShare = -1;
  let open = (tree.flags[node]! & PARTIAL) !== 0;
  let agreed = true;
  for (let edge = first; edge < end; edge++) {
    const child = tree.child[edge]!;
    if (child === NONE || !tree.isSolved(child)) {
      open = true;
      continue;
    }
    const share = tree.value(child, actor);
    if (share > bestShare + SAME) {
      best = edge;
      bestShare = share;
      agreed = true;
    } else if (share > bestShare - SAME) {
      agreed &&= sameShares(tree, child, tree.child[best]!);
      const quicker = turnsThrough(tree, edge) < turnsThrough(tree, best);
      if (quicker === bestShare > 1 - SAME) best = edge;
    }
  }
  if (bestShare > 1 - SAME) return best;
  return open || !agreed ? NONE : best;
};

/** For a draw: the longest of its outcomes, when all of them are solved alike. */
const agreedOutcome = (tree: Tree, node: number): number => {
  const first = tree.firstEdge[node]!;
  const end = first + tree.edgeCount[node]!;
  let longest = first;
  for (let edge = first; edge < end; edge++) {
    const child = tree.child[edge]!;
    if (child === NONE || !tree.isSolved(child) || !sameShares(tree, child, tree.child[first]!)) return NONE;
    if (turnsThrough(tree, edge) > turnsThrough(tree, longest)) longest = edge;
  }
  return longest;
};

const sameShares = (tree: Tree, a: number, b: number): boolean => {
  for (let seat = 0; seat < tree.seats; seat++) {
    if (Math.abs(tree.value(a, seat) - tree.value(b, seat)) > SAME) return false;
  }
  return true;
};
