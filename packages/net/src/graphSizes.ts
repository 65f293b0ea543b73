import { fail, ok, type Result } from '@threefold-games/core';
import type { Weights } from './weights.ts';

/** The sizes that follow from a game and from what its net is told. */
export interface GameSizes {
  /** How many features a token can have. */
  readonly features: number;
  /** How many features the whole position can have. */
  readonly globals: number;
  /** The directions to a token's neighbours, and one for the token itself. */
  readonly taps: number;
  /** The parts that a token can play in a step, such as where it begins and where it ends. */
  readonly slots: number;
  /** Kinds of steps, such as a direction or a building. */
  readonly classes: number;
  /** Steps that touch no token, such as a pass; there may be none. */
  readonly extras: number;
  /** The most seats that may play. */
  readonly seats: number;
  /** How many boards there are of which each is looked at by itself; the position as a whole is told to the heads alone then. */
  readonly boards: number;
}

/** All sizes of a net. */
export interface GraphSizes extends GameSizes {
  /** How many numbers describe a token. */
  readonly channels: number;
  /** How many residual blocks there are. */
  readonly layers: number;
  /** The inner width of the policy's head. */
  readonly policy: number;
  /** The inner width of the value's head. */
  readonly value: number;
}

/** The shape of every tensor; those with `panels` are matrices that are multiplied with many rows at once. */
export const graphShapes = (
  sizes: GraphSizes,
): Map<string, { readonly shape: readonly number[]; readonly panels: boolean }> => {
  const { channels: c, layers, policy: p, value: v, features, globals, taps, slots, classes, extras, seats } = sizes;
  const { boards } = sizes;
  const shapes = new Map<string, { shape: readonly number[]; panels: boolean }>();
  const plain = (name: string, ...shape: number[]) => shapes.set(name, { shape, panels: false });
  const panels = (name: string, ...shape: number[]) => shapes.set(name, { shape, panels: true });
  plain('features', features, c);
  if (boards === 1) plain('globals', globals, c);
  plain('bias', c);
  for (let i = 0; i < layers; i++) {
    plain(`norm${i}`, c);
    panels(`taps${i}`, taps, c, c);
    plain(`bias${i}`, c);
    plain(`pool${i}`, 2 * c, c);
    panels(`out${i}`, c, c);
  }
  plain('norm', c);
  panels('policy', c, slots * p);
  plain('policyPool', boards === 1 ? 2 * c : v, p);
  plain('policyClass', classes, p);
  plain('policyOut', p);
  if (extras > 0) {
    plain('extraPool', boards * 2 * c, extras);
    plain('extraBias', extras);
  }
  plain('valuePool', boards * 2 * c, v);
  plain('valueGlobals', globals, v);
  plain('valueBias', v);
  if (boards > 1) {
    plain('joint', v, v);
    plain('jointBias', v);
  }
  plain('valueOut', v, seats);
  plain('valueOutBias', seats);
  return shapes;
};

/** The least that each size may be. */
const LEAST: { readonly [name in keyof GraphSizes]: number } = {
  channels: 1,
  layers: 1,
  policy: 1,
  value: 1,
  features: 1,
  globals: 1,
  taps: 1,
  slots: 1,
  classes: 1,
  extras: 0,
  seats: 1,
  boards: 1,
};
const MOST = 4096;

/** The sizes that these weights announce, once it is sure that they are a graph net and every tensor is there. */
export const graphSizes = (weights: Weights): Result<GraphSizes> => {
  if (weights.architecture !== 'graph') return fail('net.unfit', `architecture ${weights.architecture}`);
  // Files are silent about it where there is but one.
  const announced: Readonly<Record<string, number>> = { boards: 1, ...weights.sizes };
  for (const [name, least] of Object.entries(LEAST)) {
    const size = announced[name];
    if (size === undefined || size < least || size > MOST) return fail('net.unfit', name);
  }
  const sizes = announced as unknown as GraphSizes;
  for (const name of ['channels', 'policy', 'value'] as const)
    if (sizes[name] % 8 !== 0) return fail('net.unfit', `${name} is no multiple of 8`);
  for (const [name, { shape }] of graphShapes(sizes))
    if (weights.tensors.get(name)?.shape.join() !== shape.join()) return fail('net.unfit', `tensor ${name}`);
  return ok(sizes);
};
