import { type Action, CHANCE, type Game, NOBODY, type Position, seededRandom } from '@threefold-games/core';
import type { Evaluator } from './bot.ts';
import { Expander, type Expansion } from './expander.ts';
import type { Glance } from './glance.ts';
import { claim, type Proof, solve, solveOver, UNKNOWN_TURNS, unclaim } from './proof.ts';
import { EXPLORATION, selectForComparison, selectOutcome, selectStep } from './select.ts';
import { EXPANDED, NONE, PARTIAL, SOLVED, Tree, TURN_START } from './tree.ts';

/** The memory that a search may take unless told otherwise: 64 MB, which a phone's browser bears. */
export const DEFAULT_MEMORY = 64 * 1024 * 1024;

/** What a search may be given; it needs none of it. */
export interface SearchOptions {
  /** The order in which draws are looked at follows from it. The same seed and limits give the same tree. */
  readonly seed?: string | number;
  /** The most bytes that the tree may take. */
  readonly memory?: number;
  /** What it notices; everything unless told otherwise. */
  readonly glance?: Glance | undefined;
}

/** What ends a run, whichever comes first. */
export interface Budget {
  /** Simulations through the root, those kept from earlier runs included. */
  readonly simulations?: number;
  /** Nodes in memory. */
  readonly nodes?: number;
  /** Tells that time is up; asked after every simulation. */
  expired?(): boolean;
  /** Turns to look ahead, the one at hand included. */
  readonly turns?: number;
  /** How many of the root's steps are to be compared: each of them gets some of the simulations. Without it only the best one counts. */
  readonly compared?: number;
}

/** A simulation that waits for what somebody else finds out about its last position. */
export interface OpenSimulation {
  /** The nodes that it went through, from the root on, and the edges between them. */
  readonly nodes: Int32Array;
  readonly edges: Int32Array;
  /** The steps from the root to the position that is to be looked at. */
  readonly actions: Int32Array;
  /** Whether it was made for the sake of a comparison. */
  readonly aside: boolean;
}

/** Where a way down ends: at a position that is new, at one beyond the turns to look ahead, at a decided one, or for lack of memory. */
type WayEnd = 'new' | 'late' | 'known' | 'full';

const ALL_TURNS = 0xffff;

/** Why a run ended: `done` by its budget, `solved` with an exact value, `full` for lack of memory. */
export type RunEnd = 'done' | 'solved' | 'full';

/**
 * A tree search over single steps (PUCT). Every seat maximises its own share; positions that are reached in several ways are met as
 * one node; wins and losses that are certain are carried up. Nothing is random but the order of draws, and nothing is timed.
 */
export class Search {
  readonly game: Game;
  readonly tree: Tree;
  /** How many simulations were run. */
  simulations = 0;
  /** The node of the position that is thought about. */
  root = NONE;
  position: Position;

  private readonly exploration: number;
  private readonly expander: Expander;
  private readonly values: Float64Array;
  /** The way of a simulation: its nodes, the edges between them, and how many edges there are. */
  private readonly nodePath: Int32Array;
  private readonly edgePath: Int32Array;
  private depth = 0;
  private readonly memory: number;
  /** Nodes that somebody else evaluates just now, and how many were evaluated so. */
  private readonly awaited = new Set<number>();
  private evaluatedElsewhere = 0;

  constructor(
    game: Game,
    evaluator: Evaluator,
    position: Position,
    { seed = 1, memory = DEFAULT_MEMORY, glance }: SearchOptions = {},
  ) {
    const { seats } = position;
    this.game = game;
    this.exploration = evaluator.exploration ?? EXPLORATION;
    this.memory = memory;
    this.expander = new Expander({ game, evaluator, seats, random: seededRandom(seed), glance });
    this.tree = new Tree(seats, memory);
    this.values = new Float64Array(seats);
    this.nodePath = new Int32Array(game.maxSteps + 2);
    this.edgePath = new Int32Array(game.maxSteps + 2);
    this.position = position.copy();
    this.setRoot();
  }

  /** How often a position was evaluated. */
  get evaluations(): number {
    return this.expander.evaluations + this.evaluatedElsewhere;
  }

  /** Thinks about another position of the same game and seats from now on. What is known about it from before is kept. */
  moveTo(position: Position): void {
    this.position = position.copy();
    this.setRoot();
  }

  /** Simulates until the budget is used up. */
  run({
    simulations = Number.POSITIVE_INFINITY,
    nodes = Number.POSITIVE_INFINITY,
    expired,
    turns = ALL_TURNS,
    compared = 1,
  }: Budget): RunEnd {
    const { tree } = this;
    // Whatever the budget, a first look is free: there is always an answer.
    while (!this.hasLooked || (tree.visits[this.root]! < simulations && tree.nodes < nodes)) {
      if (tree.isSolved(this.root)) return 'solved';
      if (!this.simulate(turns, compared)) return 'full';
      if (expired?.()) break;
    }
    return tree.isSolved(this.root) ? 'solved' : 'done';
  }

