import { ALL, aheadDown, aheadUp, beside, CELLS, floodDown, floodUp, indexOf, KINDS, rankOf } from './tables.ts';

/** The number of moves when no number is enough. */
export const NEVER = 1000;

/** No meeting takes more moves: each tower has four ranks to cross. */
export const MAX_MOVES = 4 * 2 * KINDS;

/**
 * The least number of moves after which two related towers are in reach of each other, anyone moving (TA-5.2); `NEVER` on a
 * frozen board. Writes these moves to `out` in their order, from and to packed by `CELLS`.
 *
 * Each related pair is tried with a lower bound of moves, the lowest first. At first the two walk alone, all others that can
 * move at all are ignored. If the way found runs into one of those, it joins as a helper that stands in the way and may step
 * aside, and the pair is tried again; if there is no way within the bound, the bound rises. A way that meets no ignored tower
 * holds on the full board, and a pair that finds none even so never will. All is allocated once: a search is part of a step.
 */
export const shortestMeeting = (
  related: Int32Array,
  kinds: Int8Array,
  base: number,
  up: number,
  down: number,
  out: Int32Array = unread,
): number => {
  moves = out;
  walls = shutIn(up, down, 0);
  const pairs = listPairs(related, kinds, base, up, down);
  for (;;) {
    const i = leastBound(pairs);
    if (i < 0) return NEVER;
    beginVisit();
    excess = NEVER;
    if (search(pairUp[i]!, pairDown[i]!, helpUp[i]!, helpDown[i]!, bounds[i]!)) {
      const met = firstIgnored((up & ~helpUp[i]!) | (down & ~helpDown[i]!), bounds[i]!);
      if (met === 0) return bounds[i]!;
      helpUp[i]! |= up & met;
      helpDown[i]! |= down & met;
    } else bounds[i] = Math.min(NEVER, bounds[i]! + excess);
  }
};

/** Moves of which only the number is asked. */
const unread = new Int32Array(MAX_MOVES);
/** Where the running search writes the moves that it finds. */
let moves: Int32Array = unread;

const MAX_PAIRS = KINDS * KINDS;
/** The two towers of each related pair. */
const pairUp = new Int32Array(MAX_PAIRS);
const pairDown = new Int32Array(MAX_PAIRS);
/** The towers of either side that are not ignored for that pair, the two themselves included. */
const helpUp = new Int32Array(MAX_PAIRS);
const helpDown = new Int32Array(MAX_PAIRS);
/** Fewer moves never bring the pair together. */
const bounds = new Int32Array(MAX_PAIRS);

/** The towers of the board that can never move again. */
let walls = 0;
/** By how many moves the bound was too low at the best place where the search was cut off. */
let excess = NEVER;

const listPairs = (related: Int32Array, kinds: Int8Array, base: number, up: number, down: number): number => {
  let n = 0;
  for (let rest = up; rest !== 0; rest &= rest - 1) {
    const u = rest & -rest;
    const mask = related[kinds[base + indexOf(u)]!]!;
    for (let others = down; others !== 0; others &= others - 1) {
      const d = others & -others;
      if (((mask >> kinds[base + indexOf(d)]!) & 1) === 0) continue;
      pairUp[n] = helpUp[n] = u;
      pairDown[n] = helpDown[n] = d;
      bounds[n++] = movesNeeded(u, d, u, d);
    }
  }
  return n;
};

const leastBound = (pairs: number): number => {
  let least = -1;
  for (let i = 0; i < pairs; i++) {
    if (bounds[i]! < NEVER && (least < 0 || bounds[i]! < bounds[least]!)) least = i;
  }
  return least;
};

/** The first tower of `ignored` that the moves found run into. */
const firstIgnored = (ignored: number, length: number): number => {
  for (let i = 0; i < length; i++) {
    const met = (1 << (moves[i]! % CELLS)) & ignored;
    if (met !== 0) return met;
  }
  return 0;
};

/**
 * Looks for a way of `left` moves; it is known that fewer will not do. Only the two towers that shall meet are told apart from
 * others of their side.
 */
