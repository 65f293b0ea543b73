import { type KernelMaker, STEP } from './kernel.ts';

/** Makes kernels of plain arithmetic, for machines without SIMD and to hold the fast one against. */
export const plainKernel: KernelMaker = size => {
  const floats = new Float32Array(size);
  const ints = new Int32Array(floats.buffer);

  const addRow = (row: number, scale: number, out: number, width: number): void => {
    for (let c = 0; c < width; c++) floats[out + c] = floats[out + c]! + scale * floats[row + c]!;
  };

  return {
    floats,
    ints,
    addRow,

    spreadRow(row, out, rows, width) {
      for (let i = 0; i < rows; i++) floats.copyWithin(out + i * width, row, row + width);
    },

    gatherRows(table, list, ends, out, rows, width) {
      for (let i = 0, at = 0; i < rows; i++)
        for (; at < ints[ends + i]!; at++) addRow(table + ints[list + at]! * width, 1, out + i * width, width);
    },

    normRows(x, gain, out, rows, width) {
      for (let from = x, to = out; from < x + rows * width; from += width, to += width) {
        let squares = 0;
        for (let c = 0; c < width; c++) squares += floats[from + c]! * floats[from + c]!;
        const factor = 1 / Math.sqrt(squares / width + 1e-5);
        for (let c = 0; c < width; c++) floats[to + c] = floats[from + c]! * factor * floats[gain + c]!;
      }
    },

    poolRows(x, out, rows, width) {
      for (let c = 0; c < width; c++) {
        let sum = 0;
        let most = floats[x + c]!;
        for (let at = x + c; at < x + rows * width; at += width) {
          sum += floats[at]!;
          if (floats[at]! > most) most = floats[at]!;
        }
        floats[out + c] = sum / rows;
        floats[out + width + c] = most;
      }
    },

    addProduct(vector, matrix, out, inner, width) {
      for (let k = 0; k < inner; k++) addRow(matrix + k * width, floats[vector + k]!, out, width);
    },

    rectify(x, length) {
      for (let i = x; i < x + length; i++) if (floats[i]! < 0) floats[i] = 0;
    },

    multiplyRows(x, matrix, out, pairs, count, inner, width) {
      for (let column = 0; column < width; column += 8) {
        const panel = matrix + column * inner;
        for (let pair = pairs; pair < pairs + 2 * count; pair += 2)
          multiplyPanel(floats, x + ints[pair]! * inner, panel, inner, out + ints[pair + 1]! * width + column);
      }
    },

    scoreSteps(parts, kinds, by, steps, count, out, width) {
      for (let i = 0, step = steps; i < count; i++, step += STEP) {
        const kind = kinds + width * ints[step]!;
        const first = parts + width * ints[step + 1]!;
        const second = parts + width * ints[step + 2]!;
        const third = parts + width * ints[step + 3]!;
        let sum = 0;
        for (let c = 0; c < width; c++) {
          const v = floats[kind + c]! + floats[first + c]! + (floats[second + c]! + floats[third + c]!);
          if (v > 0) sum += v * floats[by + c]!;
        }
        floats[out + i] = sum;
      }
    },
  };
};

/** Eight columns of one out row at a time: as many sums as registers hold. */
const multiplyPanel = (floats: Float32Array, x: number, panel: number, inner: number, out: number): void => {
  let a = floats[out]!;
  let b = floats[out + 1]!;
  let c = floats[out + 2]!;
  let d = floats[out + 3]!;
  let e = floats[out + 4]!;
  let f = floats[out + 5]!;
  let g = floats[out + 6]!;
  let h = floats[out + 7]!;
  for (let k = 0, w = panel; k < inner; k++, w += 8) {
    const by = floats[x + k]!;
    a += by * floats[w]!;
    b += by * floats[w + 1]!;
    c += by * floats[w + 2]!;
    d += by * floats[w + 3]!;
    e += by * floats[w + 4]!;
    f += by * floats[w + 5]!;
    g += by * floats[w + 6]!;
    h += by * floats[w + 7]!;
  }
  floats[out] = a;
  floats[out + 1] = b;
  floats[out + 2] = c;
  floats[out + 3] = d;
  floats[out + 4] = e;
  floats[out + 5] = f;
  floats[out + 6] = g;
  floats[out + 7] = h;
};
