import { type Action, CHANCE, type Game, NOBODY, type Position, type Random, seededRandom } from '@threefold/core';
import type { Evaluator } from './bot.ts';
import { selectForComparison } from './compare.ts';
import type { Glance } from './glance.ts';
import { claim, type Proof, solve, solveOver, UNKNOWN_TURNS, unclaim } from './proof.ts';
import { Ranker } from './ranker.ts';
import { EXPLORATION, selectOutcome, selectStep } from './select.ts';
import { EXPANDED, NONE, PARTIAL, SOLVED, Tree, TURN_START } from './tree.ts';

/** The memory that a search may take unless told otherwise: 64 MB, which a phone's browser bears. */
export const DEFAULT_MEMORY = 64 * 1024 * 1024;
/** Above this many legal steps, looking for a winning one among them all costs more than it gives. */
const LOOK_AT_ALL = 256;
/** The seats' shares may miss 1 by this much. */
const INEXACT = 1e-3;

interface SearchOptions {
  /** The order in which draws are looked at follows from it. The same seed and limits give the same tree. */
  readonly seed?: string | number;
  /** The most bytes that the tree may take. */
  readonly memory?: number;
  /** What it notices; everything unless told otherwise. */
  readonly glance?: Glance | undefined;
}

/** What ends a run, whichever comes first. */
interface Budget {
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

/** Why a run ended: `done` by its budget, `solved` with an exact value, `full` for lack of memory. */
type RunEnd = 'done' | 'solved' | 'full';

/**
 * A tree search over single steps (PUCT). Every seat maximises its own share; positions that are reached in several ways are met as
 * one node; wins and losses that are certain are carried up. Nothing is random but the order of draws, and nothing is timed.
 */
export class Search {
  readonly game: Game;
  readonly tree: Tree;
  /** How often a position was evaluated. */
  evaluations = 0;
  /** How many simulations were run. */
  simulations = 0;
  /** The node of the position that is thought about. */
  root = NONE;
  position: Position;

  private readonly evaluator: Evaluator;
  private readonly exploration: number;
  private readonly trust: number;
  private readonly random: Random;
  private readonly actions: Int32Array;
  private readonly priors: Float32Array;
  private readonly values: Float64Array;
  private readonly nodePath: Int32Array;
  private readonly edgePath: Int32Array;
  private readonly ranker: Ranker;
  private readonly memory: number;
  private readonly glance: Glance | undefined;

