import type { Position, Seat } from '@threefold-games/core';
import type { TaluvaView } from '@threefold-games/taluva';
import { AROUND, DIRECTIONS, TEMPLE, TEMPLE_SIZE, TOWER, TOWER_LEVEL } from '@threefold-games/taluva/display';
import {
  Gatherer,
  isFree,
  LAND,
  levelOf,
  OVER,
  OWNER_MASK,
  ownedBy,
  TaluvaPosition,
  type TaluvaState,
} from '@threefold-games/taluva/internal';

/** Counts that are asked for after thousands of turns: they read the packed island, not its view. */

/** The packed island of a position. */
export const stateOf = (position: Position<TaluvaView>): TaluvaPosition => {
  if (!(position instanceof TaluvaPosition)) throw new Error('a position of another game');
  return position;
};

const gatherer = new Gatherer();

/** Counts settlements of a seat, each gathered before it is looked at. */
const countSettlements = (state: TaluvaState, seat: Seat, isWanted: (settlement: Gatherer) => boolean): number => {
  const { cells, minQ, maxQ, minR, maxR } = state;
  const owner = ownedBy(seat);
  gatherer.clear();
  let count = 0;
  for (let q = minQ; q <= maxQ; q++) {
    const end = (q << 8) | maxR;
    for (let cell = (q << 8) | minR; cell <= end; cell++) {
      if (cells[cell]! < LAND || (cells[cell]! & OWNER_MASK) !== owner || gatherer.has(cell)) continue;
      gatherer.gather(cells, cell);
      if (isWanted(gatherer)) count++;
    }
  }
  return count;
};

/** Whether a free field of this level or higher lies beside the settlement. */
const hasRoom = (cells: Int32Array, { members, size }: Gatherer, level: number): boolean => {
  for (let i = 0; i < size; i++) {
    for (let k = 0; k < DIRECTIONS; k++) {
      const field = cells[members[i]! + AROUND[k]!]!;
      if (isFree(field) && levelOf(field) >= level) return true;
    }
  }
  return false;
};

const builds = (state: TaluvaState, seat: Seat): boolean => state.phase !== OVER && state.standing[seat] === 0;

/** How many settlements of a seat could take a temple as the island lies (TL-6.5 to TL-6.7). */
export const readyForTemple = (state: TaluvaState, seat: Seat): number =>
  builds(state, seat) && state.left(seat, TEMPLE) > 0
    ? countSettlements(
        state,
        seat,
        settlement =>
          settlement.size >= TEMPLE_SIZE &&
          !settlement.holds(state.cells, TEMPLE) &&
          hasRoom(state.cells, settlement, 1),
      )
    : 0;

/** How many settlements of a seat could take a tower as the island lies (TL-6.8 to TL-6.10). */
export const readyForTower = (state: TaluvaState, seat: Seat): number =>
  builds(state, seat) && state.left(seat, TOWER) > 0
    ? countSettlements(
        state,
        seat,
        settlement => !settlement.holds(state.cells, TOWER) && hasRoom(state.cells, settlement, TOWER_LEVEL),
      )
    : 0;

/** The most of something that a seat other than this one has. */
export const mostOfOthers = (
  state: TaluvaState,
  seat: Seat,
  count: (state: TaluvaState, other: Seat) => number,
): number => {
  let most = 0;
  for (let other = 0; other < state.constants.seats; other++)
    if (other !== seat) most = Math.max(most, count(state, other));
  return most;
};
