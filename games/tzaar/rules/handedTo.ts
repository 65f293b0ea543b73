import type { Position, Seat } from '@threefold-games/core';
import { TzaarPosition } from './position.ts';
import { FIRST, OPENING, SECOND } from './state.ts';
import type { TzaarView } from './view.ts';

/** The same position with a turn of a seat beginning, whoever was to act; undefined while pieces are placed, and after the end. */
export const handedTo = (position: Position<TzaarView>, seat: Seat): Position<TzaarView> | undefined => {
  if (!(position instanceof TzaarPosition)) return undefined;
  if (position.phase !== OPENING && position.phase !== FIRST && position.phase !== SECOND) return undefined;
  const copy = position.copy();
  copy.giveTurn(seat);
  copy.testCapture();
  return copy;
};
