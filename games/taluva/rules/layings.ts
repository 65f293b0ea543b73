import { HUT, isVolcano, LAND, levelOf, OWNER_MASK, pieceOf, rotationOf } from './field.ts';
import { AROUND, DIRECTIONS, ORIGIN } from './grid.ts';
import { step } from './step.ts';
import type { Table } from './table.ts';
import { ALL_TILES } from './tiles.ts';

/**
 * No position has more legal steps. The last tile finds n <= 141 fields of land. The first of them has 6 neighbours; each
 * further one, taken in an order that keeps the land connected, stops being an empty neighbour itself and adds at most 3, since
 * it shares two neighbours with the field it touches: at most 2n + 4 empty cells touch land. Each lies in 6 triangles, each
 * triangle is 3 layings. Each of 47 volcanoes allows 5 eruptions. Builds are far fewer: 3 for each of 96
 * fields, 5 for each of 25 settlements.
 */
export const MAX_ACTIONS = 3 * 6 * (2 * 3 * (ALL_TILES - 1) + 4) + 5 * (ALL_TILES - 1);

/** Writes every legal laying in the order of the grid and returns how many there are. */
export const writeLayings = (table: Table, out: Int32Array): number => {
  const { cells, minQ, maxQ, minR, maxR } = table;
  if (minQ > maxQ) {
    // TL-3.1
    out[0] = step(0, ORIGIN);
    return 1;
  }
  const east = AROUND[0]!;
  const southEast = AROUND[1]!;
  const southWest = AROUND[2]!;
  let n = 0;
  for (let q = minQ - 2; q <= maxQ + 2; q++) {
    const end = (q << 8) | (maxR + 2);
    for (let cell = (q << 8) | (minR - 2); cell <= end; cell++) {
      const field = cells[cell]!;
      if (field >= LAND) {
        if (isVolcano(field)) n = writeEruptions(cells, cell, out, n);
        continue;
      }
      // A triangle is met at its northern cell, the western one if there are two. An empty cell holds the number of its land
      // neighbours and nothing else, so three of them together are 0 when none touches land (TL-3.3).
      const below = cells[cell + southEast]!;
      if (below >= LAND) continue;
      const right = cells[cell + east]!;
      if (right < LAND && (field | below | right) !== 0) {
        out[n++] = step(0, cell);
        out[n++] = step(2, cell + east);
        out[n++] = step(4, cell + southEast);
      }
      const left = cells[cell + southWest]!;
      if (left < LAND && (field | below | left) !== 0) {
        out[n++] = step(1, cell);
        out[n++] = step(3, cell + southEast);
        out[n++] = step(5, cell + southWest);
      }
    }
  }
  return n;
};

/** Writes the legal eruptions of one volcano behind the first `n` steps; returns how many steps there are then. */
export const writeEruptions = (cells: Int32Array, volcano: number, out: Int32Array, n: number): number => {
  const level = levelOf(cells[volcano]!);
  const before = rotationOf(cells[volcano]!);
  let count = n;
  for (let k = 0; k < DIRECTIONS; k++) {
    const first = volcano + AROUND[k]!;
    const second = volcano + AROUND[k + 1]!;
    if (k === before || levelOf(cells[first]!) !== level || levelOf(cells[second]!) !== level) continue;
    if (mayCover(cells, first, second) && mayCover(cells, second, first)) out[count++] = step(k, volcano);
  }
  return count;
};

/** Whether the settlement on a field may lose it when `other` is covered too. */
export const mayCover = (cells: Int32Array, covered: number, other: number): boolean => {
  const owner = cells[covered]! & OWNER_MASK;
  if (owner === 0) return true;
  if (pieceOf(cells[covered]!) !== HUT) return false;
  // TL-4.7: the two are neighbours, so with one owner they are one settlement; what is left of it stands next to them.
  if (touches(cells, covered, owner, other)) return true;
  return (cells[other]! & OWNER_MASK) === owner && touches(cells, other, owner, covered);
};

/** Whether a piece of the owner stands next to a cell, on another field than `except`. */
const touches = (cells: Int32Array, cell: number, owner: number, except: number): boolean => {
  for (let k = 0; k < DIRECTIONS; k++) {
    const next = cell + AROUND[k]!;
    if (next !== except && (cells[next]! & OWNER_MASK) === owner) return true;
  }
  return false;
};
