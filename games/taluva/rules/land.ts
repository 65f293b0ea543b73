import { isFree, isLand, ownerOf, rotationOf, slotOf } from './field.ts';
import { AROUND, DIRECTIONS } from './grid.ts';
import { gatherAlone, members } from './settlements.ts';
import type { Table } from './table.ts';

/** The land read as lists, for all that need not be fast. Cells are in the order of the grid: by q, then by r. */

/** Every cell with land. */
export const landCells = ({ cells, minQ, maxQ, minR, maxR }: Table): number[] => {
  const found: number[] = [];
  for (let q = minQ; q <= maxQ; q++) {
    for (let r = minR; r <= maxR; r++) if (isLand(cells[(q << 8) | r]!)) found.push((q << 8) | r);
  }
  return found;
};

export const around = (cell: number): number[] => Array.from(AROUND.subarray(0, DIRECTIONS), way => cell + way);

/** The cell of the volcano of the tile that shows a field there. */
export const tileVolcano = (cell: number, field: number): number =>
  slotOf(field) === 0 ? cell : cell - AROUND[rotationOf(field) + slotOf(field) - 1]!;

/** The cells of the settlement that holds a cell. */
export const settlementAt = (cells: Int32Array, cell: number): number[] =>
  Array.from(members.subarray(0, gatherAlone(cells, cell))).sort((a, b) => a - b);

/** Every settlement, ordered by its smallest cell. */
export const settlementsOf = (table: Table): number[][] => {
  const known = new Set<number>();
  const found: number[][] = [];
  for (const cell of landCells(table)) {
    if (ownerOf(table.cells[cell]!) < 0 || known.has(cell)) continue;
    const settlement = settlementAt(table.cells, cell);
    for (const member of settlement) known.add(member);
    found.push(settlement);
  }
  return found;
};

/** The free fields next to a settlement. */
export const freeAround = (cells: Int32Array, settlement: readonly number[]): number[] =>
  [...new Set(settlement.flatMap(around))].filter(cell => isFree(cells[cell]!)).sort((a, b) => a - b);
