import { fail, ok, quote, type Result } from '@threefold-games/core';
import { isFrozen } from './frozen.ts';
import { MAX_MOVES, NEVER, shortestMeeting } from './meeting.ts';
import { formatMove } from './notation.ts';
import { aheadUp, beside, CELLS, DOWN, indexOf, kindOf, type Relations, relations, SIZE, UP } from './tables.ts';
import type { BoardView } from './view.ts';

/** One board by itself. */
export interface LoneBoard {
  /** The cells of the towers that move up, as bits from the left end of rank 1. */
  readonly up: number;
  /** The cells of the towers that move down. */
  readonly down: number;
  /** By cell: the tower's place in `TOWERS`; meaningless where none stands. */
  readonly kinds: Int8Array;
}

/** Reads five ranks, rank 5 first, cells separated by blanks: `M4` moves up, `m4` moves down, `.` is empty. */
export const parseBoard = (ranks: readonly string[]): Result<LoneBoard> => {
  if (ranks.length !== SIZE) return fail('position.syntax', `${ranks.length} ranks, not ${SIZE}`);
  const kinds = new Int8Array(CELLS);
  const sides = [0, 0];
  const seen = new Set<string>();
  for (const [row, text] of ranks.entries()) {
    const names = text.trim().split(/[ \t]+/);
    if (names.length !== SIZE) return fail('position.syntax', `rank ${quote(text)} has not ${SIZE} cells`);
    for (const [column, name] of names.entries()) {
      if (name === '.') continue;
      if (!/^(?:[SML]|[sml])[346]$/.test(name)) return fail('position.syntax', `no tower is called ${quote(name)}`);
      if (seen.has(name)) return fail('position.impossible', `two towers ${name} on one side`);
      seen.add(name);
      const cell = (SIZE - 1 - row) * SIZE + column;
      kinds[cell] = kindOf(name.toUpperCase());
      sides[name === name.toUpperCase() ? UP : DOWN]! |= 1 << cell;
    }
  }
  return ok({ up: sides[UP]!, down: sides[DOWN]!, kinds });
};

/** One of the boards of a view, counted from 0. */
export const loneBoard = (cells: BoardView['cells'], board: number): LoneBoard => {
  const kinds = new Int8Array(CELLS);
  const sides = [0, 0];
  for (const [cell, { tower }] of cells.entries()) {
    if (!tower) continue;
    kinds[cell] = kindOf(tower.tower);
    sides[tower.owner === board ? UP : DOWN]! |= 1 << cell;
  }
  return { up: sides[UP]!, down: sides[DOWN]!, kinds };
};

/** Whether no capture is possible on it, now or ever (TA-5.2). */
export const isBoardFrozen = (board: LoneBoard, davidGoliath: boolean): boolean =>
  isFrozen(relations(davidGoliath).related, board.kinds, 0, board.up, board.down);

/**
 * The fewest steps, of any towers in any order, of which the last one is a capture; undefined when the board is frozen. The
 * columns are those of board 1.
 */
export const findWitness = (board: LoneBoard, davidGoliath: boolean): readonly string[] | undefined => {
  const rules = relations(davidGoliath);
  const moves = new Int32Array(MAX_MOVES);
  const length = shortestMeeting(rules.related, board.kinds, 0, board.up, board.down, moves);
  if (length === NEVER) return undefined;
  const kinds = board.kinds.slice();
  let { up, down } = board;
  const texts: string[] = [];
  for (const move of moves.subarray(0, length)) {
    const source = (move / CELLS) | 0;
    const goal = move % CELLS;
    const shift = (1 << source) | (1 << goal);
    if ((up >> source) & 1) up ^= shift;
    else down ^= shift;
    kinds[goal] = kinds[source]!;
    texts.push(formatMove(source, goal, false));
  }
  const [taker, taken] = findCapture(rules, kinds, up, down);
  return [...texts, formatMove(taker, taken, true)];
};

/** A capture that is possible at once: who takes whom. */
const findCapture = (rules: Relations, kinds: Int8Array, up: number, down: number): readonly [number, number] => {
  const takes = (a: number, b: number): boolean => ((rules.takes[kinds[a]!]! >> kinds[b]!) & 1) === 1;
  for (let rest = up; rest !== 0; rest &= rest - 1) {
    const tower = rest & -rest;
    const u = indexOf(tower);
    for (let met = (aheadUp(tower) | beside(tower)) & down; met !== 0; met &= met - 1) {
      const d = indexOf(met & -met);
      if (takes(u, d)) return [u, d];
      if (takes(d, u)) return [d, u];
    }
  }
  throw new Error('the moves led to no capture');
};
