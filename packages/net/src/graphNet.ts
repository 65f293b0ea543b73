import { type GraphBlock, type GraphLimits, type GraphMemory, KEPT_BOARDS, layGraphNet } from './graphMemory.ts';
import type { GraphSizes } from './graphSizes.ts';
import { type Kernel, type KernelMaker, NO_PART, STEP } from './kernel.ts';
import { KnownBoards } from './knownBoards.ts';
import type { Weights } from './weights.ts';

/**
 * A net over tokens that are next to one another: residual blocks in which every token hears from its neighbour in each direction and
 * from the mean and the greatest of all. It scores steps by the tokens that they touch, steps that touch none, and the position.
 *
 * The game fills in the fields, calls `run`, and reads `logits` and `shares`. If it has several boards it first shows one after the
 * other: it writes down its key, asks `knows`, and only if that says no it fills in tokens, neighbours and features and calls `look`.
 */
export class GraphNet {
  /** How many tokens there are on the board, at least one. */
  tokens = 0;
  /** neighbours[directions * token + direction]: the token next to it that way, or -1. */
  readonly neighbours: Int32Array;
  /** To how many sides a token can have a neighbour. */
  readonly directions: number;
  /** The features of the first token, then those of the second and so on. */
  readonly features: Int32Array;
  /** Where the features of each token end. */
  readonly featureEnds: Int32Array;
  /** How many features the position as a whole has. */
  globalCount = 0;
  readonly globals: Int32Array;
  /** How strongly each of them holds. */
  readonly globalScales: Float32Array;
  /** How many seats play. */
  playing: number;
  /** How many steps are to be scored; `addStep` adds one. */
  stepCount = 0;
  /** The score of every step, the logarithm of its weight, where `addStep` and `extra` say. */
  readonly logits: Float32Array;
  /** Each seat's share of the win: first the one that acts, then the others in the order of turns. */
  readonly shares: Float64Array;

  readonly sizes: GraphSizes;
  private readonly kernel: Kernel;
  private readonly memory: GraphMemory;
  private readonly steps: Int32Array;
  private readonly extrasAt: number;
  private partAt = 0;
  private readonly known: KnownBoards | undefined;
  private readonly tokensOfBoard: number;
  private readonly pairsAt: Int32Array;
  private readonly pairCounts: Int32Array;
  private readonly tables: { readonly [name in (typeof TABLES)[number]]: number };

  constructor(weights: Weights, sizes: GraphSizes, limits: GraphLimits, maker: KernelMaker) {
    const memory = layGraphNet(weights, sizes, limits, maker);
    const { floats, ints } = memory.kernel;
    this.sizes = sizes;
    this.memory = memory;
    this.kernel = memory.kernel;
    this.tables = Object.fromEntries(TABLES.map(name => [name, memory.at(name)])) as typeof this.tables;
    this.known = sizes.boards > 1 ? new KnownBoards(KEPT_BOARDS, sizes.boards, limits.key ?? 0) : undefined;
    this.tokensOfBoard = limits.tokens;
    this.pairsAt = Int32Array.from({ length: sizes.taps }, (_, tap) => memory.pairs + 2 * tap * limits.tokens);
    this.pairCounts = new Int32Array(sizes.taps);
    this.directions = sizes.taps - 1;
    this.neighbours = new Int32Array(this.directions * limits.tokens);
    this.features = ints.subarray(memory.featureList, memory.featureList + limits.features);
    this.featureEnds = ints.subarray(memory.featureEnds, memory.featureEnds + limits.tokens);
    this.globals = new Int32Array(limits.globals);
    this.globalScales = new Float32Array(limits.globals);
    this.steps = ints.subarray(memory.steps, memory.steps + STEP * limits.steps);
    this.extrasAt = limits.steps;
    this.logits = floats.subarray(memory.logits, memory.logits + limits.steps + sizes.extras);
    this.playing = sizes.seats;
    this.shares = new Float64Array(sizes.seats);
  }

  /** Asks for the score of a step of this kind, and says where in `logits` it will be. Its tokens follow, with `touch`. */
  addStep(kind: number): number {
    const { steps } = this;
    const at = STEP * this.stepCount;
    steps[at] = kind;
    steps[at + 1] = NO_PART;
    steps[at + 2] = NO_PART;
    steps[at + 3] = NO_PART;
    this.partAt = at + 1;
    return this.stepCount++;
  }

