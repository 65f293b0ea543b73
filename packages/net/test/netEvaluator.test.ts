import type { Position } from '@threefold-games/core';
import { type GameSizes, LEFT_OUT, type NetView, openNetEvaluator } from '@threefold-games/net';
import type { Evaluator } from '@threefold-games/search';
import { must } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';
import { tinyTensors } from './tinyNet.ts';
import { writeWeights } from './writeWeights.ts';

const SIZES: GameSizes = { features: 4, globals: 1, taps: 3, slots: 1, classes: 2, extras: 1, seats: 4, boards: 1 };
const ALL = { ...SIZES, channels: 16, layers: 2, policy: 8, value: 16 };
const [PASS, NEVER] = [100, 101];

/** Three tokens in a row. A step is the number of a token, the pass, or one that is never worth a look. */
interface Row extends Position {
  readonly mover: number;
  readonly strange: boolean;
}
const row = (seats: number, mover: number, strange = false): Row => ({ seats, mover, strange }) as Row;

const STAND_IN: Evaluator = { evaluate: (_, __, ___, ____, values) => values.fill(0.25) };

const VIEW: NetView<Row> = {
  game: 'sticks',
  sizes: SIZES,
  limits: { tokens: 3, features: 3, globals: 1, steps: 3 },
  seat: ({ mover }) => mover,
  describe: (_, net) => {
    net.tokens = 3;
    net.neighbours.set([-1, 1, 0, 2, 1, -1]);
    net.features.set([0, 1, 3]);
    net.featureEnds.set([1, 2, 3]);
    net.globals[0] = 0;
    net.globalScales[0] = 1;
    net.globalCount = 1;
  },
  describeStep: (_, action, net) => {
    if (action === PASS) return net.extra(0);
    if (action === NEVER) return LEFT_OUT;
    const place = net.addStep(action % 2);
    net.touch(action, 0);
    return place;
  },
  standIn: ({ strange }) => (strange ? STAND_IN : undefined),
};

const fileOf = (head: { game?: string; sizes?: typeof ALL } = {}, matrices: 'f16' | 'i8' = 'f16'): Uint8Array =>
  writeWeights(
    { game: 'sticks', name: 'tiny', architecture: 'graph', sizes: ALL, ...head },
    [...tinyTensors(head.sizes ?? ALL, 'evaluator')].map(([name, tensor]) => ({
      name,
      type: tensor.shape.length > 1 ? matrices : 'f16',
      ...tensor,
    })),
  );

const open = (bytes: Uint8Array): Evaluator => must(openNetEvaluator(bytes, VIEW));
const EVALUATOR = open(fileOf());

const evaluate = (position: Row, actions: readonly number[], by = EVALUATOR) => {
  const priors = new Float32Array(actions.length);
  const values = new Float64Array(position.seats);
  by.evaluate(position, Int32Array.from(actions), actions.length, priors, values);
  return { priors: [...priors], values: [...values] };
};

describe('an evaluator made of a net', () => {
  it('gives every step a likelihood, and none to what is left out', () => {
    const { priors } = evaluate(row(2, 0), [2, NEVER, 0, PASS, 1]);
    expect(priors.reduce((a, b) => a + b)).toBeCloseTo(1, 5);
    expect(priors.map(prior => prior > 0)).toEqual([true, false, true, true, true]);
    const { priors: turned } = evaluate(row(2, 0), [1, PASS, 0, NEVER, 2]);
    expect(turned).toEqual(priors.reverse());
  });

  it.each([1, 2, 3, 4])('shares the win among %d seats, seen from the one that acts', seats => {
    const first = evaluate(row(seats, 0), []).values;
    expect(first.reduce((a, b) => a + b)).toBeCloseTo(1, 12);
    for (let mover = 0; mover < seats; mover++) {
      const { values } = evaluate(row(seats, mover), []);
      expect(first.map((_, i) => values[(mover + i) % seats])).toEqual(first);
    }
  });

  it('takes as many steps as there are', () => {
    const actions = [0, 1, 2, ...Array<number>(1000).fill(NEVER)];
    expect(evaluate(row(2, 1), actions).priors.filter(prior => prior > 0).length).toBe(3);
  });

  it('leaves strange positions to another', () => {
    expect(evaluate(row(4, 1, true), []).values).toEqual([0.25, 0.25, 0.25, 0.25]);
  });

  it('says nearly the same with its matrices in bytes', () => {
    const small = fileOf({}, 'i8');
    expect(small.length).toBeLessThan(0.75 * fileOf().length);
    const [whole, bytes] = [evaluate(row(4, 0), [0, 1, 2, PASS]), evaluate(row(4, 0), [0, 1, 2, PASS], open(small))];
    for (const [i, prior] of whole.priors.entries()) expect(Math.abs(bytes.priors[i]! - prior)).toBeLessThan(0.02);
    for (const [i, value] of whole.values.entries()) expect(Math.abs(bytes.values[i]! - value)).toBeLessThan(0.02);
  });

  it('is not made of a file for another game, or of other sizes', () => {
    const codeOf = (bytes: Uint8Array): string => {
      const opened = openNetEvaluator(bytes, VIEW);
      return opened.ok ? 'ok' : opened.error.code;
    };
    expect(codeOf(fileOf({ sizes: { ...ALL, channels: 8 } }))).toBe('ok');
    expect(codeOf(fileOf({ game: 'stones' }))).toBe('net.unfit');
    for (const name of Object.keys(SIZES) as (keyof GameSizes)[])
      expect(codeOf(fileOf({ sizes: { ...ALL, [name]: ALL[name] + 1 } }))).toBe('net.unfit');
    expect(codeOf(fileOf().subarray(1))).toBe('net.format');
  });
});
