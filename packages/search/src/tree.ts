/** Finds nodes by the hash of their position: open addressing, at most half full. */
class NodeTable {
  private slots: Int32Array;

  constructor(size: number) {
    this.slots = new Int32Array(size);
  }

  /** The node with this hash, or -1. */
  find(lo: number, hi: number, hashLo: Int32Array, hashHi: Int32Array): number {
    const mask = this.slots.length - 1;
    for (let slot = lo & mask; ; slot = (slot + 1) & mask) {
      const node = this.slots[slot]! - 1;
      if (node < 0 || (hashLo[node] === lo && hashHi[node] === hi)) return node;
    }
  }

  add(node: number, lo: number): void {
    const mask = this.slots.length - 1;
    let slot = lo & mask;
    while (this.slots[slot] !== 0) slot = (slot + 1) & mask;
    this.slots[slot] = node + 1;
  }

  clear(): void {
    this.slots.fill(0);
  }

  /** A larger, empty table. */
  resize(size: number): void {
    this.slots = new Int32Array(size);
  }
}

/** No node. */
export const NONE = -1;

/** The node's edges are there. */
export const EXPANDED = 1;
/** Some legal steps have no edge, because their prior was 0. */
export const PARTIAL = 2;
/** The node's value is exact. */
export const SOLVED = 4;
/** A turn begins here, or the game is over. */
export const TURN_START = 8;
/** The value comes from a proof elsewhere: the edges do not show the way. */
export const CLAIMED = 16;

/** Bytes of an edge: action, prior, visits, child. */
const EDGE_BYTES = 16;
/** Bytes of a node without its values: first edge, edges, visits, hash (two), turns, actor, flags, and two slots of the table. */
const NODE_BYTES = 32;
const FIRST_NODES = 1024;
const EDGES_PER_NODE = 8;

/**
 * The search graph in typed arrays. A node is a position that was met, an edge a step from one; a child is made when its edge is
 * first followed. The arrays grow by doubling up to a bound on their bytes, growth included; then nothing more is added.
 */
export class Tree {
  readonly seats: number;
  nodes = 0;
  edges = 0;

  /** The node's edges are firstEdge .. firstEdge + edgeCount - 1. */
  firstEdge = new Int32Array(FIRST_NODES);
  edgeCount = new Int32Array(FIRST_NODES);
  /** How many simulations went through the node. */
  visits = new Int32Array(FIRST_NODES);
  hashLo = new Int32Array(FIRST_NODES);
  hashHi = new Int32Array(FIRST_NODES);
  /** For a solved node: how many turns are left to play, the one at hand included. */
  turns = new Uint16Array(FIRST_NODES);
  actor = new Int8Array(FIRST_NODES);
  flags = new Uint8Array(FIRST_NODES);
  /** sums[seats * node + seat]: the values of all its simulations, added up. */
  sums: Float64Array;

  action = new Int32Array(FIRST_NODES * EDGES_PER_NODE);
  /** How likely the step is; for a draw, its probability. */
  prior = new Float32Array(FIRST_NODES * EDGES_PER_NODE);
  /** How many simulations followed the edge. */
  followed = new Int32Array(FIRST_NODES * EDGES_PER_NODE);
  child = new Int32Array(FIRST_NODES * EDGES_PER_NODE);

  private readonly table = new NodeTable(2 * FIRST_NODES);
  private readonly mostBytes: number;

  constructor(seats: number, mostBytes: number) {
    this.seats = seats;
    this.mostBytes = mostBytes;
    this.sums = new Float64Array(FIRST_NODES * seats);
  }

  get bytes(): number {
    return this.visits.length * this.nodeBytes + this.action.length * EDGE_BYTES;
  }

  /** The node with this hash, or NONE. */
  find(lo: number, hi: number): number {
    return this.table.find(lo, hi, this.hashLo, this.hashHi);
  }

  /** A new node without edges, or NONE where the memory is used up. */
  addNode(lo: number, hi: number, actor: number, turnStart: boolean): number {
    if (this.nodes === this.visits.length && !this.growNodes()) return NONE;
    const node = this.nodes++;
    this.firstEdge[node] = 0;
    this.edgeCount[node] = 0;
    this.visits[node] = 0;
    this.hashLo[node] = lo;
    this.hashHi[node] = hi;
    this.turns[node] = 0;
    this.actor[node] = actor;
    this.flags[node] = turnStart ? TURN_START : 0;
    this.sums.fill(0, node * this.seats, (node + 1) * this.seats);
    this.table.add(node, lo);
    return node;
  }

  /** Room for `count` edges, given to the node; false where the memory is used up. */
  addEdges(node: number, count: number): boolean {
    while (this.edges + count > this.action.length) if (!this.growEdges()) return false;
    this.firstEdge[node] = this.edges;
    this.edgeCount[node] = count;
    this.edges += count;
    return true;
  }

  setEdge(edge: number, action: number, prior: number): void {
    this.action[edge] = action;
    this.prior[edge] = prior;
    this.followed[edge] = 0;
    this.child[edge] = NONE;
  }

