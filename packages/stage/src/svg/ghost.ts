import type { Ghost, Point, SceneCell } from '../scene.ts';
import { signBadge, textBadge } from './badge.ts';
import { middleOf } from './deeds.ts';
import { byDepth, type Cells, faceOf } from './lift.ts';
import { group, node, paint, type SvgNode } from './node.ts';
import { drawPattern } from './patterns.ts';
import { line, moved, type Pen, path } from './pen.ts';
import { drawPiece } from './piece.ts';
import { hexagon, outline, shifted, union } from './polygon.ts';
import { cased } from './states.ts';

/** How far a tile hovers above where it would lie. */
const HOVER = 0.22;

/** What is being laid or placed: opaque where it may lie, with the reasons where it may not. */
export const drawGhost = (ghost: Ghost, cells: Cells, pen: Pen): SvgNode[] => [
  ...(ghost.cells.length > 0 ? tile(ghost, pen) : []),
  ...ghost.pieces.map((piece, i) =>
    group(`ghost:${i}`, [drawPiece(piece, pen, true)], {
      transform: moved(piece.x, piece.y),
      opacity: ghost.ok ? 0.92 : 0.72,
    }),
  ),
  ...ghost.reasons.flatMap(({ cell, text }) => reason(cell, text, ghost, cells, pen)),
];

const hovering = (cell: SceneCell): Point => {
  const { x, y } = faceOf(cell);
  return { x, y: y - HOVER };
};

const tile = (ghost: Ghost, pen: Pen): SvgNode[] => {
  const fields = [...ghost.cells].sort(byDepth);
  const faces = fields.map(hovering);
  const d = union(faces);
  const middle = middleOf(fields);
  const shadow = path(d, { fill: paint('shadow'), 'fill-opacity': 0.3, transform: moved(0.06, HOVER + 0.1) });
  const hexes = fields.map((cell, i) => face(cell, faces[i] as Point, pen));
  const border = ghost.ok
    ? cased(d, 'accent', 'surface', line(pen, 0.12, 3), line(pen, 0.24, 6), { 'stroke-linejoin': 'miter' })
    : refusedBorder(d, pen);
  const badge = ghost.ok
    ? signBadge('check', middle.x, middle.y - HOVER, 0.36, ACCENT, pen)
    : signBadge('cross', middle.x, middle.y - HOVER, 0.26, DANGER, pen);
  return [
    group('ghost:tile', [shadow, node('g', ghost.ok ? {} : { opacity: 0.72 }, hexes), ...border]),
    group('ghost:badge', [badge]),
  ];
};

const ACCENT = { fill: 'accent', ink: 'onAccent', casing: 'surface' } as const;
const DANGER = { fill: 'danger', ink: 'onDanger', casing: 'surface' } as const;

const refusedBorder = (d: string, pen: Pen): SvgNode[] => {
  const [casing, ring] = cased(d, 'danger', 'surface', line(pen, 0.12, 3), line(pen, 0.24, 6), {
    'stroke-linejoin': 'miter',
    'stroke-linecap': 'butt',
  }) as [SvgNode, SvgNode];
  return [casing, { ...ring, attrs: { ...ring.attrs, 'stroke-dasharray': '0.24 0.22' } }];
};

const HEXAGON = hexagon(1);

/** A field of the tile by its face alone: its sides are in the air. */
const face = ({ fill = 'sea', pattern, facing }: SceneCell, { x, y }: Point, pen: Pen): SvgNode => {
  const kids = [
    path(outline(shifted(HEXAGON, 0, 0)), {
      fill: paint(fill),
      stroke: paint('tileEdge'),
      'stroke-width': line(pen, 0.025, 0.8),
      'stroke-opacity': 0.4,
    }),
  ];
  if (pattern) kids.push(drawPattern(pattern, fill, facing, false, pen));
  return node('g', { transform: moved(x, y) }, kids);
};

const reason = (id: string, text: string, ghost: Ghost, cells: Cells, pen: Pen): SvgNode[] => {
  const own = ghost.cells.find(cell => cell.id === id);
  const cell = own ?? cells.get(id);
  if (!cell) return [];
  const { x, y } = own ? hovering(own) : faceOf(cell);
  const large = cell.outline === 'hexagon';
  const colours = { fill: 'surface', ink: 'danger', casing: 'danger', edge: large ? 0.08 : 0.04 } as const;
  const shape = large ? { radius: 0.34, size: 0.4 } : { radius: 0.2, size: 0.26 };
  return [group(`reason:${id}`, [textBadge(text, x, y, shape, colours, pen)])];
};
