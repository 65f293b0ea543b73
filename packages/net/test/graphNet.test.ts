import { type Random, seededRandom } from '@threefold/core';
import {
  chooseKernel,
  type GraphLimits,
  type GraphNet,
  type GraphSizes,
  openGraphNet,
  type Weights,
} from '@threefold/net';
import { describe, expect, it } from 'vitest';
import { judgeSlowly, type Scene } from './reference.ts';
import { tinyTensors } from './tinyNet.ts';

const SIZES: GraphSizes = {
  channels: 8,
  layers: 2,
  policy: 8,
  value: 16,
  features: 5,
  globals: 3,
  taps: 7,
  slots: 2,
  classes: 1,
  extras: 1,
  seats: 2,
};
const LIMITS: GraphLimits = { tokens: 9, features: 18, globals: 3, steps: 20 };
const OTHERS: readonly Partial<GraphSizes>[] = [
  {},
  { taps: 9, slots: 3, classes: 14, extras: 0, seats: 3 },
  { channels: 16, policy: 24, value: 8, slots: 5, classes: 6, extras: 3, seats: 4 },
  { layers: 1, taps: 1, seats: 1 },
];

const weightsOf = (sizes: GraphSizes): Weights => ({
  game: 'sticks',
  name: 'tiny',
  architecture: 'graph',
  sizes: { ...sizes },
  tensors: tinyTensors(sizes, 'graph net'),
});

const open = (weights: Weights, simd: boolean): GraphNet => {
  const opened = openGraphNet(weights, LIMITS, chooseKernel({ simd }));
  if (!opened.ok) throw new Error(opened.error.detail);
  return opened.value;
};

/** A position of so many tokens, drawn by lot. */
const drawScene = (random: Random, { features, globals, taps, slots, classes, seats }: GraphSizes, tokens: number) => {
  const times = <T>(count: number, draw: () => T): T[] => Array.from({ length: count }, draw);
  return {
    features: times(tokens, () => times(random.below(3), () => random.below(features))),
    next: times(tokens, () => times(taps - 1, () => random.below(tokens + 1) - 1)),
    globals: times(random.below(4), () => [random.below(globals), random.below(9) / 4 - 1] as const),
    steps: times(random.below(LIMITS.steps + 1), () => ({
      kind: random.below(classes),
      touched: times(random.below(4), () => [random.below(tokens), random.below(slots)] as const),
    })),
    playing: 1 + random.below(seats),
  } satisfies Scene;
};

/** Tells the net of a position and lets it judge. */
const judge = (net: GraphNet, scene: Scene): { steps: number[]; extras: number[]; shares: number[] } => {
  net.tokens = scene.features.length;
  net.neighbours.set(scene.next.flat());
  net.features.set(scene.features.flat());
  let end = 0;
  net.featureEnds.set(scene.features.map(list => (end += list.length)));
  net.globals.set(scene.globals.map(([feature]) => feature));
  net.globalScales.set(scene.globals.map(([, scale]) => scale));
  net.globalCount = scene.globals.length;
  net.playing = scene.playing;
  net.stepCount = 0;
  const places = scene.steps.map(({ kind, touched }) => {
    const place = net.addStep(kind);
    for (const [token, slot] of touched) net.touch(token, slot);
    return place;
  });
  net.run();
  return {
    steps: places.map(place => net.logits[place]!),
    extras: Array.from({ length: net.sizes.extras }, (_, i) => net.logits[net.extra(i)]!),
    shares: [...net.shares.subarray(0, scene.playing)],
  };
};

const expectClose = (got: readonly number[], want: readonly number[]): void => {
  expect(got.length).toBe(want.length);
  for (const [i, value] of want.entries()) expect(Math.abs(got[i]! - value)).toBeLessThan(1e-4);
};

describe('a graph net', () => {
  describe.each(OTHERS)('of sizes %o', other => {
    const sizes = { ...SIZES, ...other };
    const weights = weightsOf(sizes);

    it.each([true, false])('says what slow arithmetic says; with vectors: %s', simd => {
      const net = open(weights, simd);
      const random = seededRandom('scenes');
      for (const tokens of [1, 2, 5, 9, 3, 8]) {
        const scene = drawScene(random, sizes, tokens);
        const got = judge(net, scene);
        const want = judgeSlowly(weights.tensors, sizes, scene);
        expectClose(got.steps, want.steps);
        expectClose(got.extras, want.extras);
        expectClose(got.shares, want.shares);
        expect([...net.shares].reduce((a, b) => a + b)).toBeCloseTo(1, 12);
      }
    });
  });

  it('takes a token that is not there for none', () => {
    const net = open(weightsOf(SIZES), true);
    const scene = drawScene(seededRandom('none'), SIZES, 5);
    const steps = [{ kind: 0, touched: [[3, 1]] }] as const;
    const alone = judge(net, { ...scene, steps });
    expect(
      judge(net, { ...scene, steps: [{ kind: 0, touched: [[-1, 0], ...steps[0].touched, [-1, 1], [-1, 1]] }] }),
    ).toEqual(alone);
  });

  it('values a position without any step to score', () => {
    const net = open(weightsOf(SIZES), true);
    const scene = drawScene(seededRandom('no step'), SIZES, 5);
    expect(judge(net, { ...scene, steps: [] }).shares).toEqual(judge(net, scene).shares);
  });

  it('is not made of weights that do not fit', () => {
    const weights = weightsOf(SIZES);
    const codeOf = (change: Partial<Weights>): string => {
      const opened = openGraphNet({ ...weights, ...change }, LIMITS, chooseKernel());
      return opened.ok ? 'ok' : opened.error.code;
    };
    expect(codeOf({})).toBe('ok');
    expect(codeOf({ architecture: 'planes' })).toBe('net.unfit');
    for (const name of Object.keys(SIZES) as (keyof GraphSizes)[]) {
      expect(codeOf({ sizes: { ...SIZES, [name]: SIZES[name] + 8 } })).toBe('net.unfit');
      expect(codeOf({ sizes: { ...SIZES, [name]: 2 ** 20 } })).toBe('net.unfit');
      expect(codeOf({ sizes: { ...SIZES, [name]: 0 } })).toBe(name === 'extras' ? 'ok' : 'net.unfit');
      const { [name]: _, ...without } = SIZES;
      expect(codeOf({ sizes: without })).toBe('net.unfit');
    }
    expect(codeOf({ ...weightsOf({ ...SIZES, channels: 12 }) })).toBe('net.unfit');
    for (const name of weights.tensors.keys()) {
      const without = new Map(weights.tensors);
      without.delete(name);
      expect(codeOf({ tensors: without })).toBe('net.unfit');
    }
  });
});
