import type { Ground, Label, Point, Rect, SceneCell } from '@threefold-games/stage';
import { NEIGHBOUR, RIM, SPACE_COORDINATES, SPACE_NAMES, SPACES } from '@threefold-games/tzaar/display';

/** The distance of the columns; that of neighbours is 1. */
const COLUMN = Math.sqrt(3) / 2;
const COLUMNS = 'ABCDEFGHI';

/** What must be in the picture: the board, its side and a hair around it. */
export const BOUNDS: Rect = { x: -4.27, y: -4.93, width: 8.54, height: 10.04 };

/** TZ-1.2: lines stop at the hole, so one sees why nothing crosses it. */
export const GROUND: readonly Ground[] = [
  { shape: 'hexagon', x: 0, y: 0, radius: 4.86, round: 0.7, fill: 'clay', side: 'clayEdge', depth: 0.12 },
  {
    shape: 'hexagon',
    x: 0,
    y: 0,
    radius: 0.62,
    round: 0.12,
    fill: 'clayEdge',
    side: 'claySpot',
    depth: 0.05,
    hollow: true,
  },
];

/** Where a space lies: White sits below, and above once the board is rotated. */
export const placeOf = (space: number, rotation: number): Point => {
  const [q, r] = SPACE_COORDINATES[space]!;
  const side = rotation === 1 ? -1 : 1;
  return { x: side * q * COLUMN, y: -side * (r + q / 2) };
};

const cellsFor = (rotation: number): readonly SceneCell[] =>
  SPACE_NAMES.map((id, space) => ({ id, outline: 'spot', fill: 'clay', level: 0, ...placeOf(space, rotation) }));

/** A letter at the end of every column that is nearer to White, and how far it counts at the other. */
const labelsFor = (rotation: number): readonly Label[] =>
  [...COLUMNS].flatMap(letter => {
    const column = SPACE_NAMES.flatMap((name, space) => (name[0] === letter ? [space] : []));
    const near = placeOf(column[0]!, rotation);
    const far = placeOf(column.at(-1)!, rotation);
    return [label(letter, near, far), label(String(column.length), far, near)];
  });

/** Pieces reach further down than up, so a label below keeps more distance. */
const label = (text: string, at: Point, other: Point): Label => ({
  kind: 'coordinate',
  text,
  x: at.x,
  y: at.y > other.y ? at.y + 0.72 : at.y - 0.6,
});

export const CELLS: readonly (readonly SceneCell[])[] = [cellsFor(0), cellsFor(1)];
export const LABELS: readonly (readonly Label[])[] = [labelsFor(0), labelsFor(1)];

/** The 150 lines between neighbours. */
export const LINKS: readonly (readonly [number, number])[] = Array.from({ length: 6 * SPACES }, (_, i) => i).flatMap(
  i => {
    const [from, to] = [Math.floor(i / 6), NEIGHBOUR[i]!];
    return to !== RIM && from < to ? [[from, to] as const] : [];
  },
);
