import { isFree, isLand, ownerOf, rotationOf, slotOf } from './field.ts';
import { Gatherer } from './settlements.ts';
import type { TaluvaState } from './state.ts';
import { AROUND, DIRECTIONS } from './tables.ts';

/** The land read as lists, for all that need not be fast. Cells are in the order of the grid: by q, then by r. */

/** Every cell with land. */
export const landCells = ({ cells, minQ, maxQ, minR, maxR }: TaluvaState): number[] => {
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
export const settlementAt = (cells: Int32Array, cell: number): number[] => {
  gatherer.clear();
  gatherer.gather(cells, cell);
  return Array.from(gatherer.members.subarray(0, gatherer.size)).sort((a, b) => a - b);
};
const gatherer = new Gatherer();

/** Every settlement, ordered by its smallest cell. */
export const settlementsOf = (state: TaluvaState): number[][] => {
  const known = new Set<number>();
  const found: number[][] = [];
  for (const cell of landCells(state)) {
    if (ownerOf(state.cells[cell]!) < 0 || known.has(cell)) continue;
    const settlement = settlementAt(state.cells, cell);
    for (const member of settlement) known.add(member);
    found.push(settlement);
  }
  return found;
};

/** The free fields next to a settlement. */
export const freeAround = (cells: Int32Array, settlement: readonly number[]): number[] =>
  [...new Set(settlement.flatMap(around))].filter(cell => isFree(cells[cell]!)).sort((a, b) => a - b);
