import {
  CAPTURE,
  CELLS,
  columnOf,
  goalOf,
  indexOf,
  KINDS,
  SIZE,
  sourceOf,
  type TalatState,
} from '@threefold-games/talat/internal';
import { MEETS, sideBase, TO_GO, ZONE } from './geometry.ts';
import { layOut } from './layout.ts';
import type { Survey } from './survey.ts';

/** What is noted of a step, each a number that is 0 where it does not apply. */
const LAYOUT = layOut({
  /** It captures. */
  capture: 1,
  /** It captures, and nothing can take it there. */
  freeCapture: 1,
  /** It captures a tower that could have taken one of the seat's own. */
  rescue: 1,
  /** It leaves a cell where it could be taken for one where it cannot. */
  escape: 1,
  /** It stays in danger. */
  stays: 1,
  /** It moves into danger, and nothing could take back. */
  hangs: 1,
  /** It moves into danger, and something could take back. */
  offers: 1,
  /** Enemies that it then could take, which nothing covers. */
  threat: 1,
  /** Enemies that it then could take, which are covered. */
  coveredThreat: 1,
  /** It comes to the far line, or one or two ranks short of it. */
  near: 3,
  /** It passes the last enemy that could take it. */
  passes: 1,
  /** It was past all of them already. */
  wasSafe: 1,
  /** It was past them and comes to the far line. */
  arrives: 1,
  /** How many towers that it would take it can no longer meet. */
  preyLost: 1,
  /** How many towers that would take it can no longer meet it. */
  hunterLost: 1,
  /** It freezes the board: the seat is ahead then, or it is not. */
  freezeAhead: 1,
  freezeBehind: 1,
  /** It ends the game, and the seat wins or loses: nothing else counts then. */
  wins: 1,
  loses: 1,
  /** It moves a tower that scores for the opponent. */
  tame: 1,
  /** It moves such a tower into danger. */
  tameHangs: 1,
  /** It goes to an outer column. */
  edge: 1,
});
const STEP = LAYOUT.at;
export const STEP_FEATURES = LAYOUT.size;

/** Writes what is noted of a step into `out`. */
export const describeStep = (state: TalatState, survey: Survey, action: number, out: Float64Array): void => {
  out.fill(0);
  const seat = state.side;
  const board = (sourceOf(action) / CELLS) | 0;
  const base = board * CELLS;
  const from = sourceOf(action) - base;
  const to = goalOf(action) - base;
  const front = 2 * board + (((state.towers[2 * board]! >> from) & 1) ^ 1);
  const side = sideBase(front);
  const kind = state.kinds[base + from]!;
  const taking = (action & CAPTURE) !== 0;
  const danger = survey.danger[(front ^ 1) * KINDS + kind]!;
  const endangered = ((danger >> to) & 1) === 1;
  const left = meet(state, front, kind, to);
  if (noteFreezing(state, survey, front, from, to, taking, left, out)) return;
  if (survey.owners[front] !== seat) {
    out[STEP.tame] = 1;
    if (endangered) out[STEP.tameHangs] = 1;
    return;
  }
  if (taking) {
    out[STEP.capture] = 1;
    if (!endangered) out[STEP.freeCapture] = 1;
    if (attacks(state, front ^ 1, to)) out[STEP.rescue] = 1;
  } else if ((danger >> from) & 1) out[endangered ? STEP.stays : STEP.escape] = 1;
  else if (endangered) out[isCovered(state, front, from, to) ? STEP.offers : STEP.hangs] = 1;
  noteThreats(state, survey, front, kind, to, out);
  const toGo = TO_GO[side + to]!;
  if (toGo < 3) out[STEP.near + toGo] = 1;
  const hunters = survey.hunters[base + from]!;
  if (hunters === 0) {
    out[STEP.wasSafe] = 1;
    if (toGo === 0) out[STEP.arrives] = 1;
  } else if (left.hunters === 0) out[STEP.passes] = 1;
  out[STEP.hunterLost] = hunters - left.hunters;
  out[STEP.preyLost] = survey.preys[base + from]! - left.preys - (taking ? 1 : 0);
  if (columnOf(to) === 0 || columnOf(to) === SIZE - 1) out[STEP.edge] = 1;
};

