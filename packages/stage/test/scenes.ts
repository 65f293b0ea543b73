import type { Edge, Ground, Label, Pattern, Piece, Point, Scene, SceneCell, Token } from '../src/index.ts';
import { EMPTY_SCENE } from '../src/scene.ts';

/** Scenes to draw: a board of spots, squares in a frame, and an island. They are made up and follow no rules. */

const ROWS = [5, 6, 7, 8, 9, 8, 7, 6, 5];

const spotCells = (): SceneCell[] =>
  ROWS.flatMap((rows, column) =>
    Array.from({ length: rows }, (_, row) => ({ column, row, rows })).flatMap(place =>
      place.column === 4 && place.row === 4
        ? []
        : [
            {
              id: `${'ABCDEFGHI'[place.column]}${place.row + (place.column === 4 && place.row > 4 ? 0 : 1)}`,
              x: (place.column - 4) * 0.866,
              y: -(place.row - (place.rows - 1) / 2),
              outline: 'spot' as const,
              fill: 'clay' as const,
              level: 0,
            },
          ],
    ),
  );

/** The hexagonal board with 60 spots. */
export const spotBoard = (extra: Partial<Scene> = {}): Scene => {
  const cells = spotCells();
  const links = cells.flatMap((a, i) =>
    cells.flatMap((b, k) => (k > i && Math.abs(Math.hypot(a.x - b.x, a.y - b.y) - 1) < 0.05 ? [[i, k] as const] : [])),
  );
  const labels: Label[] = ROWS.flatMap((rows, column) => {
    const x = (column - 4) * 0.866;
    return [
      { kind: 'coordinate', text: 'ABCDEFGHI'[column] as string, x, y: (rows - 1) / 2 + 0.72 },
      { kind: 'coordinate', text: String(rows), x, y: -(rows - 1) / 2 - 0.6 },
    ];
  });
  return {
    ...EMPTY_SCENE,
    bounds: { x: -4.27, y: -4.92, width: 8.54, height: 10.04 },
    ground: [
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
    ],
    cells,
    links,
    labels,
    ...extra,
  };
};

/** A frame of 5 by 5 squares about (x, y), its cells a1 to e5. */
export const squareBoard = (at: Point, part: string, frozen = false): Pick<Scene, 'ground' | 'cells' | 'edges'> => {
  const ground: Ground = {
    shape: 'box',
    ...at,
    width: 5.6,
    height: 5.6,
    round: 0.34,
    fill: frozen ? 'frostBoard' : 'celadon',
    side: frozen ? 'frostEdge' : 'celadonEdge',
    depth: 0.1,
    part,
  };
  const cells = [0, 1, 2, 3, 4].flatMap(row =>
    [0, 1, 2, 3, 4].map((column): SceneCell => {
      const start = row === 0 || row === 4;
      const fill: Token = frozen ? 'frostCell' : start ? 'celadonStart' : 'celadonCell';
      const id = `${part}${'abcde'[column]}${5 - row}`;
      return {
        id,
        x: at.x + column - 2,
        y: at.y + row - 2,
        outline: 'square',
        fill,
        level: 0,
        label: id.slice(1),
        part,
      };
    }),
  );
  const edges: Edge[] = (['ebony', 'ivory'] as const).map((tone, k) => {
    const y = at.y + (k === 0 ? -2.645 : 2.645);
    return { from: { x: at.x - 2.4, y }, to: { x: at.x + 2.4, y }, weight: 'bar', tone };
  });
  return { ground: [ground], cells, edges };
};

export const squares = (extra: Partial<Scene> = {}): Scene => ({
  ...EMPTY_SCENE,
  bounds: { x: -2.9, y: -2.9, width: 5.8, height: 5.9 },
  ...squareBoard({ x: 0, y: 0 }, '1'),
  ...extra,
});

export interface FieldSpec {
  readonly q: number;
  readonly r: number;
  readonly terrain: 'jungle' | 'clearing' | 'sand' | 'rock' | 'lake' | 'volcano';
  readonly level: number;
  readonly tile: number;
  readonly facing?: number;
}

const GLYPHS: Readonly<Record<FieldSpec['terrain'], Pattern>> = {
  jungle: 'drops',
  clearing: 'tufts',
  sand: 'dots',
  rock: 'peaks',
  lake: 'waves',
  volcano: 'crater',
};
const CORNERS = [-90, -30, 30, 90, 150, 210].map(angle => ({
  x: Math.cos((angle * Math.PI) / 180),
  y: Math.sin((angle * Math.PI) / 180),
}));
/** The neighbour across the side from corner k to corner k + 1. */
const ACROSS = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
] as const;

export const hexPlace = (q: number, r: number): Point => ({ x: 1.732 * (q + r / 2), y: 1.5 * r });

/** An island of fields; tiles are told by their numbers. */
export const island = (fields: readonly FieldSpec[], extra: Partial<Scene> = {}): Scene => {
  const byPlace = new Map(fields.map(field => [`${field.q},${field.r}`, field]));
  const cells = fields.map(
    ({ q, r, terrain, level, facing }): SceneCell => ({
      id: `${q},${r}`,
      ...hexPlace(q, r),
      outline: 'hexagon',
      fill: terrain,
      pattern: GLYPHS[terrain],
      level,
      ...(facing === undefined ? {} : { facing }),
    }),
  );
  const edges = fields.flatMap(field =>
    ACROSS.flatMap(([dq, dr], k): Edge[] => {
      const other = byPlace.get(`${field.q + dq},${field.r + dr}`);
      if (other && (other.level > field.level || (other.level === field.level && k > 2))) return [];
      const middle = hexPlace(field.q, field.r);
      const [from, to] = [CORNERS[k], CORNERS[(k + 1) % 6]].map(corner => ({
        x: middle.x + (corner?.x ?? 0),
        y: middle.y + (corner?.y ?? 0),
      })) as [Point, Point];
      return [{ from, to, weight: other?.tile === field.tile ? 'thin' : 'thick', level: field.level }];
    }),
  );
  const xs = cells.map(({ x }) => x);
  const ys = cells.map(({ y }) => y);
  const x = Math.min(...xs) - 1.7;
  const y = Math.min(...ys) - 2;
  return {
    ...EMPTY_SCENE,
    backdrop: 'sea',
    bounds: { x, y, width: Math.max(...xs) + 1.7 - x, height: Math.max(...ys) + 1.9 - y },
    cells,
    edges,
    tags: fields.flatMap(({ q, r, level }) =>
      level > 1
        ? [{ cell: `${q},${r}`, corner: 'bottomRight' as const, text: String(level), kind: 'level' as const }]
        : [],
    ),
    ...extra,
  };
};

export const piece = (cell: string, figure: Omit<Piece, 'cell'>): Piece => ({ cell, ...figure });
