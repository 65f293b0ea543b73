import type { Position, Seat } from '@threefold-games/core';
import { TaluvaPosition } from './position.ts';
import { NO_TILE, OVER, TO_BUILD, TO_DRAW } from './state.ts';
import type { TaluvaView } from './view.ts';

/**
 * The same position with a turn of a seat beginning, whoever was to act; a tile in somebody's hand is laid aside. Undefined after the end,
 * for a seat that has left, and where no tile is left to draw.
 */
export const handedTo = (position: Position<TaluvaView>, seat: Seat): Position<TaluvaView> | undefined => {
  if (!(position instanceof TaluvaPosition) || position.phase === OVER) return undefined;
  if (position.standing[seat] !== 0 || position.tilesLeft === 0) return undefined;
  const copy = position.copy();
  copy.setDrawn(NO_TILE);
  copy.setTurn(TO_DRAW, seat);
  return copy;
};

/**
 * The same position with a seat about to build, as if its tile had been laid: what it could build as the island lies. Undefined after the
 * end and for a seat that has left.
 */
export const builderAt = (position: Position<TaluvaView>, seat: Seat): Position<TaluvaView> | undefined => {
  if (!(position instanceof TaluvaPosition) || position.phase === OVER || position.standing[seat] !== 0)
    return undefined;
  const copy = position.copy();
  copy.setDrawn(NO_TILE);
  copy.setTurn(TO_BUILD, seat);
  return copy;
};
