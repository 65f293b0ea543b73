import type { Action } from '@threefold-games/core';
import { ALL_TILES } from './tables.ts';

/**
 * A step is a verb above 16 bits that hold a cell (or the kind of a drawn tile). The verbs 0 to 5 lay the tile with that
 * rotation, those from EXPAND on expand onto the terrains in their order.
 */
export const DRAW = 6;
export const FOUND_HUT = 7;
export const BUILD_TEMPLE = 8;
export const BUILD_TOWER = 9;
export const EXPAND = 10;

export const step = (verb: number, cell: number): Action => ((verb << 16) | cell) as Action;
export const verbOf = (action: number): number => action >> 16;
/** The cell of a step: a tile's volcano, the field that is built on, the smallest cell of the settlement that expands. */
export const cellOf = (action: number): number => action & 0xffff;
/** The kind that a draw brings. */
export const kindOf = cellOf;

/**
 * No position has more legal steps. The last tile finds n <= 141 fields of land. The first of them has 6 neighbours; each
 * further one, taken in an order that keeps the land connected, stops being an empty neighbour itself and adds at most 3, since
 * it shares two neighbours with the field it touches: at most 2n + 4 empty cells touch land. Each lies in 6 triangles, each
 * triangle is 3 layings. Each of 47 volcanoes allows 5 eruptions. Builds are far fewer: 3 for each of 96
 * fields, 5 for each of 25 settlements.
 */
export const MAX_ACTIONS = 3 * 6 * (2 * 3 * (ALL_TILES - 1) + 4) + 5 * (ALL_TILES - 1);

/** No game has more steps: three for each tile. */
export const MAX_STEPS = 3 * ALL_TILES;