  constructor(
    game: Game,
    evaluator: Evaluator,
    position: Position,
    { seed = 1, memory = DEFAULT_MEMORY, glance }: SearchOptions = {},
  ) {
    this.game = game;
    this.evaluator = evaluator;
    this.exploration = evaluator.exploration ?? EXPLORATION;
    this.trust = 1 / (evaluator.doubt ?? 1);
    this.random = seededRandom(seed);
    this.memory = memory;
    this.glance = glance;
    const { seats } = position;
    this.tree = new Tree(seats, memory);
    this.actions = new Int32Array(game.maxActions);
    this.priors = new Float32Array(game.maxActions);
    this.values = new Float64Array(seats);
    this.nodePath = new Int32Array(game.maxSteps + 2);
    this.edgePath = new Int32Array(game.maxSteps + 2);
    this.ranker = new Ranker(game.maxActions);
    this.position = position.copy();
    this.setRoot();
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
    turns = 0xffff,
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

  /** One simulation: down to a position that is new or decided, and its value back up. False where the memory is used up. */
  private simulate(turns: number, compared: number): boolean {
    const { tree, position, nodePath, edgePath, values, seats } = this;
    let node = this.root;
    let depth = 0;
    let turn = 1;
    let room = true;
    const aside = compared > 1 ? this.asideStep(compared) : NONE;
    for (;;) {
      nodePath[depth] = node;
      if ((tree.flags[node]! & (EXPANDED | SOLVED)) === 0) {
        room = this.expand(node, turn <= turns);
        break;
      }
      if (tree.isSolved(node) || (turn > turns && depth > 0)) {
        for (let seat = 0; seat < seats; seat++) values[seat] = tree.sums[node * seats + seat]! / tree.visits[node]!;
        break;
      }
      const edge = depth === 0 && aside !== NONE ? aside : this.selectEdge(node);
      edgePath[depth++] = edge;
      position.make(tree.action[edge]! as Action);
      if (tree.child[edge] === NONE) {
        const known = tree.find(position.hashLo, position.hashHi);
        const child = known === NONE ? this.meet() : known;
        if (child === NONE) {
          position.unmake();
          depth--;
          room = false;
          break;
        }
        tree.child[edge] = child;
      }
      node = tree.child[edge]!;
      if ((tree.flags[node]! & TURN_START) !== 0) turn++;
    }
    for (let i = 0; i < depth; i++) position.unmake();
    if (!room) return false;
    this.backUp(depth, aside !== NONE);
    this.simulations++;
    return true;
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

  /** Gives a node its edges and evaluates it. */
  private expand(node: number, look: boolean): boolean {
    const { tree, position, actions, priors, ranker, glance } = this;
    const legal = position.legal(actions);
    const chance = position.actor === CHANCE;
    let count = glance && !chance ? glance.notice(position, actions, legal) : legal;
    if (look && !chance && count <= LOOK_AT_ALL && this.expandByWin(node, count, legal)) return true;
    this.evaluate(chance ? 0 : count);
    if (chance) for (let i = 0; i < count; i++) priors[i] = position.weight(actions[i]! as Action);
    else if (this.trust !== 1) for (let i = 0; i < count; i++) priors[i] = priors[i]! ** this.trust;
    if (glance && !chance) count = this.like(count, legal, glance);
    const total = this.checkedTotal(count);
    const kept = chance ? ranker.byLot(priors, count, this.random) : ranker.byPrior(priors, count);
    if (!tree.addEdges(node, kept)) return false;
    const first = tree.firstEdge[node]!;
    for (let i = 0; i < kept; i++) {
      const at = ranker.order[i]!;
      tree.setEdge(first + i, actions[at]!, priors[at]! / total);
    }
    tree.flags[node]! |= kept < legal ? EXPANDED | PARTIAL : EXPANDED;
    return true;
  }

  private evaluate(count: number): void {
    this.evaluator.evaluate(this.position, this.actions, count, this.priors, this.values);
    this.evaluations++;
  }

  /** Who noticed nothing but what throws the game away looks at everything. Returns how many steps there are then. */
  private like(noticed: number, legal: number, glance: Glance): number {
    const { actions, priors } = this;
    let total = 0;
    for (let i = 0; i < noticed; i++) total += priors[i]! *= glance.liking[i]!;
    if (total > 0 || noticed === legal) return noticed;
    this.position.legal(actions);
    this.evaluate(legal);
    return legal;
  }

  /** The sum of the priors. An evaluator that breaks its contract would mislead the search for good, and silently. */
  private checkedTotal(count: number): number {
    const { priors, values } = this;
    let total = 0;
    for (let i = 0; i < count; i++) total += priors[i]!;
    if (!(total > 0 && total < Number.POSITIVE_INFINITY)) throw new Error(`the evaluator's priors add up to ${total}`);
    let shares = 0;
    for (let seat = 0; seat < values.length; seat++) shares += values[seat]!;
    if (!(Math.abs(shares - 1) < INEXACT)) throw new Error(`the evaluator's values add up to ${shares}`);
    return total;
  }

  /** Looks for a step that wins at once. With one, no evaluation is needed, and no other edge. */
  private expandByWin(node: number, count: number, legal: number): boolean {
    const { tree, position, actions, values } = this;
    const { actor } = position;
    for (let i = 0; i < count; i++) {
      position.make(actions[i]! as Action);
      const won = position.actor === NOBODY && position.outcome()!.shares[actor] === 1;
      position.unmake();
      if (!won) continue;
      if (!tree.addEdges(node, 1)) return false;
      const edge = tree.firstEdge[node]!;
      tree.setEdge(edge, actions[i]!, 1);
      for (let seat = 0; seat < this.seats; seat++) values[seat] = seat === actor ? 1 : 0;
      tree.flags[node]! |= EXPANDED | SOLVED | (legal > 1 ? PARTIAL : 0);
      tree.turns[node] = 1;
      return true;
    }
    return false;
  }

  /** Adds the value to every node of the path, and carries up what is now certain. What was tried aside says nothing about the root. */
  private backUp(depth: number, aside: boolean): void {
    const { tree, nodePath, edgePath, values, seats } = this;
    for (let i = depth; i >= 0; i--) {
      const node = nodePath[i]!;
      if (i === 0 && aside) for (let seat = 0; seat < seats; seat++) values[seat] = tree.value(node, seat);
      tree.visits[node]!++;
      for (let seat = 0; seat < seats; seat++) tree.sums[node * seats + seat]! += values[seat]!;
      if (i === depth) continue;
      tree.followed[edgePath[i]!]!++;
      if (!tree.isSolved(node) && tree.isSolved(nodePath[i + 1]!)) solve(tree, node);
    }
  }
}
