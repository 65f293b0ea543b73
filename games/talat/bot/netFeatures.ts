import type { GameSizes, GraphLimits, GraphNet } from '@threefold-games/net';
import {
  ALL,
  aheadUp,
  BOARDS,
  beside,
  CELLS,
  columnOf,
  DOWN,
  FRONTS,
  floodDown,
  floodUp,
  indexOf,
  KINDS,
  MAX_ACTIONS,
  rankOf,
  SIZE,
  shutIn,
  type TalatPosition,
  type TalatState,
  UP,
} from '@threefold-games/talat/internal';
import { ahead, sideBase, TO_GO, ZONE } from './geometry.ts';
import { layOut } from './layout.ts';
import { describeGlobals, GLOBALS } from './netGlobals.ts';
import { CLASSES, SLOTS } from './netSteps.ts';
import { Survey } from './survey.ts';

/** Of how many pairs can still meet on a board these are told apart: 0, 1, 2, 3, up to 5, up to 8, more. */
const LIVES = 7;
const lifeBucket = (life: number): number => (life <= 3 ? life : life <= 5 ? 4 : life <= 8 ? 5 : 6);

/**
 * Which opposing towers can still come to stand in reach of each other, both going forward, if every tower that is not shut in
 * makes way for them. Kept and filled anew for every position.
 */
class Meetings {
  /** By cell of all boards: how many towers that would take the one there it can meet. */
  readonly hunters = new Int8Array(BOARDS * CELLS);
  /** By cell of all boards: how many towers that the one there would take it can meet. */
  readonly preys = new Int8Array(BOARDS * CELLS);
  /** By front: the cells of its towers that have a prey in reach. */
  readonly attackers = new Int32Array(FRONTS);
  /** By board: its pairs of hunter and prey. */
  readonly life = new Int32Array(BOARDS);
  /** By cell of the board looked at: where the tower that moves up there would have others in reach. */
  private readonly zones = new Int32Array(CELLS);

  look(state: TalatState): void {
    this.hunters.fill(0);
    this.preys.fill(0);
    this.attackers.fill(0);
    this.life.fill(0);
    // Nothing meets on a frozen board.
    for (let board = 0; board < BOARDS; board++) if (!state.isFrozen(board)) this.lookAt(state, board);
  }

  private lookAt(state: TalatState, board: number): void {
    const { zones } = this;
    const up = state.towers[2 * board]!;
    const down = state.towers[2 * board + 1]!;
    const open = ALL & ~shutIn(up, down, 0);
    for (let rest = up; rest !== 0; rest &= rest - 1) {
      const reach = floodUp(rest & -rest, open);
      zones[indexOf(rest & -rest)] = aheadUp(reach) | beside(reach);
    }
    for (let rest = down; rest !== 0; rest &= rest - 1) {
      const d = indexOf(rest & -rest);
      const reach = floodDown(rest & -rest, open);
      for (let others = up; others !== 0; others &= others - 1) {
        const u = indexOf(others & -others);
        if ((zones[u]! & reach) !== 0) this.meet(state, board, u, d);
      }
    }
  }

  /** Notes that the tower on `u` that moves up can meet that on `d`. */
  private meet(state: TalatState, board: number, u: number, d: number): void {
    const { takes } = state.constants.relations;
    const base = board * CELLS;
    const rising = state.kinds[base + u]!;
    const falling = state.kinds[base + d]!;
    if ((takes[rising]! >> falling) & 1) this.addPair(2 * board, base, u, d);
    else if ((takes[falling]! >> rising) & 1) this.addPair(2 * board + 1, base, d, u);
  }

  private addPair(front: number, base: number, hunter: number, prey: number): void {
    this.preys[base + hunter]!++;
    this.hunters[base + prey]!++;
    this.life[front >> 1]!++;
    if ((ZONE[sideBase(front) + hunter]! >> prey) & 1) this.attackers[front]! |= 1 << hunter;
  }
}

/**
 * What the net is told of every cell of a board; the cells are its tokens. It looks at each board by itself, and sees it alike
 * whoever acts, so that a board on which nothing has happened need not be looked at again.
 */
