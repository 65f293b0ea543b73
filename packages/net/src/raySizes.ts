import { fail, ok, type Result } from '@threefold/core';
import type { Weights } from './weights.ts';

/** The sizes of a ray net. */
export interface RaySizes {
  /** How many numbers describe a token. */
  readonly channels: number;
  /** How many residual blocks there are. */
  readonly layers: number;
  /** The inner width of the policy's head. */
  readonly policy: number;
  /** The inner width of the value's head. */
  readonly value: number;
  /** How many features a token can have. */
  readonly features: number;
  /** How many features the whole position can have. */
  readonly globals: number;
}

/** A token's own row and those of its six neighbours. */
export const TAPS = 7;

/** The shape of every tensor; those with `panels` are matrices that are multiplied with many rows at once. */
export const rayShapes = (
  sizes: RaySizes,
): Map<string, { readonly shape: readonly number[]; readonly panels: boolean }> => {
  const { channels: c, layers, policy: p, value: v, features, globals } = sizes;
  const shapes = new Map<string, { shape: readonly number[]; panels: boolean }>();
  const plain = (name: string, ...shape: number[]) => shapes.set(name, { shape, panels: false });
  const panels = (name: string, ...shape: number[]) => shapes.set(name, { shape, panels: true });
  plain('features', features, c);
  plain('globals', globals, c);
  plain('bias', c);
  for (let i = 0; i < layers; i++) {
    plain(`norm${i}`, c);
    panels(`taps${i}`, TAPS, c, c);
    plain(`bias${i}`, c);
    plain(`pool${i}`, 2 * c, c);
    panels(`out${i}`, c, c);
  }
  plain('norm', c);
  panels('policy', c, 2 * p);
  plain('policyPool', 2 * c, p);
  plain('policyBias', p);
  plain('policyOut', p);
  plain('passPool', 2 * c);
  plain('passBias', 1);
  plain('valuePool', 2 * c, v);
  plain('valueGlobals', globals, v);
  plain('valueBias', v);
  plain('valueOut', v);
  plain('valueOutBias', 1);
  return shapes;
};

const NAMES = ['channels', 'layers', 'policy', 'value', 'features', 'globals'] as const;

/** The sizes that these weights announce, once it is sure that they are a ray net and every tensor is there. */
export const raySizes = (weights: Weights): Result<RaySizes> => {
  if (weights.architecture !== 'ray') return fail('net.unfit', `architecture ${weights.architecture}`);
  for (const name of NAMES)
    if (weights.sizes[name] === undefined || weights.sizes[name] > 4096) return fail('net.unfit', name);
  const sizes = weights.sizes as unknown as RaySizes;
  for (const name of ['channels', 'policy', 'value'] as const)
    if (sizes[name] % 8 !== 0) return fail('net.unfit', `${name} is no multiple of 8`);
  for (const [name, { shape }] of rayShapes(sizes))
    if (weights.tensors.get(name)?.shape.join() !== shape.join()) return fail('net.unfit', `tensor ${name}`);
  return ok(sizes);
};
