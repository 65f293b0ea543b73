import type { GameSizes, GraphLimits, GraphNet } from '@threefold/net';
import type { TalatPosition } from '../rules/position.ts';
import {
  ALL,
  BOARDS,
  CELLS,
  COLOURS,
  colourOf,
  columnOf,
  DOWN,
  downFront,
  KINDS,
  MAX_ACTIONS,
  rankOf,
  SIZE,
  startLine,
  UP,
  upFront,
} from '../rules/tables.ts';
import { ahead, sideBase, TO_GO } from './geometry.ts';
import { layOut } from './layout.ts';
import { LIVES, lifeBucket, Meetings } from './meetings.ts';
import { describeGlobals, GLOBALS } from './netGlobals.ts';
import { CLASSES, SLOTS } from './netSteps.ts';
import { Survey } from './survey.ts';

/**
 * What the net is told of every cell; the cells are its tokens. All is turned to the seat that acts: it is seen colour 0, and seen
 * board 0 is the one where it moves up.
 */
const LAYOUT = layOut({
  /** By colour times `KINDS` plus kind: such a tower stands there. */
  tower: COLOURS * KINDS,
  empty: 1,
  /** By board times `SIZE` plus rank. */
  place: BOARDS * SIZE,
  /** Outermost, between, middle. */
  column: 3,
  /** How many pairs can still meet on the board. */
  life: LIVES,
  frozen: 1,
  /** The seat that acts may place a tower there now. */
  placeable: 1,
  /** Of a tower, as all below: the colour that scores for it across. */
  scorer: COLOURS,
  /** The seat that acts may move it, now or later on (TA-3.2, TA-7.3). */
  movable: 1,
  /** It stands on the opposing start line. */
  across: 1,
  /** A hunter is in reach, and a prey. */
  attacked: 1,
  attacks: 1,
  /** How many there are of each that it can meet: 0, 1, 2, more. */
  hunters: 4,
  preys: 4,
  /** How many ranks far it can walk while all others stand still; the same where no hunter would have it in reach. */
  ranks: SIZE,
  safeRanks: SIZE,
  /** It comes to the opposing start line like that, or stands there. */
  arrives: 1,
  arrivesSafely: 1,
});
const AT = LAYOUT.at;
/** The most features that a cell has, and that a tower adds. */
const OF_CELL = 6;
const OF_TOWER = 11;

/** By token times 8 plus direction: the neighbour on the same board, the lower rank first, then the lower column; -1 for none. */
const NEIGHBOURS = Int32Array.from({ length: 8 * BOARDS * CELLS }, (_, at) => {
  const token = at >> 3;
  const square = (at & 7) < 4 ? at & 7 : (at & 7) + 1;
  const column = columnOf(token) + (square % 3) - 1;
  const rank = (rankOf(token) % SIZE) + ((square / 3) | 0) - 1;
  const isThere = column >= 0 && column < SIZE && rank >= 0 && rank < SIZE;
  return isThere ? token - (token % CELLS) + SIZE * rank + column : -1;
});

export const SIZES: GameSizes = {
  features: LAYOUT.size,
  globals: GLOBALS,
  taps: 9,
  slots: SLOTS,
  classes: CLASSES,
  extras: 0,
  seats: 3,
};

export const LIMITS: GraphLimits = {
  tokens: BOARDS * CELLS,
  features: OF_CELL * BOARDS * CELLS + OF_TOWER * COLOURS * KINDS,
  globals: GLOBALS,
  steps: MAX_ACTIONS,
};

const survey = new Survey();
const meetings = new Meetings();

/** Describes a position to the net, but for the steps. */
export const describePosition = (position: TalatPosition, net: GraphNet): void => {
  survey.look(position);
  meetings.look(position);
  net.tokens = BOARDS * CELLS;
  net.neighbours.set(NEIGHBOURS);
  let at = 0;
  for (let seen = 0; seen < BOARDS; seen++) at = describeBoard(position, seen, net, at);
  describeGlobals(position, survey, meetings, net);
};

/** Describes the cells of a board from this place of the list on, and returns where the list ends. */
const describeBoard = (position: TalatPosition, seen: number, net: GraphNet, start: number): number => {
  const { features, featureEnds } = net;
  const board = (seen + position.actor) % BOARDS;
  const up = position.towers[2 * board]!;
  const down = position.towers[2 * board + 1]!;
  const isFrozen = position.isFrozen(board);
  const free = isFrozen ? 0 : ALL & ~(up | down);
  const placeable = free & placingLine(position, board);
  const life = AT.life + lifeBucket(meetings.life[board]!);
  let at = start;
  for (let cell = 0; cell < CELLS; cell++) {
    features[at++] = AT.place + SIZE * seen + rankOf(cell);
    features[at++] = AT.column + (SIZE >> 1) - Math.abs(columnOf(cell) - (SIZE >> 1));
    features[at++] = life;
    if (isFrozen) features[at++] = AT.frozen;
    if ((placeable >> cell) & 1) features[at++] = AT.placeable;
    if (((up | down) >> cell) & 1)
      at = describeTower(position, 2 * board + ((up >> cell) & 1 ? UP : DOWN), cell, free, features, at);
    else features[at++] = AT.empty;
    featureEnds[seen * CELLS + cell] = at;
  }
  return at;
};

/** The start line on a board that towers are being placed on (TA-2.2). */
const placingLine = (position: TalatPosition, board: number): number => {
  if (!position.isSettingUp()) return 0;
  const colour = position.placingColour();
  const [up, down] = [upFront(colour), downFront(colour)];
  return board === up >> 1 ? startLine(up) : board === down >> 1 ? startLine(down) : 0;
};

const describeTower = (
  position: TalatPosition,
  front: number,
  cell: number,
  free: number,
  features: Int32Array,
  start: number,
): number => {
  const { actor, constants } = position;
  const at = (front >> 1) * CELLS + cell;
  const tower = 1 << cell;
  const kind = position.kinds[at]!;
  const scorer = survey.owners[front]!;
  const danger = survey.danger[(front ^ 1) * KINDS + kind]!;
  const toGo = TO_GO[sideBase(front) + cell]!;
  const ranks = ranksFar(front, tower, free);
  const safeRanks = ranksFar(front, tower, free & ~danger);
  let n = start;
  features[n++] = AT.tower + KINDS * asSeen(colourOf(front), actor) + kind;
  features[n++] = AT.scorer + asSeen(scorer, actor);
  if (constants.fronts[actor]!.includes(front)) features[n++] = AT.movable;
  if (toGo === 0) features[n++] = AT.across;
  if ((danger & tower) !== 0) features[n++] = AT.attacked;
  if ((meetings.attackers[front]! & tower) !== 0) features[n++] = AT.attacks;
  features[n++] = AT.hunters + Math.min(3, meetings.hunters[at]!);
  features[n++] = AT.preys + Math.min(3, meetings.preys[at]!);
  features[n++] = AT.ranks + ranks;
  features[n++] = AT.safeRanks + safeRanks;
  if (ranks === toGo) features[n++] = AT.arrives;
  if (safeRanks === toGo) features[n++] = AT.arrivesSafely;
  return n;
};

const asSeen = (colour: number, actor: number): number => (colour + COLOURS - actor) % COLOURS;

/** How many ranks far a tower can walk over such cells. */
const ranksFar = (front: number, tower: number, cells: number): number => {
  const rises = (front & 1) === UP;
  let ranks = 0;
  for (let at = ahead(rises, tower) & cells; at !== 0; at = ahead(rises, at) & cells) ranks++;
  return ranks;
};
