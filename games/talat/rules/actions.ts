import type { Kind } from './tables.ts';

/** An action: a step has its cell in the low bits and its goal above; a placement has the tower's kind and the cell. */
const GOAL_SHIFT = 7;
const LOW = (1 << GOAL_SHIFT) - 1;
/** The mark of a capture. */
export const CAPTURE = 1 << 14;
/** The mark of a placement. */
export const PLACEMENT = 1 << 15;
/** TA-H.2: the second seat keeps its side, or takes the other. */
export const STAY = 1 << 16;
export const SWAP = STAY | 1;
/** What one more cell adds to a step whose cell and goal lie a fixed way apart. */
export const STRIDE = 1 + (1 << GOAL_SHIFT);

/** A step's cell, counted over all boards; a placement's kind. */
export const sourceOf = (action: number): number => action & LOW;
/** A step's goal, or the cell of a placement, counted over all boards. */
export const goalOf = (action: number): number => (action >> GOAL_SHIFT) & LOW;
export const step = (source: number, goal: number, capture: boolean): number =>
  source | (goal << GOAL_SHIFT) | (capture ? CAPTURE : 0);
export const placement = (kind: Kind, cell: number): number => PLACEMENT | kind | (cell << GOAL_SHIFT);

/** No position has more legal steps: nine towers on ten cells. */
export const MAX_ACTIONS = 90;
/** No game has more steps: 27 placements, four ranks for each tower to cross, sideways captures of all but one tower, and a choice of sides. */
export const MAX_STEPS = 27 + 4 * 27 + 26 + 1;
