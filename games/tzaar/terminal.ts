import { Canvas, type Drawing, type Paint } from '@threefold-games/stage/terminal';
import type { TypeCounts, TzaarSpace, TzaarView } from '@threefold-games/tzaar';

const LETTERS = { tzaar: 'A', tzarra: 'R', tott: 'O' } as const;
const SIDES = ['White', 'Black'] as const;
/** The ground of each side, and the letters of each type on it. */
const GROUNDS = [255, 238] as const;
const COLOURS = { tzaar: [160, 215], tzarra: [26, 123], tott: [16, 231] } as const;
/** Characters from one column of the board to the next; a line shows every second column, so that a cell has twice as many. */
const PITCH = 7;
/** The same on a terminal too narrow for that. */
const NARROW_PITCH = 5;
const WIDTH = 2 + 8 * PITCH + 7;

/** TZAAR in a terminal. */
export const drawing: Drawing<TzaarView> = {
  seatName: seat => SIDES[seat]!,

  /** The hexagon with White's side below: every space with its name, White's pieces in upper case, Black's in lower case. */
  draw(view, paint, width) {
    const canvas = new Canvas();
    const pitch = width < WIDTH ? NARROW_PITCH : PITCH;
    for (const space of view.spaces) drawSpace(canvas, space, pitch, paint);
    canvas.put(8, 2 + 4 * pitch, paint.plain ? '( )' : '\u25cc', paint.dim);
    return [...canvas.lines(), '', ...SIDES.map((_, seat) => legend(view, seat, paint))].join('\n');
  },

  announce: () => undefined,
};

const drawSpace = (canvas: Canvas, { name, stack }: TzaarSpace, pitch: number, paint: Paint): void => {
  const [row, column] = placeOf(name, pitch);
  canvas.put(row, column, name, paint.dim);
  if (!stack) {
    canvas.put(row, column + 3, paint.plain ? '.' : '\u00b7', paint.dim);
    return;
  }
  const { owner, height, type } = stack;
  const letter = owner === 0 ? LETTERS[type] : LETTERS[type].toLowerCase();
  const text = height > 1 ? `${letter}${height}` : letter;
  // The blanks around it belong to the coloured ground.
  canvas.put(row, column + 2, ` ${text} `, paint.ground(COLOURS[type][owner]!, GROUNDS[owner]!));
};

/** Where a space is drawn. Spaces of neighbouring columns are half a space apart: two lines of text are one space. */
const placeOf = (name: string, pitch: number): [row: number, column: number] => {
  const x = name.charCodeAt(0) - 'E'.charCodeAt(0);
  const along = Math.max(-4, -4 - x) + Number(name.slice(1)) - 1;
  const past = x === 0 && along >= 0 ? 1 : 0;
  return [8 - (2 * (along + past) + x), 2 + (x + 4) * pitch];
};

const legend = (view: TzaarView, seat: number, paint: Paint): string => {
  const letters = paint.seats[seat]!(seat === 0 ? ' A R O ' : ' a r o ');
  const hand = view.phase === 'placing' ? `; in hand ${counts(view.hand[seat]!)}` : '';
  return `  ${letters} ${SIDES[seat]} shows ${counts(view.left[seat]!)}${hand}`;
};

const counts = (of: TypeCounts): string => `Tzaars ${of.tzaar}, Tzarras ${of.tzarra}, Totts ${of.tott}`;
