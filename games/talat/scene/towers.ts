import type { Figure, Tone } from '@threefold/stage';
import { BOARDS, CELLS, colourOf, SIZE, TOWERS, type Tower } from '../rules/tables.ts';
import type { CellView, TalatView } from '../rules/view.ts';

/** The Zihin's colour in a game of two. */
const ZIHIN = 2;
export const isZihin = (colour: number, seats: number): boolean => seats === 2 && colour === ZIHIN;

export const toneOf = (colour: number, seats: number): Tone =>
  isZihin(colour, seats) ? 'stone' : (['ivory', 'ebony', 'ember'] as const)[colour]!;

/** A tower of a colour, without the chevrons that it has on a board. */
export const towerFigure = (tower: Tower, colour: number, seats: number): Figure => ({
  shape: 'prism',
  tone: toneOf(colour, seats),
  sides: Number(tower[1]) as 3 | 4 | 6,
  layers: 'SML'.indexOf(tower[0]!) + 1,
  label: tower[0]!,
});

/** The token of a colour: a disc with one, two or three chevrons, with none for the Zihin. */
export const tokenFigure = (colour: number, seats: number): Figure => ({
  shape: 'disc',
  tone: toneOf(colour, seats),
  ...(isZihin(colour, seats) ? {} : ({ mark: 'chevron', marks: colour + 1, facing: 270 } as const)),
});

/** Highest first, as towers are ranked. */
export const RANKED: readonly Tower[] = TOWERS.toReversed();
export const isTower = (text: string): text is Tower => (TOWERS as readonly string[]).includes(text);

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

export const partOf = (board: number): string => String(board + 1);
export const BOARD_LIST: readonly number[] = Array.from({ length: BOARDS }, (_, board) => board);

/** The colour whose towers are being placed: the Zihin's first in a game of two. */
export const placingColour = (view: TalatView): number =>
  view.seats === 2 && view.leftOut === null ? ZIHIN : view.side;
