import { NOBODY, type Position, type Seat } from '@threefold-games/core';
import { canStep } from './generate.ts';
import { TalatPosition } from './position.ts';
import type { TalatView } from './view.ts';

/** The same position with a turn of a seat beginning, whoever was to act; undefined in the set-up, after the end, and where the seat has no step. */
export const handedTo = (position: Position<TalatView>, seat: Seat): Position<TalatView> | undefined => {
  if (!(position instanceof TalatPosition) || position.actor === NOBODY || position.isSettingUp()) return undefined;
  if (!canStep(position, seat)) return undefined;
  const copy = position.copy();
  copy.setActor(seat);
  return copy;
};