/** How many enemies a tower could meet from its goal, one taken there left out: those that take it and those that it takes. */
const met = { hunters: 0, preys: 0 };
const meet = (state: TalatState, front: number, kind: number, to: number): typeof met => {
  const { takes } = state.constants.relations;
  const base = (front >> 1) * CELLS;
  met.hunters = met.preys = 0;
  const near = MEETS[sideBase(front) + to]! & ~(1 << to);
  for (let rest = near & state.towers[front ^ 1]!; rest !== 0; rest &= rest - 1) {
    const other = state.kinds[base + indexOf(rest & -rest)]!;
    if ((takes[kind]! >> other) & 1) met.preys++;
    else if ((takes[other]! >> kind) & 1) met.hunters++;
  }
  return met;
};

/** Tells the steps after which no pair is left that can meet, and what comes of it; true where that decides the game. */
const noteFreezing = (
  state: TalatState,
  survey: Survey,
  front: number,
  from: number,
  to: number,
  taking: boolean,
  left: typeof met,
  out: Float64Array,
): boolean => {
  const board = front >> 1;
  const base = board * CELLS;
  const moved = survey.hunters[base + from]! + survey.preys[base + from]!;
  const taken = taking ? survey.hunters[base + to]! + survey.preys[base + to]! - 1 : 0;
  if (survey.life[board]! - moved - taken + left.hunters + left.preys > 0) return false;
  const { seats, endAfterFrozen } = state.constants;
  const side = sideBase(front);
  const across = TO_GO[side + to] === 0 && TO_GO[side + from] !== 0 ? 3 : 0;
  const lost = taking && TO_GO[sideBase(front ^ 1) + to] === 0 ? 3 : 0;
  let mine = 0;
  let theirs = 0;
  for (let seat = 0; seat < seats; seat++) {
    let points = survey.points[seat]!;
    if (survey.owners[front] === seat) points += across;
    if (survey.owners[front ^ 1] === seat) points -= lost;
    if (seat === state.side) mine = points + (taking ? 5 : 0);
    else theirs = Math.max(theirs, points);
  }
  const margin = mine - theirs;
  const frozen = (state.frozen & 1) + ((state.frozen >> 1) & 1) + (state.frozen >> 2) + 1;
  if (frozen < endAfterFrozen) out[margin > 0 ? STEP.freezeAhead : STEP.freezeBehind] = 1;
  else if (margin !== 0) out[margin > 0 ? STEP.wins : STEP.loses] = 1;
  return frozen >= endAfterFrozen && margin !== 0;
};

/** Whether the tower of a front on a cell could take something at once. */
const attacks = (state: TalatState, front: number, cell: number): boolean => {
  const base = (front >> 1) * CELLS;
  const taken = state.constants.relations.takes[state.kinds[base + cell]!]!;
  for (let near = ZONE[sideBase(front) + cell]! & state.towers[front ^ 1]!; near !== 0; near &= near - 1) {
    if ((taken >> state.kinds[base + indexOf(near & -near)]!) & 1) return true;
  }
  return false;
};

/** Whether each enemy that could take a tower on its goal could be taken there by another of its side. */
const isCovered = (state: TalatState, front: number, from: number, to: number): boolean => {
  const { takes } = state.constants.relations;
  const base = (front >> 1) * CELLS;
  const others = ZONE[sideBase(front ^ 1) + to]! & state.towers[front]! & ~(1 << from);
  const kind = state.kinds[base + from]!;
  for (let near = ZONE[sideBase(front) + to]! & state.towers[front ^ 1]!; near !== 0; near &= near - 1) {
    const attacker = state.kinds[base + indexOf(near & -near)]!;
    if (((takes[attacker]! >> kind) & 1) === 0) continue;
    let answered = false;
    for (let rest = others; rest !== 0; rest &= rest - 1) {
      if ((takes[state.kinds[base + indexOf(rest & -rest)]!]! >> attacker) & 1) answered = true;
    }
    if (!answered) return false;
  }
  return true;
};

const noteThreats = (
  state: TalatState,
  survey: Survey,
  front: number,
  kind: number,
  to: number,
  out: Float64Array,
): void => {
  const base = (front >> 1) * CELLS;
  const taken = state.constants.relations.takes[kind]!;
  const covered = survey.danger[(front ^ 1) * KINDS + kind]!;
  const near = ZONE[sideBase(front) + to]! & state.towers[front ^ 1]!;
  for (let rest = near; rest !== 0; rest &= rest - 1) {
    const prey = rest & -rest;
    if ((taken >> state.kinds[base + indexOf(prey)]!) & 1) out[covered & prey ? STEP.coveredThreat : STEP.threat]!++;
  }
};
