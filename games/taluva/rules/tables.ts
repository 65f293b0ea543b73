import { HEX_DIRECTIONS } from '@threefold-games/grid';

/**
 * The table is a square of 256 by 256 cells, numbered by q, then by r, with the origin in the middle. No game leaves it: the
 * first tile reaches 1 away from the origin, and each of at most 47 others has a field next to land, so it reaches at most 2
 * further: 95. Layings are looked for up to 2 beyond the land, and their neighbours 1 beyond that: 98, still below 128.
 */
export const CELLS = 1 << 16;
export const FURTHEST = 95;

export const cellAt = (q: number, r: number): number => ((q + 128) << 8) | (r + 128);
export const columnOf = (cell: number): number => (cell >> 8) - 128;
export const rowOf = (cell: number): number => (cell & 255) - 128;
/** The cell's name in the notation: `q,r`. */
export const nameOf = (cell: number): string => `${columnOf(cell)},${rowOf(cell)}`;

export const ORIGIN = cellAt(0, 0);

/** What leads from a cell to its six neighbours, clockwise from east; the first stands at the end once more. */
export const AROUND = Int32Array.from([...HEX_DIRECTIONS, HEX_DIRECTIONS[0]!], ([q, r]) => q * 256 + r);
/** How many neighbours a cell has. */
export const DIRECTIONS = 6;

/** Jungle, clearing, sand, rock, lake: the terrains in the notation's letters. */
export const TERRAINS = ['J', 'C', 'S', 'R', 'L'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** All tiles together, whatever the options leave out. */
export const ALL_TILES = 48;

/** How many tiles there are of each kind (TL-1.2): the row is the first terrain clockwise from the volcano, the column the second. */
export const KIND_COUNTS: readonly number[] = [
  [1, 5, 4, 2, 1],
  [6, 1, 2, 2, 1],
  [4, 2, 1, 1, 1],
  [2, 2, 2, 1, 1],
  [2, 1, 1, 1, 1],
].flat();

export const KINDS = KIND_COUNTS.length;

export const firstTerrain = (kind: number): number => (kind / TERRAINS.length) | 0;
export const secondTerrain = (kind: number): number => kind % TERRAINS.length;

/** The names of the kinds: `JC` is jungle, then clearing. */
export const KIND_NAMES: readonly string[] = TERRAINS.flatMap(first => TERRAINS.map(second => first + second));

/** The kinds of pieces, in the order in which they count at the end (TL-8.3). */
export const TEMPLE = 0;
export const TOWER = 1;
export const HUT = 2;

/** What a seat begins with (TL-1.4), by kind of piece. */
export const PIECES: readonly number[] = [3, 2, 20];
export const PIECE_KINDS = PIECES.length;

/** The smallest settlement that a temple can be built next to (TL-6.6). */
export const TEMPLE_SIZE = 3;
/** The lowest level that a tower stands on (TL-6.8). */
export const TOWER_LEVEL = 3;