  /** Says what part a token, one of up to three, plays in the step added last. A token of -1 is none and adds nothing. */
  touch(token: number, slot: number, board = 0): void {
    if (token < 0) return;
    const place = this.known ? this.known.places[board]! : 0;
    this.steps[this.partAt++] = (place * this.tokensOfBoard + token) * this.sizes.slots + slot;
  }

  /** What tells a board from others, where there are several. */
  get key(): Int32Array {
    return this.known!.key;
  }

  /** Whether the board with that key has been looked at before; if not it must be now. */
  knows(board: number): boolean {
    return this.known!.find(board);
  }

  /** Looks at the board that the fields describe. */
  look(board: number): void {
    const place = this.known!.places[board]!;
    this.lookAt(place);
    this.addParts(place);
  }

  /** Where in `logits` the score of a step that touches no token will be. */
  extra(number: number): number {
    return this.extrasAt + number;
  }

  /** Evaluates what the fields describe. */
  run(): void {
    const { kernel, memory, known } = this;
    const pooled = 2 * this.sizes.channels;
    if (known) {
      for (let board = 0; board < known.places.length; board++)
        kernel.spreadRow(memory.kept + known.places[board]! * pooled, memory.pooled + board * pooled, 1, pooled);
    } else {
      this.lookAt(0);
      kernel.spreadRow(memory.kept, memory.pooled, 1, pooled);
      if (this.stepCount > 0) this.addParts(0);
    }
    this.scorePosition();
    if (this.stepCount > 0) this.scoreSteps();
    this.scoreExtras();
  }

  /** Runs the blocks over a board; what they make of it is kept at that place. */
  private lookAt(place: number): void {
    const { kernel, memory, tokens, tables } = this;
    const { channels, boards } = this.sizes;
    this.linkPairs();
    if (boards === 1) this.sumGlobals(tables.bias, memory.at('globals'), channels);
    else kernel.spreadRow(tables.bias, memory.row, 1, channels);
    kernel.spreadRow(memory.row, memory.x, tokens, channels);
    kernel.gatherRows(tables.features, memory.featureList, memory.featureEnds, memory.x, tokens, channels);
    for (const block of memory.blocks) this.runBlock(block);
    kernel.normRows(memory.x, tables.norm, memory.y, tokens, channels);
    kernel.poolRows(memory.y, memory.kept + place * 2 * channels, tokens, channels);
  }

  /** What the tokens of the board looked at last add to steps. */
  private addParts(place: number): void {
    const { kernel, memory, tokens, tables } = this;
    const { channels, policy, slots } = this.sizes;
    const parts = memory.parts + place * this.tokensOfBoard * slots * policy;
    kernel.floats.fill(0, parts, parts + tokens * slots * policy);
    kernel.multiplyRows(
      memory.y,
      tables.policy,
      parts,
      this.pairsAt[this.directions]!,
      tokens,
      channels,
      slots * policy,
    );
  }

  /** Which row adds to which in every tap. Rows that nobody hears from are never multiplied. */
  private linkPairs(): void {
    const { neighbours, directions, pairsAt, pairCounts, tokens } = this;
    const { ints } = this.kernel;
    for (let tap = 0; tap <= directions; tap++) {
      let at = pairsAt[tap]!;
      for (let token = 0; token < tokens; token++) {
        const from = tap === directions ? token : neighbours[directions * token + tap]!;
        if (from < 0) continue;
        ints[at++] = from;
        ints[at++] = token;
      }
      pairCounts[tap] = (at - pairsAt[tap]!) >> 1;
    }
  }

  /** row = bias + the rows of the position's features. */
  private sumGlobals(bias: number, table: number, width: number): void {
    const { kernel, globals, globalScales } = this;
    const { row } = this.memory;
    kernel.spreadRow(bias, row, 1, width);
    for (let i = 0; i < this.globalCount; i++) kernel.addRow(table + globals[i]! * width, globalScales[i]!, row, width);
  }

