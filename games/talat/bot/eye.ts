import type { Position } from '@threefold-games/core';
import type { Eye } from '@threefold-games/search';
import {
  CAPTURE,
  CELLS,
  colourOf,
  columnOf,
  goalOf,
  heightOf,
  indexOf,
  rankOf,
  SIZE,
  STAY,
  sourceOf,
  type TalatPosition,
  type TalatState,
  ZIHIN,
} from '@threefold-games/talat/internal';
import { sideBase, TO_GO, ZONE } from './geometry.ts';

/** Who plays a low level: one who hunts, one who runs for the far line, and one who leads with the large towers. */
const HUNTER = 0;
const RUNNER = 1;

/** How much sooner each character sees what it is fond of, and how much a taste counts. */
const SEES = [2, 2, 4];
const FOND = 4;
/** How a step catches the eye that brings a tower out of danger. */
const FLIGHT = 25;

/**
 * What people see first in Talat: captures, then what is near an enemy, ways out of danger, the last step to the far line, and towers
 * that are under way. David and quiet steps of the Zihin are easily overlooked.
 */
export const eye: Eye = {
  look(
    position: Position,
    actions: Int32Array,
    count: number,
    character: number,
    salience: Float32Array,
    liking: Float32Array,
  ): void {
    const state = position as TalatPosition;
    const settingUp = state.isSettingUp();
    for (let i = 0; i < count; i++) {
      const action = actions[i]!;
      seen.salience = 1;
      seen.fond = false;
      if (settingUp) lookAtPlacement(state, action, character);
      else if (action < STAY) lookAtStep(state, action, character);
      salience[i] = seen.salience * (seen.fond ? SEES[character]! : 1);
      liking[i] = seen.fond ? FOND : 1;
    }
  },
};

/** What was last looked at. */
const seen = { salience: 1, fond: false };

const lookAtStep = (state: TalatState, action: number, character: number): void => {
  const board = (sourceOf(action) / CELLS) | 0;
  const base = board * CELLS;
  const from = sourceOf(action) - base;
  const to = goalOf(action) - base;
  const front = 2 * board + (((state.towers[2 * board]! >> from) & 1) ^ 1);
  const side = sideBase(front);
  const kind = state.kinds[base + from]!;
  const captures = (action & CAPTURE) !== 0;
  const toGo = TO_GO[side + to]!;
  const threats = preysInReach(state, front, kind, to);
  const isNear = (ZONE[side + to]! & state.towers[front ^ 1]!) !== 0;
  // Nobody likes to step where a tower is captured for nothing, who sees it.
  const isRash = !captures && hasHunters(state, front, kind, to);
  if (captures) {
    const prey = state.kinds[base + to]!;
    seen.salience = 72 + 14 * heightOf(prey);
    if (rankOf(from) === rankOf(to)) seen.salience *= 0.7;
    // David before Goliath.
    if (heightOf(kind) < heightOf(prey)) seen.salience *= 0.3;
  } else {
    // What is near an enemy is seen, and not that it may be stronger.
    if (isNear) seen.salience *= 30;
    if (toGo === 0) seen.salience *= 3;
    if (TO_GO[side + from]! < SIZE - 1) seen.salience *= 1.5;
    // Who looks at a tower that can capture sees that rather.
    if (preysInReach(state, front, kind, from) > 0) seen.salience *= 0.1;
    if (state.constants.seats === 2 && colourOf(front) === ZIHIN) seen.salience *= 0.5;
    // A way out of danger is seen.
    if (!isRash && hasHunters(state, front, kind, from)) seen.salience = Math.max(seen.salience, FLIGHT);
  }
  if (character === HUNTER) seen.fond = captures || (threats > 0 && !isRash);
  else if (character === RUNNER) seen.fond = !captures && !isNear && toGo < SIZE - 2;
  else seen.fond = heightOf(kind) === 2 && !isRash;
};

/** How many enemies a tower on a cell could capture at once. */
const preysInReach = (state: TalatState, front: number, kind: number, cell: number): number => {
  const takes = state.constants.relations.takes[kind]!;
  const base = (front >> 1) * CELLS;
  let preys = 0;
  for (let near = ZONE[sideBase(front) + cell]! & state.towers[front ^ 1]!; near !== 0; near &= near - 1)
    preys += (takes >> state.kinds[base + indexOf(near & -near)]!) & 1;
  return preys;
};

/** Whether an enemy could capture a tower on a cell at once. */
const hasHunters = (state: TalatState, front: number, kind: number, cell: number): boolean => {
  const { takes } = state.constants.relations;
  const base = (front >> 1) * CELLS;
  for (let near = ZONE[sideBase(front) + cell]! & state.towers[front ^ 1]!; near !== 0; near &= near - 1)
    if ((takes[state.kinds[base + indexOf(near & -near)]!]! >> kind) & 1) return true;
  return false;
};

/** A tower is set where it faces something that it can capture, the large ones first. */
const lookAtPlacement = (state: TalatState, action: number, character: number): void => {
  const { takes } = state.constants.relations;
  const kind = sourceOf(action);
  const board = (goalOf(action) / CELLS) | 0;
  const base = board * CELLS;
  const cell = goalOf(action) - base;
  const front = 2 * board + (cell < SIZE ? 0 : 1);
  const column = columnOf(cell);
  let faces = false;
  let isFaced = false;
  for (let rest = state.towers[front ^ 1]!; rest !== 0; rest &= rest - 1) {
    const other = indexOf(rest & -rest);
    if (Math.abs(columnOf(other) - column) > 1) continue;
    const enemy = state.kinds[base + other]!;
    if ((takes[kind]! >> enemy) & 1) faces = true;
    if ((takes[enemy]! >> kind) & 1) isFaced = true;
  }
  seen.salience = 1 + 0.3 * heightOf(kind);
  if (faces) seen.salience *= 2;
  const isOuter = column === 0 || column === SIZE - 1;
  if (character === HUNTER) seen.fond = faces;
  else if (character === RUNNER) seen.fond = !isFaced;
  else seen.fond = !isOuter && heightOf(kind) === 2;
};
