import { NOBODY, type Seat } from '@threefold-games/core';
import { CAPTURE, MAX_ACTIONS, placement, STAY, STRIDE, SWAP } from './actions.ts';
import { CHOICE, type TalatState } from './state.ts';
import {
  ALL,
  aheadDown,
  aheadUp,
  beside,
  CELLS,
  downFront,
  indexOf,
  KINDS,
  NOT_A,
  NOT_E,
  SIZE,
  startLine,
  UP,
  upFront,
} from './tables.ts';

/** All that the seat that acts may do. */
export const writeLegal = (state: TalatState, out: Int32Array): number => {
  if (state.actor === NOBODY) return 0;
  if (state.isSettingUp()) return writePlacements(state, state.placingColour(), out);
  if (state.stage !== CHOICE) return writeSteps(state, state.side, out);
  out[0] = STAY;
  out[1] = SWAP;
  return 2;
};

/** Every tower still in the colour's hand on every free cell of its start lines (TA-2.2). */
const writePlacements = (state: TalatState, colour: number, out: Int32Array): number => {
  let n = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    if (!state.holds(colour, kind)) continue;
    n = writeFreeCells(state, upFront(colour), kind, out, n);
    n = writeFreeCells(state, downFront(colour), kind, out, n);
  }
  return n;
};

const writeFreeCells = (state: TalatState, front: number, kind: number, out: Int32Array, start: number): number => {
  let n = start;
  for (let free = startLine(front) & ~state.towers[front]!; free !== 0; free &= free - 1) {
    out[n++] = placement(kind, (front >> 1) * CELLS + indexOf(free & -free));
  }
  return n;
};

/** Every move and capture of a seat. */
export const writeSteps = (state: TalatState, seat: Seat, out: Int32Array): number => {
  const fronts = state.constants.fronts[seat]!;
  const tame = state.constants.tame[seat]!;
  let n = 0;
  for (let i = 0; i < fronts.length; i++) {
    const front = fronts[i]!;
    if (!state.isFrozen(front >> 1)) n = writeFront(state, front, front !== tame, out, n);
  }
  return n;
};

/** Whether a seat has any step. */
export const canStep = (state: TalatState, seat: Seat): boolean => {
  const fronts = state.constants.fronts[seat]!;
  const tame = state.constants.tame[seat]!;
  for (let i = 0; i < fronts.length; i++) {
    const front = fronts[i]!;
    if (!state.isFrozen(front >> 1) && canFrontStep(state, front, front !== tame)) return true;
  }
  return false;
};

const canFrontStep = (state: TalatState, front: number, mayTake: boolean): boolean => {
  const own = state.towers[front]!;
  const enemy = state.towers[front ^ 1]!;
  const ahead = (front & 1) === UP ? aheadUp(own) : aheadDown(own);
  if ((ahead & ~(own | enemy)) !== 0) return true;
  return mayTake && ((ahead | beside(own)) & enemy) !== 0 && writeFront(state, front, true, scratch, 0) > 0;
};
const scratch = new Int32Array(MAX_ACTIONS);

/** Every move (TA-3.3) and capture (TA-4.1) of a front. */
const writeFront = (state: TalatState, front: number, mayTake: boolean, out: Int32Array, start: number): number => {
  const own = state.towers[front]!;
  const enemy = state.towers[front ^ 1]!;
  const free = ALL & ~(own | enemy);
  const base = (front >> 1) * CELLS;
  const rises = (front & 1) === UP;
  const forward = rises ? SIZE : -SIZE;
  const straight = rises ? (own << 5) & ALL : own >>> 5;
  const left = rises ? ((own & NOT_A) << 4) & ALL : (own & NOT_A) >>> 6;
  const right = rises ? ((own & NOT_E) << 6) & ALL : (own & NOT_E) >>> 4;
  let n = writeMoves(straight & free, forward, base, out, start);
  n = writeMoves(left & free, forward - 1, base, out, n);
  n = writeMoves(right & free, forward + 1, base, out, n);
  const west = (own & NOT_A) >>> 1;
  const east = (own & NOT_E) << 1;
  if (!mayTake || ((straight | left | right | west | east) & enemy) === 0) return n;
  n = writeCaptures(state, straight & enemy, forward, base, out, n);
  n = writeCaptures(state, left & enemy, forward - 1, base, out, n);
  n = writeCaptures(state, right & enemy, forward + 1, base, out, n);
  n = writeCaptures(state, west & enemy, -1, base, out, n);
  return writeCaptures(state, east & enemy, 1, base, out, n);
};

/** Moves to each of the goals from the cell that lies `way` before it. */
const writeMoves = (goals: number, way: number, base: number, out: Int32Array, start: number): number => {
  const offset = base * STRIDE - way;
  let n = start;
  for (let rest = goals; rest !== 0; rest &= rest - 1) out[n++] = indexOf(rest & -rest) * STRIDE + offset;
  return n;
};

/** Captures on those of the goals that the tower `way` before it takes. */
const writeCaptures = (
  state: TalatState,
  goals: number,
  way: number,
  base: number,
  out: Int32Array,
  start: number,
): number => {
  const { takes } = state.constants.relations;
  let n = start;
  for (let rest = goals; rest !== 0; rest &= rest - 1) {
    const goal = base + indexOf(rest & -rest);
    if ((takes[state.kinds[goal - way]!]! >> state.kinds[goal]!) & 1) out[n++] = (goal * STRIDE - way) | CAPTURE;
  }
  return n;
};
