import {
  ALL,
  aheadDown,
  aheadUp,
  beside,
  CELLS,
  COLOURS,
  colourOf,
  columnOf,
  FRONTS,
  rankOf,
  SIZE,
  UP,
} from '@threefold-games/talat/internal';

const eachCell = <T>(make: (cell: number) => T): T[] => Array.from({ length: CELLS }, (_, cell) => make(cell));
const cellsWhere = (holds: (cell: number) => boolean): number =>
  eachCell(holds).reduce((set, has, cell) => (has ? set | (1 << cell) : set), 0);

/** Whether a tower that moves up and one that moves down can still come to stand in reach of each other, on an empty board. */
const canMeet = (up: number, down: number): boolean => {
  const ranks = rankOf(down) - rankOf(up);
  return up !== down && ranks >= 0 && Math.abs(columnOf(down) - columnOf(up)) <= ranks + 1;
};

/** By side times `CELLS` plus cell: where opposing towers stand that the tower there can still meet. */
export const MEETS = Int32Array.from([
  ...eachCell(up => cellsWhere(down => canMeet(up, down))),
  ...eachCell(down => cellsWhere(up => canMeet(up, down))),
]);

/** By side times `CELLS` plus cell: the cells on which the tower there can capture, which are those it can be captured from. */
export const ZONE = Int32Array.from([
  ...eachCell(cell => aheadUp(1 << cell) | beside(1 << cell)),
  ...eachCell(cell => aheadDown(1 << cell) | beside(1 << cell)),
]);

/** By side times `CELLS` plus cell: the cells one step ahead. */
export const AHEAD = Int32Array.from([
  ...eachCell(cell => aheadUp(1 << cell) & ALL),
  ...eachCell(cell => aheadDown(1 << cell)),
]);

/** The cells one step ahead of any of these, for towers that move up (`rises`) or down. */
export const ahead = (rises: boolean, cells: number): number => (rises ? aheadUp(cells) : aheadDown(cells));

/** By side times `CELLS` plus cell: the ranks to the opposing start line. */
export const TO_GO = Int8Array.from([...eachCell(cell => SIZE - 1 - rankOf(cell)), ...eachCell(rankOf)]);

/** How near a pair is that can still meet: in reach, or by the ranks between them and how far apart their columns are. */
export const GAPS = 9;
const gapOf = (ranks: number, columns: number): number => {
  if (ranks <= 1) return columns <= 1 ? 0 : 1;
  if (ranks === 2) return columns <= 1 ? 2 : 3;
  if (ranks === 3) return columns <= 1 ? 4 : 5;
  if (columns <= 1) return 6;
  return columns === 2 ? 7 : 8;
};

/** By cell of the tower that moves up times `CELLS` plus cell of the other: their gap. */
export const GAP = Int8Array.from({ length: CELLS * CELLS }, (_, pair) => {
  const up = (pair / CELLS) | 0;
  const down = pair % CELLS;
  return gapOf(Math.abs(rankOf(down) - rankOf(up)), Math.abs(columnOf(down) - columnOf(up)));
});

/**
 * By front: the seat that scores for its captures and for its towers across. The Zihin of a game of two scores on each of its
 * boards for the seat that does not play there, so every board is one seat against another (TA-7.3, TA-7.5).
 */
const OWNERS_OF_3 = Int8Array.from({ length: FRONTS }, (_, front) => colourOf(front));
const OWNERS_OF_2 = OWNERS_OF_3.map((colour, front) => (colour === COLOURS - 1 ? 1 - OWNERS_OF_3[front ^ 1]! : colour));
export const ownersOf = (seats: number): Int8Array => (seats === 2 ? OWNERS_OF_2 : OWNERS_OF_3);

/** The place of a front's cell in tables by side and cell. */
export const sideBase = (front: number): number => ((front & 1) === UP ? 0 : CELLS);
