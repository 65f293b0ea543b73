import type { OwnedTower } from '@threefold-games/games/talat';
import { isZihin, upColour } from '@threefold-games/games/talat/display';
import type { Figure } from '@threefold-games/stage';
import { forwardOf } from './layout.ts';
import { towerFigure } from './towers.ts';

/**
 * A tower on a board. Its chevrons say whose it is and where it goes; the Zihin's have none, and on a frozen board nothing goes
 * anywhere.
 */
export const standingFigure = (
  { owner, tower }: OwnedTower,
  seats: number,
  board: number,
  rotation: number,
  frozen: boolean,
): Figure => {
  const figure = { ...towerFigure(tower, owner, seats), facing: forwardOf(board, owner === upColour(board), rotation) };
  if (frozen) return { ...figure, faint: true };
  return isZihin(owner, seats) ? figure : { ...figure, mark: 'chevron', marks: owner + 1 };
};
