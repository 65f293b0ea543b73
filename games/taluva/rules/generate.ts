import { BUILD_TEMPLE, BUILD_TOWER, DRAW, EXPAND, FOUND_HUT, step } from './actions.ts';
import { faceOf, isFree, isVolcano, LAND, levelOf, OWNER_MASK, ownedBy, pieceOf, rotationOf } from './field.ts';
import { CellSet, Gatherer } from './settlements.ts';
import type { TaluvaState } from './state.ts';
import { AROUND, DIRECTIONS, HUT, KINDS, ORIGIN, TEMPLE, TEMPLE_SIZE, TERRAINS, TOWER, TOWER_LEVEL } from './tables.ts';

/** Writes the kinds that can be drawn (TL-2.2). */
export const writeDraws = (state: TaluvaState, out: Int32Array): number => {
  let n = 0;
  for (let kind = 0; kind < KINDS; kind++) if (state.unseen[kind]! > 0) out[n++] = step(DRAW, kind);
  return n;
};

/** Writes every legal laying in the order of the grid and returns how many there are. */
export const writeLayings = (state: TaluvaState, out: Int32Array): number => {
  const { cells, minQ, maxQ, minR, maxR } = state;
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

const settled = new Gatherer();
const templeSites = new CellSet();
const towerSites = new CellSet();
const reached = new CellSet();
const hutsNeeded = new Int32Array(TERRAINS.length);
/** Builds of which only the number is asked; there are at most 3 for each of 96 fields and 5 for each of 25 settlements. */
const unread = new Int32Array(512);

/** Writes every legal build of the acting seat and returns how many there are. */
export const writeBuilds = (state: TaluvaState, out: Int32Array): number => {
  const { cells, minQ, maxQ, minR, maxR } = state;
  const owner = ownedBy(state.seat);
  const huts = state.left(state.seat, HUT);
  settled.clear();
  templeSites.clear();
  towerSites.clear();
  let n = 0;
  for (let q = minQ; q <= maxQ; q++) {
    const end = (q << 8) | maxR;
    for (let cell = (q << 8) | minR; cell <= end; cell++) {
      if (huts > 0 && canFound(state, cell)) out[n++] = step(FOUND_HUT, cell);
      else if ((cells[cell]! & OWNER_MASK) === owner && !settled.has(cell)) n = writeAround(state, cell, out, n);
    }
  }
  return n;
};

/** Whether the acting seat can build at all (TL-7.1). Nearly always it can found a hut, which is soon seen. */
export const canBuild = (state: TaluvaState): boolean => {
  const { minQ, maxQ, minR, maxR } = state;
  if (state.left(state.seat, HUT) > 0) {
    for (let q = minQ; q <= maxQ; q++) {
      const end = (q << 8) | maxR;
      for (let cell = (q << 8) | minR; cell <= end; cell++) if (canFound(state, cell)) return true;
    }
  }
  return writeBuilds(state, unread) > 0;
};

/** Whether the acting seat may found a hut on a cell (TL-6.3, TL-6.4), stock aside. */
const canFound = (state: TaluvaState, cell: number): boolean => {
  const field = state.cells[cell]!;
  if (!isFree(field) || levelOf(field) !== 1) return false;
  return state.constants.hutMayTouchOwn || !touchesOwn(state, cell);
};

/** Whether a cell has a neighbour with a piece of the acting seat. */
export const touchesOwn = (state: TaluvaState, cell: number): boolean => {
  const owner = ownedBy(state.seat);
  for (let k = 0; k < DIRECTIONS; k++) if ((state.cells[cell + AROUND[k]!]! & OWNER_MASK) === owner) return true;
  return false;
};

/** Writes what can be built next to the settlement with this smallest cell, behind the first `n` steps. */
const writeAround = (state: TaluvaState, smallest: number, out: Int32Array, n: number): number => {
  const { cells, seat } = state;
  settled.gather(cells, smallest);
  const { members, size } = settled;
  const temple = size >= TEMPLE_SIZE && state.left(seat, TEMPLE) > 0 && !settled.holds(cells, TEMPLE);
  const tower = state.left(seat, TOWER) > 0 && !settled.holds(cells, TOWER);
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
  const huts = state.left(seat, HUT);
  for (let terrain = 0; terrain < TERRAINS.length; terrain++) {
    // TL-6.13, TL-6.14
    if (hutsNeeded[terrain]! > 0 && hutsNeeded[terrain]! <= huts) out[count++] = step(EXPAND + terrain, smallest);
  }
  return count;
};
