import { type Random, seededRandom } from '@threefold-games/core';
import {
  chooseKernel,
  type GraphLimits,
  GraphNet,
  type GraphSizes,
  graphSizes,
  type Weights,
} from '@threefold-games/net';
import { must } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';
import { type Board, evaluateSlowly, type Scene } from './reference.ts';
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
  boards: 1,
};
const LIMITS: GraphLimits = { tokens: 9, features: 18, globals: 3, steps: 20, key: 1 };
const OTHERS: readonly Partial<GraphSizes>[] = [
  {},
  { taps: 9, slots: 3, classes: 14, extras: 0, seats: 3 },
  { channels: 16, policy: 24, value: 8, slots: 5, classes: 6, extras: 3, seats: 4 },
  { layers: 1, taps: 1, seats: 1 },
  { boards: 3, slots: 3, classes: 14, seats: 3 },
];

const weightsOf = (sizes: GraphSizes): Weights => ({
  game: 'sticks',
  name: 'tiny',
  architecture: 'graph',
  sizes: { ...sizes },
  tensors: tinyTensors(sizes, 'graph net'),
});

const open = (weights: Weights, simd: boolean): GraphNet => {
  const sizes = must(graphSizes(weights));
  return new GraphNet(weights, sizes, LIMITS, chooseKernel({ simd }));
};

const times = <T>(count: number, draw: () => T): T[] => Array.from({ length: count }, draw);

/** A board of so many tokens, drawn by lot. */
const drawBoard = (random: Random, { features, taps }: GraphSizes, tokens: number): Board => ({
  features: times(tokens, () => times(random.below(3), () => random.below(features))),
  next: times(tokens, () => times(taps - 1, () => random.below(tokens + 1) - 1)),
});

/** A position, drawn by lot: these boards, or one of so many tokens for every board that there is. */
const drawScene = (random: Random, sizes: GraphSizes, tokens: number, given?: readonly Board[]) => {
  const { globals, slots, classes, seats } = sizes;
  const boards = given ?? times(sizes.boards, () => drawBoard(random, sizes, tokens));
  return {
    boards,
    globals: times(random.below(4), () => [random.below(globals), random.below(9) / 4 - 1] as const),
    steps: times(random.below(LIMITS.steps + 1), () => {
      const board = random.below(boards.length);
      const touched = times(
        random.below(4),
        () => [random.below(boards[board]!.features.length), random.below(slots)] as const,
      );
      return { kind: random.below(classes), board, touched };
    }),
    playing: 1 + random.below(seats),
  } satisfies Scene;
};

const describeBoard = (net: GraphNet, { features, next }: Board): void => {
  net.tokens = features.length;
  net.neighbours.set(next.flat());
  net.features.set(features.flat());
  let end = 0;
  net.featureEnds.set(features.map(list => (end += list.length)));
};

