import { seededRandom } from '@threefold-games/core';
import {
  chooseKernel,
  type Kernel,
  type KernelMaker,
  Layout,
  NO_PART,
  packPanels,
  plainKernel,
  simdKernel,
} from '@threefold-games/net';
import { describe, expect, it } from 'vitest';

const SIZE = 4096;
const random = seededRandom('kernel');
const numbers = (count: number): Float32Array =>
  Float32Array.from({ length: count }, () => random.below(2001) / 1000 - 1);
const row = (k: Kernel, at: number, width: number): number[] => [...k.floats.subarray(at, at + width)];
const close = (got: readonly number[], want: readonly number[]): void => {
  expect(got.length).toBe(want.length);
  for (const [i, value] of want.entries()) expect(Math.abs(got[i]! - value)).toBeLessThan(1e-5);
};

/** Places in the memory of a test. */
const [A, B, C, OUT] = [0, 512, 1024, 2048];

describe.each<[string, KernelMaker]>([
  ['simd', simdKernel()!],
  ['plain', plainKernel],
])('the %s kernel', (_, maker) => {
  const kernel = maker(SIZE);

  it('spreads a row', () => {
    kernel.floats.set(numbers(8), A);
    kernel.spreadRow(A, OUT, 3, 8);
    close(row(kernel, OUT, 24), [...row(kernel, A, 8), ...row(kernel, A, 8), ...row(kernel, A, 8)]);
  });

  it('adds a multiple of a row', () => {
    const [a, out] = [numbers(16), numbers(16)];
    kernel.floats.set(a, A);
    kernel.floats.set(out, OUT);
    kernel.addRow(A, 0.5, OUT, 16);
    close(
      row(kernel, OUT, 16),
      [...out].map((x, i) => x + 0.5 * a[i]!),
    );
  });

  it('gathers the rows that a list names, none for some', () => {
    const table = numbers(5 * 8);
    kernel.floats.set(table, A);
    kernel.floats.fill(1, OUT, OUT + 24);
    kernel.ints.set([4, 0, 2], B);
    kernel.ints.set([2, 2, 3], C);
    kernel.gatherRows(A, B, C, OUT, 3, 8);
    const of = (i: number, c: number) => table[i * 8 + c]!;
    close(row(kernel, OUT, 24), [
      ...Array.from({ length: 8 }, (_, c) => 1 + of(4, c) + of(0, c)),
      ...Array<number>(8).fill(1),
      ...Array.from({ length: 8 }, (_, c) => 1 + of(2, c)),
    ]);
  });

  it('norms rows', () => {
    const [x, gain] = [numbers(32), numbers(16)];
    kernel.floats.set(x, A);
    kernel.floats.set(gain, B);
    kernel.normRows(A, B, OUT, 2, 16);
    const want = [0, 1].flatMap(i => {
      const values = [...x.subarray(16 * i, 16 * i + 16)];
      const mean = values.reduce((sum, v) => sum + v * v, 0) / 16;
      return values.map((v, c) => (v / Math.sqrt(mean + 1e-5)) * gain[c]!);
    });
    close(row(kernel, OUT, 32), want);
  });

  it('pools rows', () => {
    const x = numbers(24).map(v => v - 2);
    kernel.floats.set(x, A);
    kernel.poolRows(A, OUT, 3, 8);
    const column = (c: number) => [x[c]!, x[8 + c]!, x[16 + c]!];
    close(row(kernel, OUT, 16), [
      ...Array.from({ length: 8 }, (_, c) => column(c).reduce((a, b) => a + b) / 3),
      ...Array.from({ length: 8 }, (_, c) => Math.max(...column(c))),
    ]);
  });

  // Of the last width some columns are left over by those that are added to at once.
  it.each([8, 32, 72])('adds a vector times a matrix of %i columns', width => {
    const [vector, matrix, out] = [numbers(5), numbers(5 * width), numbers(width)];
    kernel.floats.set(vector, A);
    kernel.floats.set(matrix, B);
    kernel.floats.set(out, OUT);
    kernel.addProduct(A, B, OUT, 5, width);
    close(
      row(kernel, OUT, width),
      [...out].map((x, c) => vector.reduce((sum, v, k) => sum + v * matrix[k * width + c]!, x)),
    );
  });

  it('lifts what is negative', () => {
    const x = numbers(16);
    kernel.floats.set(x, OUT);
    kernel.rectify(OUT, 16);
    close(
      row(kernel, OUT, 16),
      [...x].map(v => Math.max(0, v)),
    );
  });

  it.each([0, 1, 3, 4, 5, 11])('multiplies %d pairs of rows', count => {
    const [inner, width, rows] = [12, 16, 11];
    const [x, matrix, out] = [numbers(rows * inner), numbers(inner * width), numbers(rows * width)];
    const pairs = Array.from({ length: count }, (_, i) => [random.below(rows), (7 * i) % rows] as const);
    kernel.floats.set(x, A);
    kernel.floats.set(packPanels(matrix, inner, width), B);
    kernel.ints.set(pairs.flat(), C);
    kernel.floats.set(out, OUT);
    kernel.multiplyRows(A, B, OUT, C, count, inner, width);
    const want = [...out];
    for (const [from, to] of pairs)
      for (let c = 0; c < width; c++)
        for (let k = 0; k < inner; k++) want[to * width + c]! += x[from * inner + k]! * matrix[k * width + c]!;
    close(row(kernel, OUT, rows * width), want);
  });

  it.each([
    [0, 8],
    [1, 8],
    [7, 24],
    [40, 32],
  ])('scores %d steps, %d wide', (count, width) => {
    const [tokens, classes] = [5, 3];
    const [parts, kinds, by] = [numbers(tokens * width), numbers(classes * width), numbers(width)];
    const steps = Array.from({ length: count }, (_, i) => [
      random.below(classes),
      ...[0, 1, 2].map(part => (part < i % 4 ? random.below(tokens) : NO_PART)),
    ]);
    kernel.floats.fill(0, A, A + width);
    kernel.floats.set(parts, A + width);
    kernel.floats.set(kinds, B);
    kernel.floats.set(by, B + 256);
    kernel.ints.set(steps.flat(), C);
    kernel.scoreSteps(A + width, B, B + 256, C, count, OUT, width);
    const want = steps.map(([kind, ...touched]) =>
      by.reduce((sum, b, c) => {
        const rows = touched.filter(part => part !== NO_PART).map(part => parts[part * width + c]!);
        return (
          sum +
          b *
            Math.max(
              0,
              rows.reduce((x, y) => x + y, kinds[kind! * width + c]!),
            )
        );
      }, 0),
    );
    close(row(kernel, OUT, count), want);
  });
});

describe('the choice of a kernel', () => {
  it('takes the fast one unless it is told not to', () => {
    expect(chooseKernel({ simd: false })).toBe(plainKernel);
    expect(chooseKernel()).not.toBe(plainKernel);
  });
});

describe('a layout', () => {
  it('gives out places that vectors can be loaded from', () => {
    const layout = new Layout();
    expect([layout.take(1), layout.take(8), layout.take(3), layout.size]).toEqual([0, 4, 12, 16]);
  });
});
