import type { Edge, Piece, Point, Rect, SceneCell, SceneTag } from '@threefold-games/stage';
import type { TaluvaField, TaluvaView } from '@threefold-games/taluva';
import { corner, LIFT, middle, nameAt, neighbour, ORIGIN, rotated, SIXTHS } from './places.ts';
import { figureOf } from './seats.ts';
import { cellOf } from './tile.ts';

/** All of a scene that pointing at it does not change. */
export interface Land {
  readonly fields: ReadonlyMap<string, TaluvaField>;
  readonly cells: readonly SceneCell[];
  readonly edges: readonly Edge[];
  readonly pieces: readonly Piece[];
  readonly tags: readonly SceneTag[];
  readonly bounds: Rect;
}

/** The land as it lies when the board is rotated; in the order in which it is read and painted. */
export const landOf = (fields: readonly TaluvaField[], boardRotation: number): Land => {
  const byName = new Map(fields.map(field => [field.name, field]));
  const cells = fields.map(field => cellOf(field, boardRotation)).sort((a, b) => a.y - b.y || a.x - b.x);
  const inOrder = cells.map(({ id }) => byName.get(id)!);
  return {
    fields: byName,
    cells,
    edges: inOrder.flatMap(field => edgesOf(field, byName, boardRotation)),
    pieces: inOrder.flatMap(pieceOf),
    tags: inOrder
      .filter(({ level }) => level > 1)
      .map(({ name, level }) => ({ cell: name, corner: 'bottomRight', text: String(level), kind: 'level' })),
    bounds: boundsOf(cells, boardRotation),
  };
};

const kept = new WeakMap<TaluvaView, Land[]>();

/** The land of a view, which is worked out once for every rotation of the board. */
export const landFor = (view: TaluvaView, boardRotation: number): Land => {
  const known = kept.get(view) ?? [];
  if (known.length === 0) kept.set(view, known);
  known[boardRotation] ??= landOf(view.fields, boardRotation);
  return known[boardRotation];
};

/** The edges of a field at its own height; one that it shares on one level is given by the field before it. */
const edgesOf = (field: TaluvaField, fields: ReadonlyMap<string, TaluvaField>, boardRotation: number): Edge[] => {
  const { q, r, level, volcano } = field;
  const at = middle(...rotated(q, r, boardRotation));
  const edges: Edge[] = [];
  for (let k = 0; k < SIXTHS; k++) {
    const next = fields.get(nameAt(...neighbour(q, r, k)));
    const beside = next?.level === level;
    const seen = (k + boardRotation) % SIXTHS;
    if (beside && seen >= SIXTHS / 2) continue;
    const weight = beside && next.volcano === volcano ? 'thin' : 'thick';
    edges.push({ from: corner(at, seen - 1), to: corner(at, seen), weight, level });
  }
  return edges;
};

const pieceOf = ({ name, piece }: TaluvaField): Piece[] => {
  if (!piece) return [];
  const figure = figureOf(piece.kind, piece.seat);
  return [piece.huts > 1 ? { cell: name, ...figure, count: piece.huts } : { cell: name, ...figure }];
};

/** Room for a tile that is laid at the shore: the furthest place of its volcano can still be pointed at. */
const MARGIN = { x: 2.4, y: 1.7 };
/** What a small island is seen in. */
const LEAST = { x: 16, y: 12.5 };
/** The middle of the first tile, about which a small island is seen: it does not move with every tile. */
const homeOf = (boardRotation: number): Point => corner(middle(0, 0), boardRotation);

const boundsOf = (cells: readonly SceneCell[], boardRotation: number): Rect => {
  const home = homeOf(boardRotation);
  const wide = span(
    cells.flatMap(({ x }) => [x - 0.87, x + 0.87]),
    home.x,
    'x',
  );
  const high = span(
    cells.flatMap(({ y, level }) => [y - 1 - LIFT * (level - 1), y + 1.17]),
    home.y,
    'y',
  );
  return { x: wide[0], y: high[0], width: wide[1] - wide[0], height: high[1] - high[0] };
};

/** From where to where an axis is seen: moved and widened no more than the land asks for. */
const span = (ends: readonly number[], home: number, axis: 'x' | 'y'): readonly [number, number] => {
  const low = Math.min(home, ...ends) - MARGIN[axis];
  const high = Math.max(home, ...ends) + MARGIN[axis];
  const spare = LEAST[axis] - (high - low);
  if (spare <= 0) return [low, high];
  const from = Math.min(Math.max(home - LEAST[axis] / 2, low - spare), low);
  return [from, from + LEAST[axis]];
};

/** How far from land a volcano can be laid. */
const REACH = 2;

/** The free cells around land, or around the origin while there is none. */
export const seaAround = (fields: ReadonlyMap<string, TaluvaField>, boardRotation: number): SceneCell[] => {
  const cells: SceneCell[] = [];
  const known = new Set<string>();
  const add = (q: number, r: number): void => {
    const id = nameAt(q, r);
    if (known.has(id) || fields.has(id)) return;
    known.add(id);
    cells.push({ id, ...middle(...rotated(q, r, boardRotation)), outline: 'hexagon', level: 0 });
  };
  let shore: (readonly [number, number])[] = [...fields.values()].map(({ q, r }) => [q, r]);
  if (shore.length === 0) {
    add(0, 0);
    shore = [[0, 0]];
  }
  for (let distance = 1; distance <= REACH; distance++) {
    const next: (readonly [number, number])[] = [];
    for (const [q, r] of shore) {
      for (let k = 0; k < SIXTHS; k++) {
        const at = neighbour(q, r, k);
        if (!fields.has(nameAt(...at)) && !known.has(nameAt(...at))) next.push(at);
        add(...at);
      }
    }
    shore = next;
  }
  return cells;
};

const withSea = new WeakMap<TaluvaView, (readonly SceneCell[])[]>();

/** The cells of the land with the sea around them, in the order in which they are read; worked out once for every rotation. */
export const cellsWithSea = (
  view: TaluvaView,
  land: readonly SceneCell[],
  fields: ReadonlyMap<string, TaluvaField>,
  boardRotation: number,
): readonly SceneCell[] => {
  const known = withSea.get(view) ?? [];
  if (known.length === 0) withSea.set(view, known);
  // The first tile has one place alone.
  known[boardRotation] ??= [...land, ...seaAround(fields, boardRotation)]
    .filter(({ id }) => fields.size > 0 || id === ORIGIN)
    .sort((a, b) => a.y - b.y || a.x - b.x);
  return known[boardRotation];
};
