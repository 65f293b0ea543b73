/**
 * What nets are made of: operations on rows of floats that lie in one memory.
 *
 * Every place is an offset into `floats`, or for indices into `ints`, which share that memory. Widths are multiples of 8 and places
 * of 4, as `Layout` gives them out.
 */
export interface Kernel {
  readonly floats: Float32Array;
  readonly ints: Int32Array;
  /** Copies one row into each of the out rows. */
  spreadRow(row: number, out: number, rows: number, width: number): void;
  /** out += scale * row. */
  addRow(row: number, scale: number, out: number, width: number): void;
  /** Adds to out row i the rows of the table that the list names from where row i - 1 ended up to `ends[i]`. */
  gatherRows(table: number, list: number, ends: number, out: number, rows: number, width: number): void;
  /** Divides each row by its root mean square (1e-5 added to the mean square) and multiplies by the gain, column by column. */
  normRows(x: number, gain: number, out: number, rows: number, width: number): void;
  /** The mean of every column, then the greatest of every column: twice the width. */
  poolRows(x: number, out: number, rows: number, width: number): void;
  /** out += vector * matrix, with a plain matrix of `inner` rows. */
  addProduct(vector: number, matrix: number, out: number, inner: number, width: number): void;
  /** Lifts what is negative to 0. */
  rectify(x: number, length: number): void;
  /** out[to] += x[from] * matrix for every pair (from, to) of row numbers, with a matrix as `packPanels` lays it out. */
  multiplyRows(
    x: number,
    matrix: number,
    out: number,
    pairs: number,
    count: number,
    inner: number,
    width: number,
  ): void;
  /** out[i] = sum of by * max(0, row of its kind + its three parts) for step i: four row numbers, of `kinds` and thrice of `parts`. */
  scoreSteps(parts: number, kinds: number, by: number, steps: number, count: number, out: number, width: number): void;
}

/** How many numbers describe a step to `scoreSteps`. */
export const STEP = 4;

/** The number of the row of noughts that stands before the parts, for steps with fewer than three. */
export const NO_PART = -1;

/** Makes a kernel with a memory of so many floats. */
export type KernelMaker = (size: number) => Kernel;

/** Gives out places in a memory that is made once all of them are known. */
export class Layout {
  /** How many floats have been given out. */
  size = 0;

  take(count: number): number {
    const place = this.size;
    this.size += (count + 3) & ~3;
    return place;
  }
}

const PANEL = 8;

/** Lays a matrix of `inner` rows out for `multiplyRows`: eight columns at a time, each such panel row by row. */
export const packPanels = (matrix: Float32Array, inner: number, width: number): Float32Array => {
  const packed = new Float32Array(matrix.length);
  for (let k = 0; k < inner; k++)
    for (let c = 0; c < width; c++)
      packed[(c - (c % PANEL)) * inner + k * PANEL + (c % PANEL)] = matrix[k * width + c]!;
  return packed;
};