  /** Forgets all that cannot follow the position at hand, so that it does not count against a bound of nodes. */
  tidy(): void {
    this.root = this.tree.keepOnly(this.root);
  }

  /**
   * Writes a proof from elsewhere about the position at hand into the tree. Tells whether the position is solved now; it is not by a
   * step that the evaluator has left out.
   */
  record(proof: Proof): boolean {
    const { tree, root } = this;
    const { turns, action } = proof;
    if (!this.hasLooked) this.run({ simulations: 1 });
    if (tree.isSolved(root)) return true;
    const edge = action === undefined ? NONE : this.edgeOf(action);
    if (action !== undefined && edge === NONE) return false;
    claim(tree, root, proof);
    if (action === undefined) return true;
    this.position.make(action);
    if (tree.child[edge] === NONE) {
      const known = tree.find(this.position.hashLo, this.position.hashHi);
      tree.child[edge] = known === NONE ? this.meet() : known;
    }
    const ends = this.position.atTurnStart && turns !== UNKNOWN_TURNS ? 1 : 0;
    this.position.unmake();
    const child = tree.child[edge]!;
    if (child !== NONE && !tree.isSolved(child)) claim(tree, child, { ...proof, turns: turns - ends });
    return true;
  }

  /** Whether the root has its edges, or needs none. */
  private get hasLooked(): boolean {
    return (this.tree.flags[this.root]! & (EXPANDED | SOLVED)) !== 0;
  }

  /** The root's edge with this action, or NONE. */
  private edgeOf(action: Action): number {
    const { tree, root } = this;
    const first = tree.firstEdge[root]!;
    for (let i = 0; i < tree.edgeCount[root]!; i++) if (tree.action[first + i] === action) return first + i;
    return NONE;
  }

  private setRoot(): void {
    const { tree, position } = this;
    const known = tree.find(position.hashLo, position.hashHi);
    if (known === NONE) tree.clear();
    // A tree that has grown large is worth tidying: the new root's part of it is all that can still be used.
    else if (tree.bytes > this.memory / 4) this.root = tree.keepOnly(known);
    else this.root = known;
    if (known === NONE) this.root = this.meet();
    unclaim(tree, this.root);
  }

  /**
   * Begins a simulation of which somebody else looks at the last position; `finish` ends it. Undefined where there is nothing to be looked
   * at just now. The tree must not be moved while one is open.
   */
  begin(compared: number): OpenSimulation | undefined {
    const { tree, position, nodePath, edgePath } = this;
    if (!this.hasLooked || tree.isSolved(this.root)) return undefined;
    const aside = this.asideStep(compared);
    const end = this.descend(ALL_TURNS, aside);
    const { depth } = this;
    for (let i = 0; i < depth; i++) position.unmake();
    const leaf = nodePath[depth]!;
    if (end === 'full' || this.awaited.has(leaf)) return undefined;
    if (end === 'known') {
      this.backUp(aside !== NONE);
      return undefined;
    }
    const edges = edgePath.slice(0, depth);
    // Whoever comes next sees that the way is taken, and the value of the last position counts nowhere until it is known.
    for (const edge of edges) tree.followed[edge]!++;
    this.awaited.add(leaf);
    return {
      nodes: nodePath.slice(0, depth + 1),
      edges,
      actions: edges.map(edge => tree.action[edge]!),
      aside: aside !== NONE,
    };
  }

  /** Ends a simulation with what was found out; where nothing was, its last position counts like the one before. */
  finish({ nodes, edges, aside }: OpenSimulation, expansion: Expansion | undefined): void {
    const { tree, values, seats } = this;
    const depth = edges.length;
    this.nodePath.set(nodes);
    this.edgePath.set(edges);
    this.depth = depth;
    for (const edge of edges) tree.followed[edge]!--;
    const leaf = nodes[depth]!;
    this.awaited.delete(leaf);
    if (expansion) this.evaluatedElsewhere++;
    const isNew = (tree.flags[leaf]! & (EXPANDED | SOLVED)) === 0;
    if (expansion && isNew && this.write(leaf, expansion)) values.set(expansion.values);
    else {
      const like = tree.visits[leaf]! > 0 ? leaf : nodes[depth - 1]!;
      for (let seat = 0; seat < seats; seat++) values[seat] = tree.value(like, seat);
    }
    this.backUp(aside);
  }

