import { seededRandom } from '@threefold/core';
import { chooseKernel, openRayNet, type RayNet, type Tensor, type Weights } from '@threefold/net';
import { describe, expect, it } from 'vitest';

const SIZES = { channels: 8, layers: 2, policy: 8, value: 16, features: 3, globals: 2 };
const LIMITS = { tokens: 7, features: 14, globals: 2, edges: 9 };

const random = seededRandom('ray net');
const tensor = (...shape: number[]): Tensor => ({
  shape,
  values: Float32Array.from({ length: shape.reduce((a, b) => a * b) }, () => random.below(2001) / 2000 - 0.5),
});

const TENSORS: ReadonlyMap<string, Tensor> = new Map([
  ['features', tensor(3, 8)],
  ['globals', tensor(2, 8)],
  ['bias', tensor(8)],
  ...[0, 1].flatMap((i): [string, Tensor][] => [
    [`norm${i}`, tensor(8)],
    [`taps${i}`, tensor(7, 8, 8)],
    [`bias${i}`, tensor(8)],
    [`pool${i}`, tensor(16, 8)],
    [`out${i}`, tensor(8, 8)],
  ]),
  ['norm', tensor(8)],
  ['policy', tensor(8, 16)],
  ['policyPool', tensor(16, 8)],
  ['policyBias', tensor(8)],
  ['policyOut', tensor(8)],
  ['passPool', tensor(16)],
  ['passBias', tensor(1)],
  ['valuePool', tensor(16, 16)],
  ['valueGlobals', tensor(2, 16)],
  ['valueBias', tensor(16)],
  ['valueOut', tensor(16)],
  ['valueOutBias', tensor(1)],
]);
const WEIGHTS: Weights = { game: 'sticks', name: 'tiny', architecture: 'ray', sizes: SIZES, tensors: TENSORS };

/** A net that has judged a ring of tokens, three edges of it and two features of the whole. */
const judged = (tokens: number, simd: boolean): RayNet => {
  const opened = openRayNet(WEIGHTS, LIMITS, chooseKernel({ simd }));
  if (!opened.ok) throw new Error(opened.error.detail);
  const net = opened.value;
  net.tokens = tokens;
  net.neighbours.fill(-1);
  for (let token = 0; token < tokens; token++) {
    net.neighbours[6 * token] = (token + 1) % tokens;
    net.neighbours[6 * token + 3] = (token + tokens - 1) % tokens;
    net.features[2 * token] = token % 3;
    net.features[2 * token + 1] = (token * token) % 3;
    net.featureEnds[token] = 2 * token + 2;
  }
  net.globals.set([1, 0]);
  net.globalScales.set([0.5, 2]);
  net.globalCount = 2;
  net.edges.set([0, 1, 1, 0, tokens - 1, 0]);
  net.edgeCount = 3;
  net.run();
  return net;
};

const outputs = (net: RayNet): number[] => [...net.logits.subarray(0, net.edgeCount), net.pass, net.value];

describe('a ray net', () => {
  it.each([2, 5, 7])('says the same with and without vectors, for %d tokens', tokens => {
    const [fast, plain] = [outputs(judged(tokens, true)), outputs(judged(tokens, false))];
    for (const [i, value] of plain.entries()) expect(Math.abs(fast[i]! - value)).toBeLessThan(1e-5);
  });

  it('hears of a neighbour only where there is one', () => {
    const net = judged(5, true);
    const before = outputs(net);
    net.neighbours[1] = 2;
    net.run();
    expect(outputs(net)).not.toEqual(before);
    net.neighbours[1] = -1;
    net.run();
    expect(outputs(net)).toEqual(before);
  });

  it('values a position without any edge to score', () => {
    const net = judged(5, true);
    const { value } = net;
    net.edgeCount = 0;
    net.run();
    expect(net.value).toBe(value);
  });

  it('is not made of weights that do not fit', () => {
    const codeOf = (weights: Weights): string => {
      const opened = openRayNet(weights, LIMITS, chooseKernel());
      return opened.ok ? 'ok' : opened.error.code;
    };
    expect(codeOf(WEIGHTS)).toBe('ok');
    expect(codeOf({ ...WEIGHTS, architecture: 'planes' })).toBe('net.unfit');
    expect(codeOf({ ...WEIGHTS, sizes: { ...SIZES, channels: 16 } })).toBe('net.unfit');
    expect(codeOf({ ...WEIGHTS, sizes: { ...SIZES, channels: 12 } })).toBe('net.unfit');
    expect(codeOf({ ...WEIGHTS, sizes: { ...SIZES, layers: 2 ** 20 } })).toBe('net.unfit');
    expect(codeOf({ ...WEIGHTS, sizes: { channels: 8 } })).toBe('net.unfit');
    const without = new Map(TENSORS);
    without.delete('out1');
    expect(codeOf({ ...WEIGHTS, tensors: without })).toBe('net.unfit');
  });
});
