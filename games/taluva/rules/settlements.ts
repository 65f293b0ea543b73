import { OWNER_MASK, pieceOf } from './field.ts';
import { AROUND, CellSet, DIRECTIONS } from './grid.ts';
import { ALL_TILES } from './tiles.ts';

/** The cells of the settlement gathered last, the one that was asked for first. */
export const members = new Int32Array(3 * ALL_TILES);

const gathered = new CellSet();

/**
 * Gathers the settlement that holds a cell (TL-5.1) into `members` and returns how many fields it has. Cells in `seen` are left
 * out; the others are added to it.
 */
export const gather = (cells: Int32Array, start: number, seen: CellSet): number => {
  const owner = cells[start]! & OWNER_MASK;
  let size = 0;
  members[size++] = start;
  seen.add(start);
  for (let done = 0; done < size; done++) {
    for (let k = 0; k < DIRECTIONS; k++) {
      const cell = members[done]! + AROUND[k]!;
      if ((cells[cell]! & OWNER_MASK) !== owner || seen.has(cell)) continue;
      seen.add(cell);
      members[size++] = cell;
    }
  }
  return size;
};

/** Gathers a settlement by itself. */
export const gatherAlone = (cells: Int32Array, start: number): number => {
  gathered.clear();
  return gather(cells, start, gathered);
};

/** Whether a piece of this kind stands on one of the first `size` members. */
export const membersHave = (cells: Int32Array, size: number, piece: number): boolean => {
  for (let i = 0; i < size; i++) if (pieceOf(cells[members[i]!]!) === piece) return true;
  return false;
};

/** A settlement's smallest cell, by q, then by r: the one that it is named by. */
export const smallestMember = (size: number): number => {
  let smallest = members[0]!;
  for (let i = 1; i < size; i++) if (members[i]! < smallest) smallest = members[i]!;
  return smallest;
};