/** Tells the net of a position and runs it. Boards have the keys of this map; `looked` is told of those that the net did not know. */
const evaluate = (
  net: GraphNet,
  scene: Scene,
  keys?: ReadonlyMap<Board, number>,
  looked?: (board: Board) => void,
): { steps: number[]; extras: number[]; shares: number[] } => {
  if (!keys) describeBoard(net, scene.boards[0]!);
  for (const [i, board] of keys ? scene.boards.entries() : []) {
    net.key[0] = keys!.get(board)!;
    if (net.knows(i)) continue;
    looked?.(board);
    describeBoard(net, board);
    net.look(i);
  }
  net.globals.set(scene.globals.map(([feature]) => feature));
  net.globalScales.set(scene.globals.map(([, scale]) => scale));
  net.globalCount = scene.globals.length;
  net.playing = scene.playing;
  net.stepCount = 0;
  const places = scene.steps.map(({ kind, board, touched }) => {
    const place = net.addStep(kind);
    for (const [token, slot] of touched) net.touch(token, slot, board);
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
      for (const [i, tokens] of [1, 2, 5, 9, 3, 8].entries()) {
        const scene = drawScene(random, sizes, tokens);
        const keys = new Map(scene.boards.map((board, j) => [board, 10 * i + j]));
        const got = evaluate(net, scene, sizes.boards > 1 ? keys : undefined);
        const want = evaluateSlowly(weights.tensors, sizes, scene);
        expectClose(got.steps, want.steps);
        expectClose(got.extras, want.extras);
        expectClose(got.shares, want.shares);
        expect([...net.shares].reduce((a, b) => a + b)).toBeCloseTo(1, 12);
      }
    });
  });

  it('looks at no board twice that it still knows, and takes none for another, however many there are', () => {
    const sizes = { ...SIZES, boards: 3 };
    const weights = weightsOf(sizes);
    const net = open(weights, true);
    const random = seededRandom('boards');
    const boards = times(2000, () => drawBoard(random, sizes, 2));
    // Multiples of a power of two all want the same place.
    const keys = new Map(boards.map((board, i) => [board, i % 2 === 0 ? i << 20 : i]));
    const looked: Board[] = [];
    for (let i = 0; i + 3 <= boards.length; i += 1) {
      const scene = drawScene(
        random,
        sizes,
        2,
        i % 5 === 0 ? [boards[i]!, boards[i]!, boards[i + 1]!] : boards.slice(i, i + 3),
      );
      const got = evaluate(net, scene, keys, board => looked.push(board));
      if (i % 50 > 0) continue;
      const want = evaluateSlowly(weights.tensors, sizes, scene);
      expectClose(got.steps, want.steps);
      expectClose(got.shares, want.shares);
      expect(evaluate(net, scene, keys, () => expect.unreachable())).toEqual(got);
    }
    expect(new Set(looked).size).toBe(boards.length);
    expect(looked.length).toBeLessThan(1.5 * boards.length);
  });

  it('takes a token that is not there for none', () => {
    const net = open(weightsOf(SIZES), true);
    const scene = drawScene(seededRandom('none'), SIZES, 5);
    const steps = [{ kind: 0, board: 0, touched: [[3, 1]] }] as const;
    const alone = evaluate(net, { ...scene, steps });
    const among = [[-1, 0], ...steps[0].touched, [-1, 1], [-1, 1]] as const;
    expect(evaluate(net, { ...scene, steps: [{ kind: 0, board: 0, touched: among }] })).toEqual(alone);
  });

  it('values a position without any step to score', () => {
    const net = open(weightsOf(SIZES), true);
    const scene = drawScene(seededRandom('no step'), SIZES, 5);
    expect(evaluate(net, { ...scene, steps: [] }).shares).toEqual(evaluate(net, scene).shares);
  });

  it('is not made of weights that do not fit', () => {
    const weights = weightsOf(SIZES);
    const codeOf = (change: Partial<Weights>): string => {
      const sizes = graphSizes({ ...weights, ...change });
      return sizes.ok ? 'ok' : sizes.error.code;
    };
    expect(codeOf({})).toBe('ok');
    expect(codeOf({ architecture: 'planes' })).toBe('net.unfit');
    for (const name of Object.keys(SIZES) as (keyof GraphSizes)[]) {
      expect(codeOf({ sizes: { ...SIZES, [name]: SIZES[name] + 8 } })).toBe('net.unfit');
      expect(codeOf({ sizes: { ...SIZES, [name]: 2 ** 20 } })).toBe('net.unfit');
      expect(codeOf({ sizes: { ...SIZES, [name]: 0 } })).toBe(name === 'extras' ? 'ok' : 'net.unfit');
      const { [name]: _, ...without } = SIZES;
      expect(codeOf({ sizes: without })).toBe(name === 'boards' ? 'ok' : 'net.unfit');
    }
    expect(codeOf({ ...weightsOf({ ...SIZES, channels: 12 }) })).toBe('net.unfit');
    for (const name of weights.tensors.keys()) {
      const without = new Map(weights.tensors);
      without.delete(name);
      expect(codeOf({ tensors: without })).toBe('net.unfit');
    }
  });
});
