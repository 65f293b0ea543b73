import { ok, type Result } from '@threefold/core';
import { type GraphBlock, type GraphLimits, type GraphMemory, layGraphNet } from './graphMemory.ts';
import { type GraphSizes, graphSizes } from './graphSizes.ts';
import { type Kernel, type KernelMaker, NO_PART, STEP } from './kernel.ts';
import { softmax } from './softmax.ts';
import type { Weights } from './weights.ts';

/**
 * A net over tokens that are next to one another: residual blocks in which every token hears from its neighbour in each direction and
 * from the mean and the greatest of all. It scores steps by the tokens that they touch, steps that touch none, and the position.
 *
 * The game fills in the fields, calls `run`, and reads `logits` and `shares`.
 */
export class GraphNet {
  /** How many tokens there are, at least one. */
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
  touch(token: number, slot: number): void {
    if (token >= 0) this.steps[this.partAt++] = token * this.sizes.slots + slot;
  }

  /** Where in `logits` the score of a step that touches no token will be. */
  extra(number: number): number {
    return this.extrasAt + number;
  }

  /** Judges what the fields describe. */
  run(): void {
    const { kernel, memory, tokens, tables } = this;
    const { channels } = this.sizes;
    this.linkPairs();
    this.sumGlobals(tables.bias, tables.globals, channels);
    kernel.spreadRow(memory.row, memory.x, tokens, channels);
    kernel.gatherRows(tables.features, memory.featureList, memory.featureEnds, memory.x, tokens, channels);
    for (const block of memory.blocks) this.runBlock(block);
    kernel.normRows(memory.x, tables.norm, memory.y, tokens, channels);
    kernel.poolRows(memory.y, memory.pooled, tokens, channels);
    if (this.stepCount > 0) this.scoreSteps();
    this.scoreExtras();
    this.scorePosition();
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
    const { kernel, tables, tokens, stepCount } = this;
    const { y, row, pooled, parts, kinds, steps, logits } = this.memory;
    const { channels, policy, slots, classes } = this.sizes;
    kernel.floats.fill(0, parts, parts + tokens * slots * policy);
    kernel.multiplyRows(y, tables.policy, parts, this.pairsAt[this.directions]!, tokens, channels, slots * policy);
    // What all steps share is added to every kind of step, of which there are few.
    kernel.floats.fill(0, row, row + policy);
    kernel.addProduct(pooled, tables.policyPool, row, 2 * channels, policy);
    kernel.spreadRow(row, kinds, classes, policy);
    kernel.addRow(tables.policyClass, 1, kinds, classes * policy);
    kernel.scoreSteps(parts, kinds, tables.policyOut, steps, stepCount, logits, policy);
  }

  private scoreExtras(): void {
    const { kernel, memory, extrasAt } = this;
    const { channels, extras } = this.sizes;
    if (extras === 0) return;
    const [pool, bias] = [memory.at('extraPool'), memory.at('extraBias')];
    for (let i = 0; i < extras; i++)
      this.logits[extrasAt + i] = kernel.floats[bias + i]! + this.dot(memory.pooled, pool + i, 2 * channels, extras);
  }

  private scorePosition(): void {
    const { kernel, tables, shares, playing } = this;
    const { row, pooled } = this.memory;
    const { channels, value, seats } = this.sizes;
    this.sumGlobals(tables.valueBias, tables.valueGlobals, value);
    kernel.addProduct(pooled, tables.valuePool, row, 2 * channels, value);
    kernel.rectify(row, value);
    shares.fill(0);
    for (let i = 0; i < playing; i++)
      shares[i] = kernel.floats[tables.valueOutBias + i]! + this.dot(row, tables.valueOut + i, value, seats);
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
  'globals',
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

/** The net that these weights make, or why they make none. */
export const openGraphNet = (weights: Weights, limits: GraphLimits, maker: KernelMaker): Result<GraphNet> => {
  const sizes = graphSizes(weights);
  return sizes.ok ? ok(new GraphNet(weights, sizes.value, limits, maker)) : sizes;
};