  /** One simulation: down to a position that is new or decided, and its value back up. False where the memory is used up. */
  private simulate(turns: number, compared: number): boolean {
    const { position } = this;
    const aside = compared > 1 ? this.asideStep(compared) : NONE;
    const end = this.descend(turns, aside);
    const room =
      end === 'new' || end === 'late' ? this.expand(this.nodePath[this.depth]!, end === 'new') : end === 'known';
    for (let i = 0; i < this.depth; i++) position.unmake();
    if (room) this.backUp(aside !== NONE);
    return room;
  }

  /** Goes down from the root, by this step or by the most promising one, to a position that is new or decided, and leaves it there. */
  private descend(turns: number, first: number): WayEnd {
    const { tree, position, nodePath, edgePath, values, seats } = this;
    let node = this.root;
    let depth = 0;
    let turn = 1;
    let end: WayEnd;
    for (;;) {
      nodePath[depth] = node;
      if ((tree.flags[node]! & (EXPANDED | SOLVED)) === 0) {
        end = turn <= turns ? 'new' : 'late';
        break;
      }
      if (tree.isSolved(node) || (turn > turns && depth > 0)) {
        for (let seat = 0; seat < seats; seat++) values[seat] = tree.sums[node * seats + seat]! / tree.visits[node]!;
        end = 'known';
        break;
      }
      const edge = depth === 0 && first !== NONE ? first : this.selectEdge(node);
      edgePath[depth++] = edge;
      position.make(tree.action[edge]! as Action);
      if (tree.child[edge] === NONE) {
        const known = tree.find(position.hashLo, position.hashHi);
        const child = known === NONE ? this.meet() : known;
        if (child === NONE) {
          position.unmake();
          depth--;
          end = 'full';
          break;
        }
        tree.child[edge] = child;
      }
      node = tree.child[edge]!;
      if ((tree.flags[node]! & TURN_START) !== 0) turn++;
    }
    this.depth = depth;
    return end;
  }

  private selectEdge(node: number): number {
    const { tree, exploration } = this;
    return tree.actor[node] === CHANCE ? selectOutcome(tree, node) : selectStep(tree, node, exploration);
  }

  /** The root's step that is to be followed for the sake of a comparison, or NONE. */
  private asideStep(compared: number): number {
    const { tree, root, exploration } = this;
    const isOpen = (tree.flags[root]! & (EXPANDED | SOLVED)) === EXPANDED;
    return isOpen && tree.actor[root] !== CHANCE ? selectForComparison(tree, root, exploration, compared) : NONE;
  }

  private get seats(): number {
    return this.tree.seats;
  }

  /** The node of a position that was not met before; an end gets its exact value. */
  private meet(): number {
    const { tree, position } = this;
    const node = tree.addNode(position.hashLo, position.hashHi, position.actor, position.atTurnStart);
    if (node !== NONE && position.actor === NOBODY) solveOver(tree, node, position.outcome()!.shares);
    return node;
  }

  /** Gives the node of the position at hand its edges and evaluates it. */
  private expand(node: number, lookForWin: boolean): boolean {
    const expansion = this.expander.expand(this.position, lookForWin);
    this.values.set(expansion.values);
    return this.write(node, expansion);
  }

  /** Writes what was found out about a node into the tree. False where the memory is used up. */
  private write(node: number, { actions, priors, count, wins, partial }: Expansion): boolean {
    const { tree } = this;
    if (!tree.addEdges(node, count)) return false;
    const first = tree.firstEdge[node]!;
    for (let i = 0; i < count; i++) tree.setEdge(first + i, actions[i]!, priors[i]!);
    tree.flags[node]! |= EXPANDED | (wins ? SOLVED : 0) | (partial ? PARTIAL : 0);
    if (wins) tree.turns[node] = 1;
    return true;
  }

  /** Adds the value to every node of the way, and carries up what is now certain. What was tried aside says nothing about the root. */
  private backUp(aside: boolean): void {
    const { tree, nodePath, edgePath, values, seats, depth } = this;
    for (let i = depth; i >= 0; i--) {
      const node = nodePath[i]!;
      const exact = i < depth && tree.isSolved(node);
      if (exact || (i === 0 && aside)) for (let seat = 0; seat < seats; seat++) values[seat] = tree.value(node, seat);
      tree.visits[node]!++;
      for (let seat = 0; seat < seats; seat++) tree.sums[node * seats + seat]! += values[seat]!;
      if (i === depth) continue;
      tree.followed[edgePath[i]!]!++;
      if (!tree.isSolved(node) && tree.isSolved(nodePath[i + 1]!)) solve(tree, node);
    }
    this.simulations++;
  }
}
