import { faceOf, HUT, isFree, levelOf, OWNER_MASK, ownedBy, TEMPLE, TOWER } from './field.ts';
import { AROUND, CellSet, DIRECTIONS } from './grid.ts';
import { gather, members, membersHave } from './settlements.ts';
import { BUILD_TEMPLE, BUILD_TOWER, EXPAND, FOUND_HUT, step } from './step.ts';
import type { Table } from './table.ts';
import { TERRAINS } from './tiles.ts';

/** The smallest settlement that a temple can be built next to (TL-6.6). */
export const TEMPLE_SIZE = 3;
/** The lowest level that a tower stands on (TL-6.8). */
export const TOWER_LEVEL = 3;

const settled = new CellSet();
const templeSites = new CellSet();
const towerSites = new CellSet();
const reached = new CellSet();
const hutsNeeded = new Int32Array(TERRAINS.length);
/** Builds of which only the number is asked; there are at most 3 for each of 96 fields and 5 for each of 25 settlements. */
const unread = new Int32Array(512);

/** Writes every legal build of the acting seat and returns how many there are. */
export const writeBuilds = (table: Table, out: Int32Array): number => {
  const { cells, minQ, maxQ, minR, maxR } = table;
  const owner = ownedBy(table.seat);
  const huts = table.left(table.seat, HUT);
  settled.clear();
  templeSites.clear();
  towerSites.clear();
  let n = 0;
  for (let q = minQ; q <= maxQ; q++) {
    const end = (q << 8) | maxR;
    for (let cell = (q << 8) | minR; cell <= end; cell++) {
      if (huts > 0 && canFound(table, cell)) out[n++] = step(FOUND_HUT, cell);
      else if ((cells[cell]! & OWNER_MASK) === owner && !settled.has(cell)) n = writeAround(table, cell, out, n);
    }
  }
  return n;
};

/** Whether the acting seat can build at all (TL-7.1). Nearly always it can found a hut, which is soon seen. */
export const canBuild = (table: Table): boolean => {
  const { minQ, maxQ, minR, maxR } = table;
  if (table.left(table.seat, HUT) > 0) {
    for (let q = minQ; q <= maxQ; q++) {
      const end = (q << 8) | maxR;
      for (let cell = (q << 8) | minR; cell <= end; cell++) if (canFound(table, cell)) return true;
    }
  }
  return writeBuilds(table, unread) > 0;
};

/** Whether the acting seat may found a hut on a cell (TL-6.3, TL-6.4), stock aside. */
const canFound = (table: Table, cell: number): boolean => {
  const field = table.cells[cell]!;
  if (!isFree(field) || levelOf(field) !== 1) return false;
  return table.rules.hutMayTouchOwn || !touchesOwn(table, cell);
};

/** Whether a cell has a neighbour with a piece of the acting seat. */
export const touchesOwn = (table: Table, cell: number): boolean => {
  const owner = ownedBy(table.seat);
  for (let k = 0; k < DIRECTIONS; k++) if ((table.cells[cell + AROUND[k]!]! & OWNER_MASK) === owner) return true;
  return false;
};

/** Writes what can be built next to the settlement with this smallest cell, behind the first `n` steps. */
const writeAround = (table: Table, smallest: number, out: Int32Array, n: number): number => {
  const { cells, seat } = table;
  const size = gather(cells, smallest, settled);
  const temple = size >= TEMPLE_SIZE && table.left(seat, TEMPLE) > 0 && !membersHave(cells, size, TEMPLE);
  const tower = table.left(seat, TOWER) > 0 && !membersHave(cells, size, TOWER);
  reached.clear();
  hutsNeeded.fill(0);
  let count = n;
  for (let i = 0; i < size; i++) {
    for (let k = 0; k < DIRECTIONS; k++) {
      const cell = members[i]! + AROUND[k]!;
      const field = cells[cell]!;
      if (!isFree(field) || reached.has(cell)) continue;
      reached.add(cell);
      hutsNeeded[faceOf(field)]! += levelOf(field);
      if (temple && !templeSites.has(cell)) {
        templeSites.add(cell);
        out[count++] = step(BUILD_TEMPLE, cell);
      }
      if (tower && levelOf(field) >= TOWER_LEVEL && !towerSites.has(cell)) {
        towerSites.add(cell);
        out[count++] = step(BUILD_TOWER, cell);
      }
    }
  }
  const huts = table.left(seat, HUT);
  for (let terrain = 0; terrain < TERRAINS.length; terrain++) {
    // TL-6.13, TL-6.14
    if (hutsNeeded[terrain]! > 0 && hutsNeeded[terrain]! <= huts) out[count++] = step(EXPAND + terrain, smallest);
  }
  return count;
};
