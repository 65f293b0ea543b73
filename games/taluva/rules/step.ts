import type { Action } from '@threefold/core';

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
