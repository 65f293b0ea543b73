import type { Edge, Point, Scene, SceneCell } from '../scene.ts';
import { hutBadge } from './buildings.ts';
import { strokeEdges } from './cells.ts';
import { byDepth, faceOf, isField, lift, push, type Standing, UNDERGROUND } from './lift.ts';
import { group, node, paint, type SvgNode } from './node.ts';
import { drawPattern } from './patterns.ts';
import { body, line, moved, once, type Pen, path, round, stroke } from './pen.ts';
import { drawPiece } from './piece.ts';
import { hexagon, lattice, outline, polyline, stamp } from './polygon.ts';

const HEXAGON = hexagon(1);
const FACE = outline(HEXAGON);
const INNER = hexagon(0.9);
/** Neighbours on the sides away from the light, and the corners of the side towards them. */
const SHADED: readonly { readonly x: number; readonly y: number; readonly corners: readonly [number, number] }[] = [
  { x: -0.866, y: 1.5, corners: [3, 4] },
  { x: -1.732, y: 0, corners: [4, 5] },
  { x: -0.866, y: -1.5, corners: [5, 0] },
  { x: 0.866, y: -1.5, corners: [0, 1] },
];

/** The middles of the six sides. */
const MIDDLES: readonly Point[] = HEXAGON.map((a, k) => {
  const b = HEXAGON[(k + 1) % 6] as Point;
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
});

const rowOf = (y: number): number => Math.round(y * 20);

/** How far a building on a field with a number stands from its middle: the number has the lower corner. */
export const RAISED = 0.1;

/** Fields that rise by levels, with what stands on them, row by row from back to front: in a row nothing hides anything. */
export const drawRelief = (scene: Scene, pieces: Standing, pen: Pen): SvgNode[] => {
  const fields = scene.cells.filter(isField).sort(byDepth);
  const origin = fields[0] ?? { x: 0, y: 0 };
  const levels = new Map(fields.map(cell => [lattice(cell.x - origin.x, cell.y - origin.y), cell.level]));
  const edges = edgesByRow(scene.edges, fields, origin);
  const tagged = new Set(scene.tags.map(tag => tag.cell));
  const nodes: SvgNode[] = [];
  const badges: SvgNode[] = [];
  for (let i = 0; i < fields.length; ) {
    const row = rowOf((fields[i] as SceneCell).y);
    const standing: SvgNode[] = [];
    for (; i < fields.length && rowOf((fields[i] as SceneCell).y) === row; i++) {
      const cell = fields[i] as SceneCell;
      const face = faceOf(cell);
      const here = pieces.get(cell.id) ?? [];
      const kids = [field(cell, here.length > 0, pen), ...shades(cell, origin, levels)];
      nodes.push(group(`cell:${cell.id}`, kids, { transform: moved(face.x, face.y) }));
      const raised = tagged.has(cell.id) || pen.contrast ? RAISED : 0;
      for (const piece of here) {
        const place = { transform: moved(face.x, face.y - raised) };
        standing.push(group(`piece:${cell.id}`, [drawPiece(piece, pen)], place));
        const badge = hutBadge(piece, pen);
        if (badge) badges.push(group(`mark:${cell.id}`, [badge], place));
      }
    }
    nodes.push(group(`edges:${row}`, strokeEdges(edges.get(row) ?? [], pen)), ...standing);
  }
  // What stands in the next row may be higher: a number is never half hidden by it.
  return [...nodes, ...badges];
};

/** Strata, face, glyphs and the lighter inner edge of a field, about the middle of its face. */
export const field = (cell: SceneCell, faint: boolean, pen: Pen): SvgNode => {
  const { fill = 'sea', pattern, level, facing } = cell;
  return once(pen, `field ${fill} ${pattern} ${level} ${facing} ${faint}`, () => {
    const kids = [...strata(level, pen), path(FACE, { fill: paint(fill) })];
    if (pattern) kids.push(drawPattern(pattern, fill, facing, faint, pen));
    if (level > 1)
      kids.push(
        path(outline(INNER), {
          ...stroke('levelBg', 0.05),
          'stroke-opacity': round(Math.min(0.12 + 0.1 * level, 0.7)),
        }),
      );
    return node('g', {}, kids);
  });
};

const strata = (level: number, pen: Pen): SvgNode[] => {
  const deep = (lift(level) + UNDERGROUND) / level;
  const edge = line(pen, 0.03, 0.8);
  return Array.from({ length: level }, (_, i) => {
    const top = deep * (level - 1 - i);
    const band = [
      { x: -0.866, y: 0.5 + top },
      { x: 0, y: 1 + top },
      { x: 0.866, y: 0.5 + top },
      { x: 0.866, y: 0.5 + top + deep },
      { x: 0, y: 1 + top + deep },
      { x: -0.866, y: 0.5 + top + deep },
    ];
    return path(outline(band), body(i % 2 === 0 ? 'earthA' : 'earthB', 'tileEdge', edge));
  });
};

/** Where something higher stands beside a field, it throws a shadow onto it. */
const shades = (cell: SceneCell, origin: Point, levels: ReadonlyMap<number, number>): SvgNode[] => {
  let d = '';
  for (const { x, y, corners } of SHADED) {
    const level = levels.get(lattice(cell.x + x - origin.x, cell.y + y - origin.y)) ?? 0;
    if (level > cell.level) d += polyline(corners.map(k => INNER[k] as Point));
  }
  return d === '' ? [] : [path(d, { ...stroke('tileEdge', 0.17), 'stroke-opacity': 0.3 })];
};

/** By row: the edges that are painted with it, so that what stands before it covers them. */
const edgesByRow = (edges: readonly Edge[], fields: readonly SceneCell[], origin: Point): Map<number, Edge[]> => {
  const found = new Map<number, Edge[]>();
  const beside = new Map<number, SceneCell[]>();
  for (const cell of fields)
    for (const { x, y } of MIDDLES) push(beside, lattice(cell.x + x - origin.x, cell.y + y - origin.y), cell);
  for (const edge of edges) {
    const near =
      beside.get(lattice((edge.from.x + edge.to.x) / 2 - origin.x, (edge.from.y + edge.to.y) / 2 - origin.y)) ?? [];
    // The last of them in the order of painting; of those at its height, if any is.
    const owner = near.findLast(cell => cell.level === edge.level) ?? near.at(-1);
    if (owner) push(found, rowOf(owner.y), edge.level === undefined ? { ...edge, level: owner.level } : edge);
  }
  return found;
};

const SHALLOWS = [
  { token: 'sea2', stamped: stamp(hexagon(1.42), 0.3) },
  { token: 'shoal', stamped: stamp(hexagon(1.2), 0.3) },
] as const;

/** The shallows around an island: two rims of water. On dry ground there are none. */
export const drawShallows = (scene: Scene): SvgNode[] => {
  const fields = scene.cells.filter(isField);
  if (fields.length === 0 || scene.backdrop !== 'sea') return [];
  return SHALLOWS.map(({ token, stamped }) => {
    const d = fields.map(({ x, y }) => stamped(x, y + 0.12)).join('');
    return { ...path(d, { fill: paint(token) }), key: `shallows:${token}` };
  });
};
