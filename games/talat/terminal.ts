import { Canvas, type Drawing, type Paint, type Style } from '@threefold-games/stage/terminal';
import type { TalatView } from '@threefold-games/talat';

const SIZE = 5;
const ZIHIN = 2;
/** Characters from one cell to the next, and from one board to the next. */
const PITCH = 4;
const BOARD_PITCH = 27;
/** What three boards side by side need; on a narrower terminal they stand below each other. */
const WIDTH = 3 * BOARD_PITCH;
const BOARD_LINES = 10;

/** Talat in a terminal. */
export const drawing: Drawing<TalatView> = {
  seatName: () => undefined,

  draw(view, paint, width) {
    const canvas = new Canvas();
    for (const [board] of view.boards.entries()) {
      const narrow = width < WIDTH;
      drawBoard(canvas, [narrow ? board * BOARD_LINES : 0, narrow ? 2 : 2 + board * BOARD_PITCH], view, board, paint);
    }
    const colours = view.hands.map((_, colour) => drawColour(view, colour, paint));
    return [...canvas.lines(), '', ...colours].join('\n');
  },

  announce({ name, value }, nameOf) {
    if (name === 'frozen') return `Board ${value} is frozen: nothing can be taken on it any more.`;
    return name === 'skipped' ? `${nameOf(value)} has no legal step and is skipped.` : undefined;
  },
};

/** One board: whose line lies at its upper and at its lower end, and each tower with the way that it goes. */
const drawBoard = (
  canvas: Canvas,
  [top, left]: readonly [top: number, left: number],
  view: TalatView,
  board: number,
  paint: Paint,
): void => {
  const { frozen, cells } = view.boards[board]!;
  const up = board;
  const down = (board + 1) % 3;
  const style = (owner: number): Style => (frozen ? paint.dim : paint.seats[owner]!);
  canvas.put(top, left, `Board ${board + 1}${frozen ? ', frozen' : ''}`, frozen ? paint.dim : paint.bold);
  canvas.put(top + 1, left + 2, ` ${homeName(down, view.seats)} ${arrow(false, paint)} `, style(down));
  for (const [cell, { tower }] of cells.entries()) {
    const row = top + 2 + SIZE - 1 - Math.floor(cell / SIZE);
    const column = left + 2 + (cell % SIZE) * PITCH;
    if (cell % SIZE === 0) canvas.put(row, left, String(Math.floor(cell / SIZE) + 1), paint.dim);
    if (!tower) canvas.put(row, column + 1, paint.plain ? '.' : '\u00b7', paint.dim);
    else canvas.put(row, column, `${tower.tower}${arrow(tower.owner === up, paint)}`, style(tower.owner));
  }
  for (let column = 0; column < SIZE; column++) {
    canvas.put(top + 2 + SIZE, left + 3 + column * PITCH, cells[column]!.name[0]!, paint.dim);
  }
  canvas.put(top + 3 + SIZE, left + 2, ` ${homeName(up, view.seats)} ${arrow(true, paint)} `, style(up));
};

/** What a seat has: points, captured towers, towers still to be placed. */
const drawColour = (view: TalatView, colour: number, paint: Paint): string => {
  const name = homeName(colour, view.seats);
  const hand = view.hands[colour]!;
  const parts: string[] = [];
  if (!isZihin(colour, view.seats)) {
    parts.push(`${view.points[colour]} points`);
    for (let loser = 0; loser < view.hands.length; loser++) {
      const taken = view.captures[colour]!.filter(({ owner }) => owner === loser).map(({ tower }) => tower);
      if (taken.length > 0) parts.push(`took ${taken.join(' ')} from ${homeName(loser, view.seats)}`);
    }
  } else if (view.leftOut !== null) parts.push(`without ${view.leftOut}`);
  if (hand.length > 0) parts.push(`to place: ${hand.join(' ')}`);
  return `  ${paint.seats[colour]!(` ${name} `)} ${parts.join(', ')}`.trimEnd();
};

const isZihin = (colour: number, seats: number): boolean => seats === 2 && colour === ZIHIN;

const homeName = (colour: number, seats: number): string => (isZihin(colour, seats) ? 'Zihin' : `seat ${colour}`);

const arrow = (upward: boolean, { plain }: Paint): string =>
  plain ? (upward ? '^' : 'v') : upward ? '\u2191' : '\u2193';
