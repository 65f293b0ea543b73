import type { Point, Rect } from '@threefold-games/stage';
import { BOARDS, CELLS, columnOf, rankOf, SIZE } from '@threefold-games/talat/display';

/** The frame around the cells of a board, and the whole board with it. */
const FRAME = 0.3;
export const BOARD = SIZE + 2 * FRAME;
/** How far the side of a board is seen below it. */
export const DEPTH = 0.1;
/** Between the two lower boards, and between the rows of boards. */
const APART = 2.1;
const ROWS_APART = 0.42;
/** Room around all boards and around one, for what stands on their rims. */
const MARGIN = 0.2;
/** The bar of a start line: how far its middle lies off the cells, and half its length. */
const BAR_OFF = 0.145;
const BAR_HALF = 2.4;

export const WIDTH = 2 * BOARD + APART;
export const HEIGHT = 2 * BOARD + ROWS_APART + DEPTH;
/** Above a board, for what it is called. */
const CAPTION = 0.2;
export const BOUNDS: Rect = {
  x: -MARGIN,
  y: -MARGIN - CAPTION,
  width: WIDTH + 2 * MARGIN,
  height: HEIGHT + 2 * MARGIN + CAPTION,
};

/** Where a board lies as one looks at the three: the viewer's two below, the third above and rotated by a quarter. */
export type Spot = 'left' | 'top' | 'right';
const CORNERS: Readonly<Record<Spot, Point>> = {
  left: { x: 0, y: BOARD + ROWS_APART },
  top: { x: (WIDTH - BOARD) / 2, y: 0 },
  right: { x: BOARD + APART, y: BOARD + ROWS_APART },
};
const SPOTS: readonly Spot[] = ['left', 'top', 'right'];

/** Rotating by hand shows the boards from another corner. */
export const ROTATIONS = BOARDS;
export const spotOf = (board: number, rotation: number): Spot => SPOTS[(board - rotation + 2 * BOARDS) % BOARDS]!;
/** The boards from left to right, as the eye goes over them: the viewer's own first. */
export const boardsInOrder = (rotation: number): readonly number[] => SPOTS.map((_, i) => (rotation + i) % BOARDS);

/** The column and row of a cell on the screen, both from 0 at the upper left. */
const gridOf = (spot: Spot, cell: number): Point => {
  const column = columnOf(cell);
  const rank = rankOf(cell);
  if (spot === 'left') return { x: column, y: SIZE - 1 - rank };
  return spot === 'right' ? { x: SIZE - 1 - column, y: rank } : { x: rank, y: column };
};

/** The middle of a cell, by its place on its board. */
export const placeOf = (board: number, cell: number, rotation: number): Point => {
  const spot = spotOf(board, rotation);
  const { x, y } = gridOf(spot, cell);
  const corner = CORNERS[spot];
  return { x: corner.x + FRAME + x + 0.5, y: corner.y + FRAME + y + 0.5 };
};

/** The cells of a board in the order in which they are read on the screen. */
export const readingOrder = (board: number, rotation: number): readonly number[] => {
  const spot = spotOf(board, rotation);
  const key = (cell: number): number => gridOf(spot, cell).y * SIZE + gridOf(spot, cell).x;
  return Array.from({ length: CELLS }, (_, cell) => cell).sort((a, b) => key(a) - key(b));
};

const UPWARD: Readonly<Record<Spot, number>> = { left: 270, top: 0, right: 90 };
/** The way forward on the screen of the towers that start on rank 1, or on rank 5. */
export const forwardOf = (board: number, up: boolean, rotation: number): number =>
  (UPWARD[spotOf(board, rotation)] + (up ? 0 : 180)) % 360;

export const middleOf = (board: number, rotation: number): Point => {
  const corner = CORNERS[spotOf(board, rotation)];
  return { x: corner.x + BOARD / 2, y: corner.y + BOARD / 2 };
};

export const frameOf = (board: number, rotation: number): Rect => {
  const corner = CORNERS[spotOf(board, rotation)];
  return { ...corner, width: BOARD, height: BOARD };
};

/** What must be in the picture when a board is shown alone. */
export const partBounds = (board: number, rotation: number): Rect => {
  const { x, y } = CORNERS[spotOf(board, rotation)];
  return { x: x - MARGIN, y: y - MARGIN, width: BOARD + 2 * MARGIN, height: BOARD + DEPTH + 2 * MARGIN };
};

/** Where the caption of a board begins, and how much room it has: up to the next one, or to the edge of the picture. */
export const captionOf = (board: number, rotation: number): Point & { readonly width: number } => {
  const spot = spotOf(board, rotation);
  const x = CORNERS[spot].x + FRAME / 2;
  const end = spot === 'left' ? CORNERS.right.x - FRAME / 2 : WIDTH + MARGIN;
  return { x, y: CORNERS[spot].y - CAPTION, width: end - x };
};

/** The ends of the bar behind a start line. */
export const barOf = (board: number, up: boolean, rotation: number): readonly [Point, Point] => {
  const middle = middleOf(board, rotation);
  const back = ((forwardOf(board, up, rotation) + 180) * Math.PI) / 180;
  const off = SIZE / 2 + BAR_OFF;
  const [dx, dy] = [Math.round(Math.cos(back)), Math.round(Math.sin(back))];
  const at = (along: number): Point => ({ x: middle.x + dx * off - dy * along, y: middle.y + dy * off + dx * along });
  return [at(-BAR_HALF), at(BAR_HALF)];
};

/** Where a player sits: the viewer between the lower boards, the next one to the left of the upper board. */
export const plateOf = (colour: number, rotation: number): Point => {
  const place = (colour - rotation + BOARDS) % BOARDS;
  if (place === 0) return { x: WIDTH / 2, y: 2 * BOARD + ROWS_APART - 1.1 };
  const away = (WIDTH - BOARD) / 4;
  return { x: place === 1 ? away : WIDTH - away, y: BOARD / 2 + 0.1 };
};
