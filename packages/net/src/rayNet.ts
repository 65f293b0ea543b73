import { ok, type Result } from '@threefold/core';
import type { Kernel, KernelMaker } from './kernel.ts';
import { layRayNet, type RayBlock, type RayLimits, type RayMemory } from './rayMemory.ts';
import { type RaySizes, raySizes, TAPS } from './raySizes.ts';
import type { Weights } from './weights.ts';

const SELF = TAPS - 1;

/**
 * A net over tokens that see one another along six rays: residual blocks in which every token hears from its nearest neighbour in each
 * direction and from the mean and the greatest of all. It scores edges (steps from token to token), one step besides, and the position.
 *
 * The game fills in the fields, calls `run`, and reads `logits`, `pass` and `value`.
 */
export class RayNet {
  /** How many tokens there are, at least one. */
  tokens = 0;
  /** neighbours[6 * token + direction]: the nearest token that way, or -1. */
  readonly neighbours: Int32Array;
  /** The features of the first token, then those of the second and so on. */
  readonly features: Int32Array;
  /** Where the features of each token end. */
  readonly featureEnds: Int32Array;
  /** How many features the position as a whole has. */
  globalCount = 0;
  readonly globals: Int32Array;
  /** How strongly each of them holds. */
  readonly globalScales: Float32Array;
  /** How many edges are to be scored. */
  edgeCount = 0;
  /** The tokens that the edges lead from and to, in turn. */
  readonly edges: Int32Array;
  /** The score of every edge: the logarithm of its weight. */
  readonly logits: Float32Array;
  /** The score of the step that belongs to no edge. */
  pass = 0;
  /** How the position stands, from -1 to 1. */
  value = 0;

  readonly sizes: RaySizes;
  private readonly kernel: Kernel;
  private readonly memory: RayMemory;
  private readonly pairsAt: Int32Array;
  private readonly pairCounts = new Int32Array(TAPS);
  private readonly tables: { readonly [name in (typeof TABLES)[number]]: number };

  constructor(weights: Weights, sizes: RaySizes, limits: RayLimits, maker: KernelMaker) {
    const memory = layRayNet(weights, sizes, limits, maker);
    const { floats, ints } = memory.kernel;
    this.sizes = sizes;
    this.memory = memory;
    this.kernel = memory.kernel;
    this.tables = Object.fromEntries(TABLES.map(name => [name, memory.at(name)])) as typeof this.tables;
    this.pairsAt = Int32Array.from({ length: TAPS }, (_, tap) => memory.pairs + 2 * tap * limits.tokens);
    this.neighbours = new Int32Array(6 * limits.tokens);
    this.features = ints.subarray(memory.featureList, memory.featureList + limits.features);
    this.featureEnds = ints.subarray(memory.featureEnds, memory.featureEnds + limits.tokens);
    this.globals = new Int32Array(limits.globals);
    this.globalScales = new Float32Array(limits.globals);
    this.edges = ints.subarray(memory.edges, memory.edges + 2 * limits.edges);
    this.logits = floats.subarray(memory.logits, memory.logits + limits.edges);
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
    if (this.edgeCount > 0) this.scoreEdges();
    this.pass = kernel.floats[tables.passBias]! + this.dot(memory.pooled, tables.passPool, 2 * channels);
    this.scorePosition();
  }

  /** Which row adds to which in every tap. Rows that nobody hears from are never multiplied. */
  private linkPairs(): void {
    const { neighbours, pairsAt, pairCounts, tokens } = this;
    const { ints } = this.kernel;
    for (let tap = 0; tap < TAPS; tap++) {
      let at = pairsAt[tap]!;
      for (let token = 0; token < tokens; token++) {
        const from = tap === SELF ? token : neighbours[6 * token + tap]!;
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

  private runBlock(block: RayBlock): void {
    const { kernel, tokens, pairsAt, pairCounts } = this;
    const { x, y, u, pooled, row } = this.memory;
    const { channels } = this.sizes;
    kernel.normRows(x, block.norm, y, tokens, channels);
    kernel.poolRows(y, pooled, tokens, channels);
    kernel.spreadRow(block.bias, row, 1, channels);
    kernel.addProduct(pooled, block.pool, row, 2 * channels, channels);
    kernel.spreadRow(row, u, tokens, channels);
    for (let tap = 0; tap < TAPS; tap++) {
      const matrix = block.taps + tap * channels * channels;
      kernel.multiplyRows(y, matrix, u, pairsAt[tap]!, pairCounts[tap]!, channels, channels);
    }
    kernel.rectify(u, tokens * channels);
    kernel.multiplyRows(u, block.out, x, pairsAt[SELF]!, tokens, channels, channels);
  }

  private scoreEdges(): void {
    const { kernel, tables, tokens } = this;
    const { y, row, pooled, ends, edges, logits } = this.memory;
    const { channels, policy } = this.sizes;
    kernel.floats.fill(0, row, row + 2 * policy);
    kernel.addRow(tables.policyBias, 1, row, policy);
    kernel.addProduct(pooled, tables.policyPool, row, 2 * channels, policy);
    kernel.spreadRow(row, ends, tokens, 2 * policy);
    kernel.multiplyRows(y, tables.policy, ends, this.pairsAt[SELF]!, tokens, channels, 2 * policy);
    kernel.scorePairs(ends, tables.policyOut, edges, this.edgeCount, logits, policy);
  }

  private scorePosition(): void {
    const { kernel, tables } = this;
    const { row, pooled } = this.memory;
    const { channels, value } = this.sizes;
    this.sumGlobals(tables.valueBias, tables.valueGlobals, value);
    kernel.addProduct(pooled, tables.valuePool, row, 2 * channels, value);
    kernel.rectify(row, value);
    this.value = Math.tanh(kernel.floats[tables.valueOutBias]! + this.dot(row, tables.valueOut, value));
  }

  private dot(a: number, b: number, length: number): number {
    const { floats } = this.kernel;
    let sum = 0;
    for (let i = 0; i < length; i++) sum += floats[a + i]! * floats[b + i]!;
    return sum;
  }
}

/** The tensors outside the blocks. */
const TABLES = [
  'features',
  'globals',
  'bias',
  'norm',
  'policy',
  'policyPool',
  'policyBias',
  'policyOut',
  'passPool',
  'passBias',
  'valuePool',
  'valueGlobals',
  'valueBias',
  'valueOut',
  'valueOutBias',
] as const;

/** The net that these weights make, or why they make none. */
export const openRayNet = (weights: Weights, limits: RayLimits, maker: KernelMaker): Result<RayNet> => {
  const sizes = raySizes(weights);
  return sizes.ok ? ok(new RayNet(weights, sizes.value, limits, maker)) : sizes;
};
