import { type Action, CHANCE } from '@threefold-games/core';
import { bestEdge, edgeScore } from './choose.ts';
import { turnsThrough, UNKNOWN_TURNS } from './proof.ts';
import type { Search } from './search.ts';
import { CLAIMED, EXPANDED, NONE } from './tree.ts';

/** A step of the position that is thought about, with what is expected to follow. */
export interface Variation {
  /** The steps, the first one first; a variation ends where a draw is due. */
  readonly actions: readonly Action[];
  /** The same in the notation, a list for each turn. */
  readonly turns: readonly (readonly string[])[];
  /** How many simulations followed the first step. */
  readonly visits: number;
  /** How likely the evaluator held the first step to be before the search. */
  readonly prior: number;
  /** The share of the win that each seat can expect after the first step. */
  readonly values: readonly number[];
  /** Whether the values are exact. */
  readonly solved: boolean;
  /** Where they are and it is known: how many turns are left to play, the one at hand included. */
  readonly solvedIn?: number;
}

/** How it stands after some thought. */
export interface Report {
  /** The best variations, the best one first; only steps that were thought about, if any was. */
  readonly variations: readonly Variation[];
  /** The share of the win that each seat can expect. */
  readonly values: readonly number[];
  /** Whether the values are exact. */
  readonly solved: boolean;
  /** Where they are and it is known: how many turns are left to play, the one at hand included. */
  readonly solvedIn?: number;
  /** Simulations through the position, those kept from earlier thought included. */
  readonly simulations: number;
  /** Positions in memory. */
  readonly nodes: number;
  /** Positions evaluated since the search was made. */
  readonly evaluations: number;
}

/** A variation follows a position only while at least so many simulations stand behind it. */
const FAINT = 2;

/** How it stands, with the `count` best variations. */
export const report = (search: Search, count: number): Report => {
  const { tree, root } = search;
  const edges = Array.from({ length: tree.edgeCount[root]! }, (_, i) => tree.firstEdge[root]! + i);
  const ranked =
    tree.actor[root] === CHANCE
      ? edges.sort((a, b) => tree.prior[b]! - tree.prior[a]!)
      : edges.sort((a, b) => edgeScore(search, b) - edgeScore(search, a));
  const thoughtAbout = ranked.filter(edge => tree.child[edge] !== NONE && tree.visits[tree.child[edge]!]! > 0);
  return {
    variations: (thoughtAbout.length > 0 ? thoughtAbout : ranked)
      .slice(0, count)
      .map(edge => variationThrough(search, edge)),
    values: valuesOf(search, root),
    ...exactness(tree.isSolved(root), tree.turns[root]!),
    simulations: tree.visits[root]!,
    nodes: tree.nodes,
    evaluations: search.evaluations,
  };
};

const variationThrough = (search: Search, first: number): Variation => {
  const { tree, position, root } = search;
  const actions: Action[] = [];
  const turns: string[][] = [[]];
  let node = root;
  for (let edge = first; ; edge = bestEdge(search, node)) {
    const action = tree.action[edge]! as Action;
    actions.push(action);
    turns.at(-1)!.push(position.format(action));
    position.make(action);
    node = tree.child[edge]!;
    if (node === NONE || !isWorthFollowing(search, node)) break;
    if (position.atTurnStart) turns.push([]);
  }
  for (const _ of actions) position.unmake();
  const child = tree.child[first]!;
  return {
    actions,
    turns,
    visits: tree.followed[first]!,
    prior: tree.prior[first]!,
    values: valuesOf(search, child === NONE ? root : child),
    ...exactnessThrough(search, first),
  };
};

const isWorthFollowing = ({ tree }: Search, node: number): boolean =>
  (tree.flags[node]! & (EXPANDED | CLAIMED)) === EXPANDED &&
  tree.actor[node] !== CHANCE &&
  (tree.isSolved(node) || tree.visits[node]! >= FAINT);

/** The only edge of a solved position need not have been followed: it wins at once. */
const exactnessThrough = ({ tree, root }: Search, edge: number): Pick<Variation, 'solved' | 'solvedIn'> => {
  const child = tree.child[edge]!;
  if (child === NONE) return exactness(tree.isSolved(root) && tree.edgeCount[root] === 1, tree.turns[root]!);
  return exactness(tree.isSolved(child), turnsThrough(tree, edge));
};

const exactness = (solved: boolean, turns: number): Pick<Variation, 'solved' | 'solvedIn'> =>
  solved && turns !== UNKNOWN_TURNS ? { solved, solvedIn: turns } : { solved };

/** A node that was never evaluated has even chances. */
const valuesOf = ({ tree }: Search, node: number): readonly number[] =>
  Array.from({ length: tree.seats }, (_, seat) => (tree.visits[node]! > 0 ? tree.value(node, seat) : 1 / tree.seats));
