import type { Seat } from '@threefold-games/core';
import type { OwnedTower } from './notation.ts';
import { kindOf, rankOf, relations } from './tables.ts';
import { downColour, type Found, findCell, isZihin, type TalatView, upColour } from './view.ts';

/** A cell with a tower. */
export type Standing = Found & { readonly tower: OwnedTower };

/** What stands on a cell, with the cell; undefined where nothing does. */
export const findTower = (view: TalatView, name: string): Standing | undefined => {
  const found = findCell(view, name);
  return found && isStanding(found) ? found : undefined;
};

const isStanding = (found: Found): found is Standing => found.tower !== undefined;

/** All towers on the boards. */
export const allTowers = ({ boards }: TalatView): readonly Standing[] =>
  boards.flatMap(({ cells }, board) => cells.map((cell, at): Found => ({ ...cell, board, at })).filter(isStanding));

/**
 * The seat for which a colour's towers on a board capture and score: its own, or for those of the Zihin the one that does not start there
 * (TA-7.3, TA-7.5).
 */
export const seatFor = (colour: number, board: number, seats: number): Seat =>
  isZihin(colour, seats) ? 1 - (upColour(board) === colour ? downColour(board) : upColour(board)) : colour;

/** Whether a tower captures another by its kind (TA-4.2 to TA-4.5), wherever they stand. */
export const isStronger = ({ options }: TalatView, { tower }: OwnedTower, other: OwnedTower): boolean =>
  ((relations(options.davidGoliath === 'on').takes[kindOf(tower)]! >> kindOf(other.tower)) & 1) === 1;

/** Whether one tower has yet to pass an opposing one: side by side they have not (TA-3.5, TA-4.1). */
const facesStill = (one: Standing, other: Standing): boolean =>
  one.board === other.board &&
  one.tower.owner !== other.tower.owner &&
  (upColour(one.board) === one.tower.owner ? rankOf(other.at) >= rankOf(one.at) : rankOf(other.at) <= rankOf(one.at));

/** The opposing towers on its board that would capture a tower, and that it has yet to pass. */
export const huntersOf = (view: TalatView, one: Standing): readonly Standing[] =>
  view.boards[one.board]!.frozen
    ? []
    : allTowers(view).filter(other => facesStill(one, other) && isStronger(view, other.tower, one.tower));

/** The opposing towers on its board that a tower would capture, and that it has yet to pass. */
export const preyOf = (view: TalatView, one: Standing): readonly Standing[] =>
  view.boards[one.board]!.frozen
    ? []
    : allTowers(view).filter(other => facesStill(one, other) && isStronger(view, one.tower, other.tower));
