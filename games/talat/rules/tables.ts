/** The nine towers of a colour, lowest rank first: small, medium, large with three, four, six sides. */
export const TOWERS = ['S3', 'S4', 'S6', 'M3', 'M4', 'M6', 'L3', 'L4', 'L6'] as const;
/** A tower by its height and its sides: `S3` is small and three-sided, `L6` large and six-sided. */
export type Tower = (typeof TOWERS)[number];
export const isTower = (text: string): text is Tower => (TOWERS as readonly string[]).includes(text);

/** A tower's place in `TOWERS`: a third of it is the height, the rest grows with the sides. */
export type Kind = number;
export const KINDS = TOWERS.length;
/** A set of all kinds, one bit each. */
export const ALL_KINDS = (1 << KINDS) - 1;
export const heightOf = (kind: Kind): number => (kind / 3) | 0;
/** The kind of a tower's name in capitals; -1 for another text. */
export const kindOf = (name: string): Kind => TOWERS.indexOf(name as Tower);
const DAVID: Kind = 0;
const GOLIATH: Kind = 8;

/** Columns, and ranks, of a board. */
export const SIZE = 5;
/** Cells of a board, counted from the left end of rank 1. A set of cells is 25 bits, and so is a single cell of one bit. */
export const CELLS = SIZE * SIZE;
export const BOARDS = 3;
/** The three seats' colours, or the two seats' and the Zihin's. Colour c meets colour c + 1 (cyclic) on board c. */
export const COLOURS = 3;

/** The side of a board that starts on rank 1. Twice the board plus the side is a front: all towers of one colour there. */
export const UP = 0;
/** The side of a board that starts on rank 5. */
export const DOWN = 1;
export const FRONTS = 2 * BOARDS;
export const upFront = (colour: number): number => 2 * colour + UP;
export const downFront = (colour: number): number => 2 * ((colour + 2) % BOARDS) + DOWN;
export const colourOf = (front: number): number => ((front >> 1) + (front & 1)) % COLOURS;

export const rankOf = (cell: number): number => (cell / SIZE) | 0;
export const columnOf = (cell: number): number => cell % SIZE;

const LETTERS = 'abcdefghijklmno';
/** The name of each cell of the three boards. */
export const CELL_NAMES: readonly string[] = Array.from({ length: BOARDS * CELLS }, (_, at) => {
  const cell = at % CELLS;
  return `${LETTERS[((at / CELLS) | 0) * SIZE + columnOf(cell)]}${rankOf(cell) + 1}`;
});

export const ALL = (1 << CELLS) - 1;
const RANK_1 = (1 << SIZE) - 1;
const COLUMN_A = 0b00001_00001_00001_00001_00001;
export const NOT_A = ALL ^ COLUMN_A;
export const NOT_E = ALL ^ (COLUMN_A << (SIZE - 1));

/** The start line of a front, and the opposing one. */
export const startLine = (front: number): number => ((front & 1) === UP ? RANK_1 : RANK_1 << (CELLS - SIZE));
export const farLine = (front: number): number => startLine(front ^ 1);

// The masks are `ALL`, `NOT_A` and `NOT_E`, written out: as constants of a module they would be read from memory at every step of a flood.

/** The cells one step ahead of any of these, for towers that move up. */
export const aheadUp = (cells: number): number =>
  ((cells << 5) | ((cells & 0b11110_11110_11110_11110_11110) << 4) | ((cells & 0b01111_01111_01111_01111_01111) << 6)) &
  0b11111_11111_11111_11111_11111;
/** The cells one step ahead of any of these, for towers that move down. */
export const aheadDown = (cells: number): number =>
  (cells >>> 5) | ((cells & 0b11110_11110_11110_11110_11110) >>> 6) | ((cells & 0b01111_01111_01111_01111_01111) >>> 4);
/** The cells at the side of any of these. */
export const beside = (cells: number): number =>
  ((cells & 0b11110_11110_11110_11110_11110) >>> 1) | ((cells & 0b01111_01111_01111_01111_01111) << 1);

/** The cells that a tower can come to over free cells, its own included. */
export const floodUp = (tower: number, free: number): number => {
  let reach = tower;
  for (let front = aheadUp(tower) & free; front !== 0; front = aheadUp(front) & free) reach |= front;
  return reach;
};
export const floodDown = (tower: number, free: number): number => {
  let reach = tower;
  for (let front = aheadDown(tower) & free; front !== 0; front = aheadDown(front) & free) reach |= front;
  return reach;
};

/** The number of the last cell of a set that is not empty. */
export const indexOf = (cells: number): number => 31 - Math.clz32(cells);
export const sizeOf = (set: number): number => {
  let n = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) n++;
  return n;
};

/** Who takes whom (TA-4.2 to TA-4.5): by kind, a set of kinds as bits. */
export interface Relations {
  /** What the tower takes. */
  readonly takes: Int32Array;
  /** What the tower takes or is taken by. */
  readonly related: Int32Array;
}

const takes = (a: Kind, b: Kind, davidGoliath: boolean): boolean =>
  heightOf(a) === heightOf(b) + 1 ||
  (heightOf(a) === heightOf(b) && a > b) ||
  (davidGoliath && a === DAVID && b === GOLIATH);

const makeRelations = (davidGoliath: boolean): Relations => {
  const made = { takes: new Int32Array(KINDS), related: new Int32Array(KINDS) };
  for (let a = 0; a < KINDS; a++) {
    for (let b = 0; b < KINDS; b++) {
      if (!takes(a, b, davidGoliath)) continue;
      made.takes[a]! |= 1 << b;
      made.related[a]! |= 1 << b;
      made.related[b]! |= 1 << a;
    }
  }
  return made;
};

const WITH_DAVID = makeRelations(true);
const WITHOUT_DAVID = makeRelations(false);
export const relations = (davidGoliath: boolean): Relations => (davidGoliath ? WITH_DAVID : WITHOUT_DAVID);