  /** What the node is worth to a seat so far. */
  value(node: number, seat: number): number {
    return this.sums[node * this.seats + seat]! / this.visits[node]!;
  }

  isSolved(node: number): boolean {
    return (this.flags[node]! & SOLVED) !== 0;
  }

  /** Forgets everything. */
  clear(): void {
    this.nodes = 0;
    this.edges = 0;
    this.table.clear();
  }

  /** Forgets all that cannot be reached from `root`; returns the root's new number. */
  keepOnly(root: number): number {
    const renumbered = this.reach(root);
    this.moveEdges(renumbered);
    let kept = 0;
    for (let node = 0; node < this.nodes; node++) {
      if (renumbered[node] === NONE) continue;
      this.moveNode(node, kept++);
    }
    this.nodes = kept;
    this.table.clear();
    for (let node = 0; node < kept; node++) this.table.add(node, this.hashLo[node]!);
    return renumbered[root]!;
  }

  private get nodeBytes(): number {
    return NODE_BYTES + 8 * this.seats;
  }

  /** New numbers for all nodes that can be reached, in their old order; NONE for the others. */
  private reach(root: number): Int32Array {
    const renumbered = new Int32Array(this.nodes).fill(NONE);
    const stack = [root];
    renumbered[root] = 0;
    for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
      const end = this.firstEdge[node]! + this.edgeCount[node]!;
      for (let edge = this.firstEdge[node]!; edge < end; edge++) {
        const child = this.child[edge]!;
        if (child === NONE || renumbered[child] !== NONE) continue;
        renumbered[child] = 0;
        stack.push(child);
      }
    }
    let next = 0;
    for (let node = 0; node < this.nodes; node++) if (renumbered[node] !== NONE) renumbered[node] = next++;
    return renumbered;
  }

  /** Moves the edges of the kept nodes to the front, in the order in which they lie, so that none is overwritten before it moves. */
  private moveEdges(renumbered: Int32Array): void {
    const owners: number[] = [];
    for (let node = 0; node < this.nodes; node++) {
      if (renumbered[node] !== NONE && this.edgeCount[node]! > 0) owners.push(node);
    }
    owners.sort((a, b) => this.firstEdge[a]! - this.firstEdge[b]!);
    let to = 0;
    for (const node of owners) {
      const from = this.firstEdge[node]!;
      const end = from + this.edgeCount[node]!;
      this.firstEdge[node] = to;
      this.action.copyWithin(to, from, end);
      this.prior.copyWithin(to, from, end);
      this.followed.copyWithin(to, from, end);
      for (let edge = from; edge < end; edge++, to++) {
        const child = this.child[edge]!;
        this.child[to] = child === NONE ? NONE : renumbered[child]!;
      }
    }
    this.edges = to;
  }

  private moveNode(from: number, to: number): void {
    if (from === to) return;
    this.firstEdge[to] = this.firstEdge[from]!;
    this.edgeCount[to] = this.edgeCount[from]!;
    this.visits[to] = this.visits[from]!;
    this.hashLo[to] = this.hashLo[from]!;
    this.hashHi[to] = this.hashHi[from]!;
    this.turns[to] = this.turns[from]!;
    this.actor[to] = this.actor[from]!;
    this.flags[to] = this.flags[from]!;
    this.sums.copyWithin(to * this.seats, from * this.seats, (from + 1) * this.seats);
  }

  private growNodes(): boolean {
    const size = 2 * this.visits.length;
    // While the largest array is copied, its old and its new form stand side by side.
    if (this.bytes + (size / 2) * this.nodeBytes + size * 4 * this.seats > this.mostBytes) return false;
    this.firstEdge = enlarged(this.firstEdge, new Int32Array(size));
    this.edgeCount = enlarged(this.edgeCount, new Int32Array(size));
    this.visits = enlarged(this.visits, new Int32Array(size));
    this.hashLo = enlarged(this.hashLo, new Int32Array(size));
    this.hashHi = enlarged(this.hashHi, new Int32Array(size));
    this.turns = enlarged(this.turns, new Uint16Array(size));
    this.actor = enlarged(this.actor, new Int8Array(size));
    this.flags = enlarged(this.flags, new Uint8Array(size));
    this.sums = enlarged(this.sums, new Float64Array(size * this.seats));
    this.table.resize(2 * size);
    for (let node = 0; node < this.nodes; node++) this.table.add(node, this.hashLo[node]!);
    return true;
  }

  private growEdges(): boolean {
    const size = 2 * this.action.length;
    if (this.bytes + (size / 2) * EDGE_BYTES + size * 2 > this.mostBytes) return false;
    this.action = enlarged(this.action, new Int32Array(size));
    this.prior = enlarged(this.prior, new Float32Array(size));
    this.followed = enlarged(this.followed, new Int32Array(size));
    this.child = enlarged(this.child, new Int32Array(size));
    return true;
  }
}

const enlarged = <T extends Int32Array | Uint16Array | Int8Array | Uint8Array | Float32Array | Float64Array>(
  old: T,
  larger: T,
): T => {
  larger.set(old);
  return larger;
};
