import { HEX_DIRECTIONS } from '@threefold/grid';

/**
 * The table is a square of 256 by 256 cells, numbered by q, then by r, with the origin in the middle. No game leaves it: the
 * first tile reaches 1 away from the origin, and each of at most 47 others has a field next to land, so it reaches at most 2
 * further: 95. Layings are looked for up to 2 beyond the land, and their neighbours 1 beyond that: 98, still below 128.
 */
export const CELLS = 1 << 16;
export const FURTHEST = 95;

export const cellAt = (q: number, r: number): number => ((q + 128) << 8) | (r + 128);
export const columnOf = (cell: number): number => (cell >> 8) - 128;
export const rowOf = (cell: number): number => (cell & 255) - 128;
/** The cell's name in the notation: `q,r`. */
export const nameOf = (cell: number): string => `${columnOf(cell)},${rowOf(cell)}`;

export const ORIGIN = cellAt(0, 0);

/** What leads from a cell to its six neighbours, clockwise from east; the first stands at the end once more. */
export const AROUND = Int32Array.from([...HEX_DIRECTIONS, HEX_DIRECTIONS[0]!], ([q, r]) => q * 256 + r);
/** How many neighbours a cell has. */
export const DIRECTIONS = 6;

/** A set of cells that is emptied at once: a cell is in it when it carries the current stamp. */
export class CellSet {
  private readonly stamps = new Int32Array(CELLS);
  private stamp = 1;

  has(cell: number): boolean {
    return this.stamps[cell] === this.stamp;
  }

  add(cell: number): void {
    this.stamps[cell] = this.stamp;
  }

  clear(): void {
    if (++this.stamp === 0x7fff_ffff) {
      this.stamps.fill(0);
      this.stamp = 1;
    }
  }
}
