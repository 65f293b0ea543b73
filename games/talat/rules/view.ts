import { type Actor, deepFreeze, NOBODY, type Options, type Seat } from '@threefold/core';
import { capturesOf, type OwnedTower, towersOf } from './notation.ts';
import { ZIHIN } from './options.ts';
import { pointsOf } from './score.ts';
import type { TalatState } from './state.ts';
import { BOARDS, CELL_NAMES, CELLS, COLOURS, colourOf, TOWERS, type Tower } from './tables.ts';

export interface BoardView {
  readonly frozen: boolean;
  /** Whether the seat that acts has a step that freezes it (TA-5.1). */
  readonly freezable: boolean;
  /** Its 25 cells, from the left end of rank 1 to the right end of rank 5. */
  readonly cells: readonly CellView[];
}

export interface CellView {
  readonly name: string;
  /** What stands there, if anything does. */
  readonly tower?: OwnedTower;
}

/** A position as plain data. */
export interface TalatView {
  readonly seats: number;
  /** Every option with its value. */
  readonly options: Options;
  readonly actor: Actor;
  readonly phase: 'placing' | 'moving' | 'over';
  /** Board 1, 2 and 3. */
  readonly boards: readonly BoardView[];
  /** By colour, the Zihin's included: the towers still to be placed, highest first. */
  readonly hands: readonly (readonly Tower[])[];
  /** The Zihin tower that left the game, once the other eight stand; else null. */
  readonly leftOut: Tower | null;
  /** The seats that were skipped before the acting one, in that order. */
  readonly skipped: readonly Seat[];
  /** By seat: the points if the game ended now. */
  readonly points: readonly number[];
  /** By seat: the towers captured, highest first. */
  readonly captures: readonly (readonly OwnedTower[])[];
}

/** `freezable` has a bit for each board that the next step can freeze. */
export const viewOf = (state: TalatState, freezable: number): TalatView => {
  const { seats, options, zihinTowers } = state.constants;
  const seatList = Array.from({ length: seats }, (_, seat) => seat);
  const zihinDone = seats === 2 && state.placed >= zihinTowers;
  return deepFreeze({
    seats,
    options,
    actor: state.actor,
    phase: state.actor === NOBODY ? 'over' : state.isSettingUp() ? 'placing' : 'moving',
    boards: Array.from({ length: BOARDS }, (_, board) => ({
      frozen: state.isFrozen(board),
      freezable: ((freezable >> board) & 1) === 1,
      cells: Array.from({ length: CELLS }, (_, cell) => cellView(state, board * CELLS + cell)),
    })),
    hands: Array.from({ length: COLOURS }, (_, colour) =>
      zihinDone && colour === ZIHIN ? [] : towersOf(state.hands[colour]!),
    ),
    leftOut: zihinDone ? towersOf(state.hands[ZIHIN]!)[0]! : null,
    skipped: state.skippedSeats(),
    points: seatList.map(seat => pointsOf(state, seat)),
    captures: seatList.map(seat => capturesOf(state.captured[seat]!)),
  });
};

const cellView = (state: TalatState, cell: number): CellView => {
  const name = CELL_NAMES[cell]!;
  const front = state.frontAt(cell);
  return front < 0 ? { name } : { name, tower: { owner: colourOf(front), tower: TOWERS[state.kinds[cell]!]! } };
};
