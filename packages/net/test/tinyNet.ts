import { type Random, seededRandom } from '@threefold-games/core';
import type { GraphSizes, Tensor } from '@threefold-games/net';

const tensor = (random: Random, ...shape: number[]): Tensor => ({
  shape,
  values: Float32Array.from({ length: shape.reduce((a, b) => a * b) }, () => random.below(2001) / 2000 - 0.5),
});

/** Tensors of these sizes, filled at random. */
export const tinyTensors = (sizes: GraphSizes, seed: string): Map<string, Tensor> => {
  const random = seededRandom(seed);
  const { channels: c, layers, policy: p, value: v, features, globals, taps, slots, classes, extras, seats } = sizes;
  const { boards } = sizes;
  const shapes: [string, ...number[]][] = [
    ['features', features, c],
    ...(boards === 1 ? [['globals', globals, c] as [string, ...number[]]] : []),
    ['bias', c],
    ...Array.from({ length: layers }, (_, i): [string, ...number[]][] => [
      [`norm${i}`, c],
      [`taps${i}`, taps, c, c],
      [`bias${i}`, c],
      [`pool${i}`, 2 * c, c],
      [`out${i}`, c, c],
    ]).flat(),
    ['norm', c],
    ['policy', c, slots * p],
    ['policyPool', boards === 1 ? 2 * c : v, p],
    ['policyClass', classes, p],
    ['policyOut', p],
    ['valuePool', boards * 2 * c, v],
    ['valueGlobals', globals, v],
    ['valueBias', v],
    ['valueOut', v, seats],
    ['valueOutBias', seats],
  ];
  if (extras > 0) shapes.push(['extraPool', boards * 2 * c, extras], ['extraBias', extras]);
  if (boards > 1) shapes.push(['joint', v, v], ['jointBias', v]);
  return new Map(shapes.map(([name, ...shape]) => [name, tensor(random, ...shape)]));
};
