import type { Token } from '../palette.ts';
import type { Figure, Ghost, GhostReason, Point, SceneCell } from '../scene.ts';
import { signBadge, textBadge } from './badge.ts';
import { middleOf } from './deeds.ts';
import { byDepth, type Cells, faceOf } from './lift.ts';
import { group, node, paint, type SvgNode } from './node.ts';
import { drawPattern } from './patterns.ts';
import { body, circle, line, moved, type Pen, path, round, shrunk } from './pen.ts';
import { drawBody, drawPiece } from './piece.ts';
import { hexagon, outline, union } from './polygon.ts';
import { prismChevrons } from './prism.ts';
import { cased } from './states.ts';

/** How far a tile hovers above where it would lie. */
const HOVER = 0.22;

/** What is being laid or placed: opaque where it may lie, with the reasons where it may not. */
export const drawGhost = (ghost: Ghost, cells: Cells, pen: Pen): SvgNode[] => [
  ...(ghost.cells.length > 0 ? tile(ghost, pen) : []),
  ...ghost.pieces.map((piece, i) => {
    const marks = prismChevrons(piece, false, pen);
    return group(`ghost:${i}`, [drawPiece(piece, pen, true), ...(marks ? [marks] : [])], {
      transform: moved(piece.x, piece.y),
      opacity: ghost.ok ? 0.92 : 0.72,
    });
  }),
  ...ghost.reasons.flatMap(reason => drawReason(reason, ghost, cells, pen)),
];

/** What is only advised: hollow, with a broken rim in ink, so that it is never taken for something that lies there. */
export const drawHint = (hint: Ghost, pen: Pen): SvgNode[] => {
  const fields = [...hint.cells].sort(byDepth);
  const faces = fields.map(faceOf);
  const hexes = fields.map((cell, i) => face(cell, faces[i] as Point, pen));
  return [
    ...(fields.length > 0
      ? [group('hint:tile', [node('g', { opacity: HOLLOW }, hexes), ...brokenBorder(union(faces), 'ink', pen)])]
      : []),
    ...hint.pieces.map((piece, i) =>
      group(
        `hint:${i}`,
        [
          node('g', { opacity: HOLLOW }, [drawPiece(piece, pen, false)]),
          ...brokenBorder(ringPath(isLarge(piece) ? 0.62 : 0.46), 'ink', pen, isLarge(piece) ? 1 : 0.6),
        ],
        { transform: moved(piece.x, piece.y) },
      ),
    ),
  ];
};

/** How much of what is advised is seen. */
const HOLLOW = 0.6;

/** Buildings stand on larger cells than other pieces. */
const isLarge = ({ shape }: Figure): boolean => shape !== 'disc' && shape !== 'prism';

const ringPath = (r: number): string => `M${-r} 0A${r} ${r} 0 1 0 ${r} 0A${r} ${r} 0 1 0 ${-r} 0Z`;

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
    : brokenBorder(d, 'danger', pen);
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

const brokenBorder = (d: string, token: Token, pen: Pen, size = 1): SvgNode[] => {
  const [casing, ring] = cased(
    d,
    token,
    'surface',
    line(pen, 0.12 * size, 3 * size),
    line(pen, 0.24 * size, 6 * size),
    {
      'stroke-linejoin': 'miter',
      'stroke-linecap': 'butt',
    },
  ) as [SvgNode, SvgNode];
  return [
    casing,
    { ...ring, attrs: { ...ring.attrs, 'stroke-dasharray': `${round(0.24 * size)} ${round(0.22 * size)}` } },
  ];
};

const HEXAGON = hexagon(1);

/** A field of the tile by its face alone: its sides are in the air. */
const face = ({ fill = 'sea', pattern, facing }: SceneCell, { x, y }: Point, pen: Pen): SvgNode => {
  const kids = [
    path(outline(HEXAGON), {
      fill: paint(fill),
      stroke: paint('tileEdge'),
      'stroke-width': line(pen, 0.025, 0.8),
      'stroke-opacity': 0.4,
    }),
  ];
  if (pattern) kids.push(drawPattern(pattern, fill, facing, false, pen));
  return node('g', { transform: moved(x, y) }, kids);
};

/** On the field that is in the way: its level, a sign, or what stands there. */
const drawReason = ({ cell: id, text, figure }: GhostReason, ghost: Ghost, cells: Cells, pen: Pen): SvgNode[] => {
  const own = ghost.cells.find(cell => cell.id === id);
  const cell = own ?? cells.get(id);
  if (!cell) return [];
  const { x, y } = own ? hovering(own) : faceOf(cell);
  const large = cell.outline === 'hexagon';
  const edge = large ? 0.08 : 0.04;
  if (figure)
    return [group(`reason:${id}`, inTheWay(figure, large ? 0.46 : 0.3, edge, pen), { transform: moved(x, y) })];
  const shape = large ? { radius: 0.34, size: 0.4 } : { radius: 0.2, size: 0.26 };
  const colours = { fill: 'surface', ink: 'danger', casing: 'danger', edge } as const;
  return [group(`reason:${id}`, [textBadge(text, x, y, shape, colours, pen)])];
};

const inTheWay = (figure: Figure, radius: number, edge: number, pen: Pen): SvgNode[] => {
  const size = round(radius * 1.3);
  const small = drawBody(figure, shrunk(pen, size));
  return [
    circle(0, 0, radius, body('surface', 'danger', line(pen, edge, 2))),
    node('g', { transform: `${moved(0, radius * 0.12)} scale(${size})` }, [small]),
  ];
};
