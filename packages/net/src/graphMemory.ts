import { type GraphSizes, graphShapes } from './graphSizes.ts';
import { type Kernel, type KernelMaker, Layout, packPanels, STEP } from './kernel.ts';
import type { Weights } from './weights.ts';

/** The most that a game ever asks about in one position. */
export interface GraphLimits {
  /** Tokens of a board. */
  readonly tokens: number;
  /** Features of all tokens of a board together. */
  readonly features: number;
  /** Features of the position as a whole. */
  readonly globals: number;
  /** Steps that touch tokens. */
  readonly steps: number;
  /** Numbers that tell a board from others, where there are several. */
  readonly key?: number;
}

/** Of so many boards it is kept what they look like, where there are several. */
export const KEPT_BOARDS = 1024;

/** Where the tensors of one residual block lie. */
export interface GraphBlock {
  readonly norm: number;
  readonly taps: number;
  readonly bias: number;
  readonly pool: number;
  readonly out: number;
}

/** A kernel that holds a net's weights, and where everything lies in it. */
export interface GraphMemory {
  readonly kernel: Kernel;
  /** The places of the tensors by name. */
  readonly at: (name: string) => number;
  readonly blocks: readonly GraphBlock[];
  /** The tokens' rows. */
  readonly x: number;
  /** The same, normed. */
  readonly y: number;
  /** What a block makes of them. */
  readonly u: number;
  /** What every token adds to a step in each of its slots, of one kept board after the other; row -1 is nought. */
  readonly parts: number;
  /** What every kind of step adds in this position. */
  readonly kinds: number;
  /** The mean and the greatest of all rows, of one kept board after the other. */
  readonly kept: number;
  /** The same of the boards of this position. */
  readonly pooled: number;
  /** How the position stands, as the value's head and, where there are several boards, the steps are told. */
  readonly stand: number;
  /** One row of any width. */
  readonly row: number;
  /** The features of all tokens, and where each token's end. */
  readonly featureList: number;
  readonly featureEnds: number;
  /** The steps as the kernel takes them; their scores, then those of the extras. */
  readonly steps: number;
  readonly logits: number;
  /** For every tap the pairs of rows of which the first adds to the second. */
  readonly pairs: number;
}

/** Makes a memory for a net and puts the weights into it. They must fit, as `graphSizes` tells. */
export const layGraphNet = (
  weights: Weights,
  sizes: GraphSizes,
  limits: GraphLimits,
  maker: KernelMaker,
): GraphMemory => {
  const { channels, policy, value, taps, slots, classes, extras, boards } = sizes;
  const { tokens, steps } = limits;
  const kept = boards === 1 ? 1 : KEPT_BOARDS;
  const layout = new Layout();
  const shapes = graphShapes(sizes);
  const places = new Map<string, number>();
  for (const name of shapes.keys()) places.set(name, layout.take(weights.tensors.get(name)!.values.length));
  const at = (name: string): number => places.get(name)!;
  const scratch = {
    x: layout.take(tokens * channels),
    y: layout.take(tokens * channels),
    u: layout.take(tokens * channels),
    parts: layout.take((1 + kept * tokens * slots) * policy) + policy,
    kinds: layout.take(classes * policy),
    kept: layout.take(kept * 2 * channels),
    pooled: layout.take(boards * 2 * channels),
    stand: layout.take(value),
    row: layout.take(Math.max(channels, value)),
    featureList: layout.take(limits.features),
    featureEnds: layout.take(tokens),
    steps: layout.take(STEP * steps),
    logits: layout.take(steps + extras),
    pairs: layout.take(2 * taps * tokens),
  };
  const blocks = Array.from({ length: sizes.layers }, (_, i) => ({
    norm: at(`norm${i}`),
    taps: at(`taps${i}`),
    bias: at(`bias${i}`),
    pool: at(`pool${i}`),
    out: at(`out${i}`),
  }));
  const kernel = maker(layout.size);
  for (const [name, { shape, panels }] of shapes) {
    const { values } = weights.tensors.get(name)!;
    kernel.floats.set(panels ? packMatrices(values, shape) : values, at(name));
  }
  return { kernel, at, blocks, ...scratch };
};

/** Packs one matrix, or several that lie one after another. */
const packMatrices = (values: Float32Array, shape: readonly number[]): Float32Array => {
  const [inner, width] = [shape.at(-2)!, shape.at(-1)!];
  const packed = new Float32Array(values.length);
  for (let i = 0; i < values.length; i += inner * width)
    packed.set(packPanels(values.subarray(i, i + inner * width), inner, width), i);
  return packed;
};
