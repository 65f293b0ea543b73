import { HEX_DIRECTIONS } from '@threefold-games/grid';

/** TZ-1.1: the spaces, in the order A1..A5 B1..B6 and so on to I5. */
export const SPACES = 60;
/** Stands for "no piece that way" wherever a space is expected. */
export const RIM = SPACES;
/** How many entries a table by space has, the rim included. */
export const ROW = 64;

/** TZ-1.3: the three types in the order of the letters A, R, O. */
export const TYPES = ['tzaar', 'tzarra', 'tott'] as const;
/** A type of piece (TZ-1.3). */
export type PieceType = (typeof TYPES)[number];
export const TYPE_LETTERS = ['A', 'R', 'O'] as const;
/** White's pieces, then Black's: a stack's top is the place of its letter here, counted from 1. */
export const PIECE_LETTERS = 'AROaro';
/** How many of each type a side has. */
export const SUPPLY = [6, 9, 15] as const;
/** A stack holds at most all of a side's pieces. */
export const TALLEST = 30;

/** The axial coordinates of every space: column A is q = -4, r grows away from White. */
const COORDINATES: (readonly [q: number, r: number])[] = [];
const NAMES: string[] = [];
for (let q = -4; q <= 4; q++) {
  for (let r = Math.max(-4, -4 - q), number = 1; r <= Math.min(4, 4 - q); r++) {
    if (q === 0 && r === 0) continue; // TZ-1.2: the hole
    COORDINATES.push([q, r]);
    NAMES.push(`${'ABCDEFGHI'[q + 4]}${number++}`);
  }
}

/** The names of the spaces by index. */
export const SPACE_NAMES: readonly string[] = NAMES;
export const SPACE_INDEX: ReadonlyMap<string, number> = new Map(NAMES.map((name, i) => [name, i]));
/** The axial coordinates of the spaces by index. */
export const SPACE_COORDINATES: readonly (readonly [q: number, r: number])[] = COORDINATES;

/** NEIGHBOUR[space * 6 + direction]: the space next to it, or RIM at the edge and at the hole. */
export const NEIGHBOUR: Uint8Array = Uint8Array.from(
  COORDINATES.flatMap(([q, r]) =>
    HEX_DIRECTIONS.map(([dq, dr]) => {
      const i = COORDINATES.findIndex(([x, y]) => x === q + dq && y === r + dr);
      return i < 0 ? RIM : i;
    }),
  ),
);

/** TZ-2.2: the fixed set-up, A/R/O for White and a/r/o for Black. */
export const FIXED_LAYOUT = 'ooooOOrrrROORaaAROORAoOAROORAOoarooraoOarooraAAroorRRRooOOOO';