const search = (u: number, d: number, up: number, down: number, left: number, depth = 0): boolean => {
  if (((aheadUp(u) | beside(u)) & d) !== 0) return true;
  const free = ALL & ~(up | down | walls);
  for (let rest = up | down; rest !== 0; rest &= rest - 1) {
    const tower = rest & -rest;
    const rises = (up & tower) !== 0;
    for (let goals = (rises ? aheadUp(tower) : aheadDown(tower)) & free; goals !== 0; goals &= goals - 1) {
      const goal = goals & -goals;
      const nextU = tower === u ? goal : u;
      const nextD = tower === d ? goal : d;
      const nextUp = rises ? up ^ tower ^ goal : up;
      const nextDown = rises ? down : down ^ tower ^ goal;
      if (visited(nextUp | (indexOf(nextU) << CELLS), nextDown | (indexOf(nextD) << CELLS))) continue;
      const over = movesNeeded(nextU, nextD, nextUp, nextDown) - (left - 1);
      if (over > 0) {
        if (over < excess) excess = over;
      } else if (search(nextU, nextD, nextUp, nextDown, left - 1, depth + 1)) {
        moves[depth] = indexOf(tower) * CELLS + indexOf(goal);
        return true;
      }
    }
  }
  return false;
};

/** The towers that can never move again, with `around`: all that lies ahead of each is the rim or another of them. */
export const shutIn = (up: number, down: number, around: number): number => {
  let shut = up | down | around;
  for (;;) {
    const open = ALL & ~shut;
    const left = shut & ~((up & aheadDown(open)) | (down & aheadUp(open)));
    if (left === shut) return shut;
    shut = left;
  }
};

/**
 * A lower bound: the ranks between the two, and one move for each tower that they have to walk through. It is `NEVER` where
 * only towers that are shut in would have to be walked through. A single move lowers it by at most one.
 */
const movesNeeded = (u: number, d: number, up: number, down: number): number => {
  const free = ALL & ~(up | down | walls);
  const through = (up | down) & ~shutIn(up, down, walls);
  let n = 0;
  for (let reach = floodUp(u, free), before = 0; reach !== before; n++) {
    reaches[n] = before = reach;
    for (let front = aheadUp(reach) & through; front !== 0; front = aheadUp(front) & free) reach |= front;
  }
  let least = NEVER;
  let cost = rankOf(indexOf(d)) - rankOf(indexOf(u));
  for (let reach = floodDown(d, free), before = 0; reach !== before; cost++) {
    const ahead = aheadDown(reach);
    const side = beside(reach);
    for (let i = 0; i < n; i++) {
      if ((reaches[i]! & ahead) !== 0) least = Math.min(least, cost + i - 1);
      else if ((reaches[i]! & side) !== 0) least = Math.min(least, cost + i);
    }
    before = reach;
    for (let front = aheadDown(reach) & through; front !== 0; front = aheadDown(front) & free) reach |= front;
  }
  return least;
};

/** Where the tower that moves up can come to through at most 0, 1, 2 ... others. */
const reaches = new Int32Array(CELLS);

/** What the running search has seen, with its number. When there is no room, a state is forgotten, which costs only time. */
const ROOM = 1 << 15;
const PROBES = 16;
const seenUp = new Int32Array(ROOM);
const seenDown = new Int32Array(ROOM);
const seenIn = new Int32Array(ROOM);
let visit = 0;

const beginVisit = (): void => {
  if (visit === 0x7fffffff) {
    seenIn.fill(0);
    visit = 0;
  }
  visit++;
};

/** Notes a state and says whether it was there. Its depth need not be noted: every way to it has the same length. */
const visited = (up: number, down: number): boolean => {
  const hash = Math.imul(up ^ Math.imul(down, 0x9e3779b1), 0x85ebca6b);
  for (let i = 0; i < PROBES; i++) {
    const slot = ((hash >>> 17) + i) & (ROOM - 1);
    if (seenIn[slot] !== visit) {
      seenUp[slot] = up;
      seenDown[slot] = down;
      seenIn[slot] = visit;
      return false;
    }
    if (seenUp[slot] === up && seenDown[slot] === down) return true;
  }
  return false;
};
