import { type Actor, deepFreeze, NOBODY, type Options, type Seat } from '@threefold-games/core';
import { goalOf, MAX_ACTIONS, sourceOf } from './actions.ts';
import { isFrozen } from './frozen.ts';
import { writeSteps } from './generate.ts';
import { capturesOf, type OwnedTower, towersOf } from './notation.ts';
import { bonusOf, ZIHIN } from './options.ts';
import { halvesOf } from './score.ts';
import { CHOICE, CUT, type TalatState } from './state.ts';
import { BOARDS, CELL_NAMES, CELLS, COLOURS, colourOf, SIZE, TOWERS, type Tower } from './tables.ts';

/** One of the three boards. */
export interface BoardView {
  readonly frozen: boolean;
  /** Whether the seat that acts has a step that freezes it (TA-5.1). */
  readonly freezable: boolean;
  /** Its 25 cells, from the left end of rank 1 to the right end of rank 5. */
  readonly cells: readonly CellView[];
}

/** A cell of a board. */
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
  /** The colour that is placed or moved: that of the seat that acts, unless one seat plays for both (TA-H.2). */
  readonly side: Actor;
  /** Whether one seat plays for both, before the other chooses its side (TA-H.2). */
  readonly cut: boolean;
  readonly phase: 'placing' | 'moving' | 'choosing' | 'over';
  /** Board 1, 2 and 3. */
  readonly boards: readonly BoardView[];
  /** By colour, the Zihin's included: the towers still to be placed, highest first. */
  readonly hands: readonly (readonly Tower[])[];
  /** The Zihin tower that left the game, once the other eight stand; else null. */
  readonly leftOut: Tower | null;
  /** The seats that were skipped before the acting one, in that order. */
  readonly skipped: readonly Seat[];
  /** By seat: the points if the game ended now, with those that house rules add; there may be halves. */
  readonly points: readonly number[];
  /** By seat: the points that house rules add (TA-H.1, TA-H.3). */
  readonly bonus: readonly number[];
  /** By seat: the towers captured, highest first. */
  readonly captures: readonly (readonly OwnedTower[])[];
}

export const viewOf = (state: TalatState): TalatView => {
  const { seats, options, zihinTowers } = state.constants;
  const seatList = Array.from({ length: seats }, (_, seat) => seat);
  const freezable = freezableBoards(state);
  const zihinDone = seats === 2 && state.placed >= zihinTowers;
  return deepFreeze({
    seats,
    options,
    actor: state.actor,
    side: state.side,
    cut: state.stage === CUT,
    phase: phaseOf(state),
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
    points: seatList.map(seat => halvesOf(state, seat) / 2),
    bonus: bonusPoints(seats, options),
    captures: seatList.map(seat => capturesOf(state.captured[seat]!)),
  });
};

const phaseOf = (state: TalatState): TalatView['phase'] => {
  if (state.actor === NOBODY) return 'over';
  if (state.isSettingUp()) return 'placing';
  return state.stage === CHOICE ? 'choosing' : 'moving';
};

/** By seat: the points that house rules add. */
export const bonusPoints = (seats: number, options: Options): readonly number[] =>
  Array.from(bonusOf(seats, options), halves => halves / 2);

const steps = new Int32Array(MAX_ACTIONS);
/** The boards that a step of the seat that acts freezes, as bits. No step is played: the boards after it are all that counts. */
const freezableBoards = (state: TalatState): number => {
  if (state.actor === NOBODY || state.isSettingUp() || state.stage === CHOICE) return 0;
  const { kinds, towers, constants } = state;
  const count = writeSteps(state, state.side, steps);
  let found = 0;
  for (let i = 0; i < count; i++) {
    const source = sourceOf(steps[i]!);
    const goal = goalOf(steps[i]!);
    const board = (source / CELLS) | 0;
    if ((found >> board) & 1) continue;
    const base = board * CELLS;
    const to = 1 << (goal - base);
    const stay = ~(to | (1 << (source - base)));
    const rises = state.frontAt(source) === 2 * board;
    const up = (towers[2 * board]! & stay) | (rises ? to : 0);
    const down = (towers[2 * board + 1]! & stay) | (rises ? 0 : to);
    const before = kinds[goal]!;
    kinds[goal] = kinds[source]!;
    if (isFrozen(constants.relations.related, kinds, base, up, down)) found |= 1 << board;
    kinds[goal] = before;
  }
  return found;
};

const cellView = (state: TalatState, cell: number): CellView => {
  const name = CELL_NAMES[cell]!;
  const front = state.frontAt(cell);
  return front < 0 ? { name } : { name, tower: { owner: colourOf(front), tower: TOWERS[state.kinds[cell]!]! } };
};

export const isZihin = (colour: number, seats: number): boolean => seats === 2 && colour === ZIHIN;

/** A cell of a view: on which board, its place there, and what stands there. */
export interface Found extends CellView {
  readonly board: number;
  readonly at: number;
}

export const findCell = (view: TalatView, name: string): Found | undefined => {
  const column = name.charCodeAt(0) - 'a'.charCodeAt(0);
  const rank = Number(name[1]) - 1;
  if (!/^[a-o][1-5]$/.test(name)) return undefined;
  const board = (column / SIZE) | 0;
  const at = rank * SIZE + (column % SIZE);
  return { ...view.boards[board]!.cells[at]!, board, at };
};

/** The colour that starts on rank 1 of a board, and the one on rank 5. */
export const upColour = (board: number): number => colourOf(2 * board);
export const downColour = (board: number): number => colourOf(2 * board + 1);

/** The colour whose start line a cell is on; undefined between the lines. */
export const lineOf = (board: number, at: number): number | undefined => {
  if (at < SIZE) return upColour(board);
  return at >= CELLS - SIZE ? downColour(board) : undefined;
};

/** Whether a tower stands on the line that it runs for. */
export const isAcross = ({ board, at, tower }: Found): boolean => {
  const line = lineOf(board, at);
  return tower !== undefined && line !== undefined && line !== tower.owner;
};

/** Whether two colours play on a board. */
export const playsOn = (colour: number, board: number): boolean =>
  upColour(board) === colour || downColour(board) === colour;

/** The colour whose towers are being placed: the Zihin's first in a game of two. */
export const placingColour = (view: TalatView): number =>
  view.seats === 2 && view.leftOut === null ? ZIHIN : view.side;
