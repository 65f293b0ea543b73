import type { Position, Seat } from '@threefold-games/core';
import type { TaluvaView } from '@threefold-games/games/taluva';
import { HUT, PIECE_KINDS, TEMPLE, TOWER } from '@threefold-games/games/taluva/display';
import { stateOf } from './counts.ts';
import { hasTurn, winningTiles } from './prospects.ts';

/** Whether one build may win for a seat; soon seen, as it is asked after every turn. */
const isNear = (position: Position<TaluvaView>, seat: Seat): boolean => {
  const state = stateOf(position);
  const left = (piece: number): number => state.left(seat, piece);
  const complete = Array.from({ length: PIECE_KINDS }, (_, piece) => left(piece)).filter(count => count === 0).length;
  // One build is of one kind: all of another must be built already (TL-8.1), and a temple or tower comes alone.
  return complete === 1 && (left(TEMPLE) === 1 || left(TOWER) === 1 || left(HUT) > 0);
};

/**
 * The largest part of the unseen tiles with which a seat other than this one could build all of two kinds in a turn, were it to begin one as
 * the island lies; 0 only where no tile does it.
 */
export const winNextOfOthers = (position: Position<TaluvaView>, seat: Seat): number => {
  let most = 0;
  for (let other = 0; other < position.seats; other++) {
    if (other === seat || !isNear(position, other) || !hasTurn(position.view(), other)) continue;
    const { tiles, of } = winningTiles(position, other);
    most = Math.max(most, of === 0 ? 0 : tiles / of);
  }
  return most;
};
