import type { GameSizes, GraphLimits } from '@threefold-games/net';
import { ALL_TILES, KINDS, MAX_ACTIONS, TERRAINS } from '@threefold-games/taluva/internal';

/**
 * What the net is told. The tokens are the land and the bare cells next to it. Seats are counted from the one that acts, in the order
 * of turns. The same numbers stand in `training/nets/taluva.py`.
 */
const MAX_SEATS = 4;

/** Where the features of a token begin. */
export const TOKEN = {
  bare: 0,
  /** Level 1, 2, 3, 4, 5 or more. */
  level: 1,
  terrain: 6,
  /** A volcano, by its rotation. */
  volcano: 11,
  /** By rotation: a tile can be laid on this volcano that way, whatever has been drawn (TL-4). */
  eruption: 17,
  /** 3 * seat + kind of the piece. */
  piece: 23,
  /** Of the settlement: its fields by `SIZES_FROM`, whether it has a temple, a tower. */
  size: 35,
  temple: 42,
  tower: 43,
  /** 7 * terrain + the huts that expanding the settlement onto it takes by `HUTS_FROM`, or `TOO_MANY` of them; nothing for none. */
  huts: 44,
  /** An expansion of the settlement takes just the huts that its owner has left. */
  lastHuts: 79,
  /** The seat that acts may found a hut here, if it were to build and had one left (TL-6.3, TL-6.4). */
  found: 80,
  /** By seat: it could build a temple here if it were to build (TL-6.5 to TL-6.7); a tower (TL-6.8 to TL-6.10). */
  templeSite: 81,
  towerSite: 85,
} as const;
const FEATURES = 89;

/** The least of every range of sizes, and of huts. */
export const SIZES_FROM: readonly number[] = [1, 2, 3, 4, 5, 6, 8];
export const HUTS_FROM: readonly number[] = [1, 2, 3, 4, 5, 7];
/** More huts than the owner has left. */
export const TOO_MANY = HUTS_FROM.length;
export const HUTS = HUTS_FROM.length + 1;

/** Where the features of the position begin. */
export const WHOLE = {
  phase: 0,
  /** The drawn tile's terrains. */
  first: 3,
  second: 8,
  /** 29 * seat: how many temples, towers and huts it has left, and whether it is out; nothing for seats that nobody has. */
  seat: 13,
  /** Two, three, four seats. */
  seats: 129,
  hutMayTouchOwn: 132,
  /** The game has 24, 36, 48 tiles. */
  tiles: 133,
  /** How many tiles will still be drawn, 0 to 8; all of them, by 48. */
  fewLeft: 136,
  allLeft: 145,
  /** Turns that the seat which acts still has, this one included: 1 to 7, 8 or more; all of them, by 24. */
  fewTurns: 146,
  allTurns: 154,
  /** Which of the seats in play has the last turn: the one that acts, the next and so on. */
  last: 155,
  /** Unseen tiles of each kind, by 6. */
  unseen: 159,
} as const;
/** Of one seat, from `WHOLE.seat` on. */
export const SEAT = { temples: 0, towers: 4, huts: 7, out: 28, all: 29 } as const;

/** The parts of a step: a tile's volcano, its terrains, a site, the smallest cell of a settlement that expands. */
export const PART = { volcano: 0, first: 1, second: 2, site: 3, settlement: 4 } as const;
/** Kinds of steps: six rotations, then hut, temple, tower and the five terrains to expand onto. */
export const BUILD = 6;

export const SIZES: GameSizes = {
  features: FEATURES,
  globals: WHOLE.unseen + KINDS,
  taps: 7,
  slots: 5,
  classes: BUILD + 3 + TERRAINS.length,
  extras: 0,
  seats: MAX_SEATS,
  boards: 1,
};

/** Of so many fields of land at most 2n + 4 bare cells are neighbours, as `MAX_ACTIONS` tells. */
const LAND = 3 * ALL_TILES;
const COAST = 2 * LAND + 4;
/** A settled field has most: level, terrain, piece, size, temple, tower, the huts for five terrains, the last of them. */
const MOST = 7 + TERRAINS.length;

export const LIMITS: GraphLimits = {
  tokens: LAND + COAST,
  features: MOST * LAND + COAST,
  globals: 3 + 4 * MAX_SEATS + 8 + KINDS,
  steps: MAX_ACTIONS,
};