const LAYOUT = layOut({
  /** A tower stands there that moves up, or one that moves down: by kind. */
  tower: 2 * KINDS,
  empty: 1,
  rank: SIZE,
  /** Outermost, between, middle. */
  column: 3,
  /** How many pairs can still meet on the board. */
  life: LIVES,
  frozen: 1,
  placing: 1,
  /** Three play; the Zihin is not on this board; it moves up on it; it moves down. */
  zihin: 4,
  noDavid: 1,
  /** Of a tower, as all below: it stands on the opposing start line. */
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
const OF_CELL = 8;
const OF_TOWER = 10;

/** By board: which of the features about the Zihin holds in a game of two. */
const ZIHIN_OF_BOARD = [1, 3, 2];

/** By token times 8 plus direction: the neighbour, the lower rank first, then the lower column; -1 for none. */
const NEIGHBOURS = Int32Array.from({ length: 8 * CELLS }, (_, at) => {
  const token = at >> 3;
  const square = (at & 7) < 4 ? at & 7 : (at & 7) + 1;
  const column = columnOf(token) + (square % 3) - 1;
  const rank = rankOf(token) + ((square / 3) | 0) - 1;
  const isThere = column >= 0 && column < SIZE && rank >= 0 && rank < SIZE;
  return isThere ? SIZE * rank + column : -1;
});

export const SIZES: GameSizes = {
  features: LAYOUT.size,
  globals: GLOBALS,
  taps: 9,
  slots: SLOTS,
  classes: CLASSES,
  extras: 0,
  seats: 3,
  boards: BOARDS,
};

export const LIMITS: GraphLimits = {
  tokens: CELLS,
  features: (OF_CELL + OF_TOWER) * CELLS,
  globals: GLOBALS,
  steps: MAX_ACTIONS,
  key: CELLS + 1,
};

const survey = new Survey();
const meetings = new Meetings();

/** Describes a position to the net, but for the steps. */
export const describePosition = (position: TalatPosition, net: GraphNet): void => {
  let hasLooked = false;
  for (let seen = 0; seen < BOARDS; seen++) {
    const board = (seen + position.side) % BOARDS;
    writeKey(position, board, net.key);
    if (net.knows(seen)) continue;
    if (!hasLooked) {
      survey.look(position);
      meetings.look(position);
      hasLooked = true;
    }
    describeBoard(position, board, net);
    net.look(seen);
  }
  if (!hasLooked) survey.count(position);
  describeGlobals(position, survey, net);
};

/** What is the same for all cells of a board: whether it is frozen, towers are being placed, where the Zihin is, and an option. */
const stateOf = (position: TalatPosition, board: number): number => {
  const { constants } = position;
  const zihin = constants.seats === 2 ? ZIHIN_OF_BOARD[board]! : 0;
  const flags = (position.isFrozen(board) ? 1 : 0) | (position.isSettingUp() ? 2 : 0);
  return flags | (constants.options.davidGoliath === 'off' ? 4 : 0) | (zihin << 3);
};

/** All that the features of a board come from. */
const writeKey = (position: TalatPosition, board: number, key: Int32Array): void => {
  const up = position.towers[2 * board]!;
  const down = position.towers[2 * board + 1]!;
  for (let cell = 0; cell < CELLS; cell++) {
    const kind = position.kinds[board * CELLS + cell]!;
    key[cell] = (up >> cell) & 1 ? 1 + kind : (down >> cell) & 1 ? 1 + KINDS + kind : 0;
  }
  key[CELLS] = stateOf(position, board);
};

/** Describes the cells of a board. */
const describeBoard = (position: TalatPosition, board: number, net: GraphNet): void => {
  const { features, featureEnds } = net;
  net.tokens = CELLS;
  net.neighbours.set(NEIGHBOURS);
  const up = position.towers[2 * board]!;
  const down = position.towers[2 * board + 1]!;
  const state = stateOf(position, board);
  const free = position.isFrozen(board) ? 0 : ALL & ~(up | down);
  const life = AT.life + lifeBucket(meetings.life[board]!);
  let at = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    features[at++] = AT.rank + rankOf(cell);
    features[at++] = AT.column + (SIZE >> 1) - Math.abs(columnOf(cell) - (SIZE >> 1));
    features[at++] = life;
    if ((state & 1) !== 0) features[at++] = AT.frozen;
    if ((state & 2) !== 0) features[at++] = AT.placing;
    if ((state & 4) !== 0) features[at++] = AT.noDavid;
    features[at++] = AT.zihin + (state >> 3);
    if (((up | down) >> cell) & 1)
      at = describeTower(position, 2 * board + ((up >> cell) & 1 ? UP : DOWN), cell, free, features, at);
    else features[at++] = AT.empty;
    featureEnds[cell] = at;
  }
};

const describeTower = (
  position: TalatPosition,
  front: number,
  cell: number,
  free: number,
  features: Int32Array,
  start: number,
): number => {
  const at = (front >> 1) * CELLS + cell;
  const tower = 1 << cell;
  const kind = position.kinds[at]!;
  const danger = survey.danger[(front ^ 1) * KINDS + kind]!;
  const toGo = TO_GO[sideBase(front) + cell]!;
  const ranks = ranksFar(front, tower, free);
  const safeRanks = ranksFar(front, tower, free & ~danger);
  let n = start;
  features[n++] = AT.tower + KINDS * (front & 1) + kind;
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

/** How many ranks far a tower can walk over such cells. */
const ranksFar = (front: number, tower: number, cells: number): number => {
  const rises = (front & 1) === UP;
  let ranks = 0;
  for (let at = ahead(rises, tower) & cells; at !== 0; at = ahead(rises, at) & cells) ranks++;
  return ranks;
};