  private runBlock(block: GraphBlock): void {
    const { kernel, tokens, directions, pairsAt, pairCounts } = this;
    const { x, y, u, pooled, row } = this.memory;
    const { channels } = this.sizes;
    kernel.normRows(x, block.norm, y, tokens, channels);
    kernel.poolRows(y, pooled, tokens, channels);
    kernel.spreadRow(block.bias, row, 1, channels);
    kernel.addProduct(pooled, block.pool, row, 2 * channels, channels);
    kernel.spreadRow(row, u, tokens, channels);
    for (let tap = 0; tap <= directions; tap++) {
      const matrix = block.taps + tap * channels * channels;
      kernel.multiplyRows(y, matrix, u, pairsAt[tap]!, pairCounts[tap]!, channels, channels);
    }
    kernel.rectify(u, tokens * channels);
    kernel.multiplyRows(u, block.out, x, pairsAt[directions]!, tokens, channels, channels);
  }

  private scoreSteps(): void {
    const { kernel, tables, stepCount } = this;
    const { row, pooled, stand, parts, kinds, steps, logits } = this.memory;
    const { channels, policy, value, classes, boards } = this.sizes;
    // What all steps share is added to every kind of step, of which there are few.
    kernel.floats.fill(0, row, row + policy);
    if (boards === 1) kernel.addProduct(pooled, tables.policyPool, row, 2 * channels, policy);
    else kernel.addProduct(stand, tables.policyPool, row, value, policy);
    kernel.spreadRow(row, kinds, classes, policy);
    kernel.addRow(tables.policyClass, 1, kinds, classes * policy);
    kernel.scoreSteps(parts, kinds, tables.policyOut, steps, stepCount, logits, policy);
  }

  private scoreExtras(): void {
    const { kernel, memory, extrasAt } = this;
    const { channels, extras, boards } = this.sizes;
    if (extras === 0) return;
    const [pool, bias] = [memory.at('extraPool'), memory.at('extraBias')];
    for (let i = 0; i < extras; i++)
      this.logits[extrasAt + i] =
        kernel.floats[bias + i]! + this.dot(memory.pooled, pool + i, boards * 2 * channels, extras);
  }

  private scorePosition(): void {
    const { kernel, memory, tables, shares, playing } = this;
    const { row, pooled, stand } = memory;
    const { channels, value, seats, boards } = this.sizes;
    this.sumGlobals(tables.valueBias, tables.valueGlobals, value);
    kernel.addProduct(pooled, tables.valuePool, row, boards * 2 * channels, value);
    kernel.rectify(row, value);
    if (boards === 1) kernel.spreadRow(row, stand, 1, value);
    else {
      kernel.spreadRow(memory.at('jointBias'), stand, 1, value);
      kernel.addProduct(row, memory.at('joint'), stand, value, value);
      kernel.rectify(stand, value);
    }
    shares.fill(0);
    for (let i = 0; i < playing; i++)
      shares[i] = kernel.floats[tables.valueOutBias + i]! + this.dot(stand, tables.valueOut + i, value, seats);
    softmax(shares, playing);
  }

  /** A vector times one column of a matrix that is so wide. */
  private dot(vector: number, column: number, length: number, width: number): number {
    const { floats } = this.kernel;
    let sum = 0;
    for (let i = 0; i < length; i++) sum += floats[vector + i]! * floats[column + i * width]!;
    return sum;
  }
}

/** The tensors outside the blocks that every net has. */
const TABLES = [
  'features',
  'bias',
  'norm',
  'policy',
  'policyPool',
  'policyClass',
  'policyOut',
  'valuePool',
  'valueGlobals',
  'valueBias',
  'valueOut',
  'valueOutBias',
] as const;

/** Turns the first `count` logarithms of weights into shares that sum to 1. One of -Infinity becomes 0. */
export const softmax = (logits: Float32Array | Float64Array, count: number): void => {
  let most = -Infinity;
  for (let i = 0; i < count; i++) if (logits[i]! > most) most = logits[i]!;
  let sum = 0;
  for (let i = 0; i < count; i++) {
    logits[i] = Math.exp(logits[i]! - most);
    sum += logits[i]!;
  }
  for (let i = 0; i < count; i++) logits[i] = logits[i]! / sum;
};
