import { CELLS, columnOf, kindOf, rankOf, relations, SIZE, type Tower } from '../rules/tables.ts';
import type { TalatView } from '../rules/view.ts';
import { type Found, upColour } from './towers.ts';

/** A cell of the same board that a tower can go to, and whether it takes there. */
export interface Reached {
  readonly at: number;
  readonly takes: boolean;
}

/** Whether one tower takes another (TA-4.2 to TA-4.5). */
export const doesTake = (view: TalatView, taker: Tower, other: Tower): boolean =>
  ((relations(view.options.davidGoliath === 'on').takes[kindOf(taker)]! >> kindOf(other)) & 1) === 1;

/** Where a tower can go and what it can take, whoever may move it and whether or not its board is frozen (TA-3.3, TA-4.1). */
export const reachOf = (view: TalatView, { board, at, tower }: Found): readonly Reached[] => {
  if (!tower) return [];
  const forward = tower.owner === upColour(board) ? SIZE : -SIZE;
  return [forward, forward - 1, forward + 1, -1, 1].flatMap((way): Reached[] => {
    const goal = at + way;
    const ahead = Math.abs(way) > 1;
    if (goal < 0 || goal >= CELLS || Math.abs(columnOf(goal) - columnOf(at)) > 1) return [];
    if (!ahead && rankOf(goal) !== rankOf(at)) return [];
    const other = view.boards[board]!.cells[goal]!.tower;
    if (!other) return ahead ? [{ at: goal, takes: false }] : [];
    const takes = other.owner !== tower.owner && doesTake(view, tower.tower, other.tower);
    return takes ? [{ at: goal, takes }] : [];
  });
};

/** Whether a seat moves the towers of a colour on a board (TA-3.2, TA-7.3). */
export const movesThere = (view: TalatView, seat: number, colour: number, board: number): boolean => {
  if (colour === seat) return true;
  if (view.seats !== 2 || colour !== 2) return false;
  return view.options.zihinScope === 'bothZihinBoards' || board === (seat === 0 ? 1 : 2);
};

/** Whether a seat, which may move the Zihin there, may take with it: not its own towers (TA-7.4). */
export const mayTakeThere = (view: TalatView, seat: number, colour: number, board: number): boolean =>
  colour === seat || view.seats !== 2 || board === (seat === 0 ? 1 : 2);

/** The cells that the acting seat's step with this tower can end on. */
export const stepsFrom = (view: TalatView, from: Found): readonly Reached[] => {
  if (view.phase !== 'moving' || !from.tower || view.boards[from.board]!.frozen) return [];
  const { owner } = from.tower;
  if (!movesThere(view, view.actor, owner, from.board)) return [];
  const mayTake = mayTakeThere(view, view.actor, owner, from.board);
  return reachOf(view, from).filter(({ takes }) => mayTake || !takes);
};
