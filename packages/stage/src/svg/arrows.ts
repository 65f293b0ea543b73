import type { Arrow, Point, SceneCell } from '../scene.ts';
import { textBadge } from './badge.ts';
import { type Cells, faceOf } from './lift.ts';
import { group, paint, type SvgNode } from './node.ts';
import { body, line, type Pen, path, round } from './pen.ts';
import { outline } from './polygon.ts';

const SHAFTS = [0.14, 0.11, 0.09] as const;
const OPACITIES = [1, 0.85, 0.7] as const;
const AFTER_START = 0.34;
const BEFORE_GOAL = 0.2;
const HEAD = 0.26;
const WINGS = 1.55;
const CASING = 0.06;

/** Where the number stands: opposite to what else a cell of that outline wears. */
const BADGES: Readonly<Record<SceneCell['outline'], Point>> = {
  spot: { x: 0.36, y: -0.36 },
  square: { x: -0.27, y: -0.36 },
  hexagon: { x: 0.5, y: -0.5 },
};

/** The arrows of the engine's lines, the best one uppermost. */
export const drawArrows = (arrows: readonly Arrow[], cells: Cells, pen: Pen): SvgNode[] => {
  const sorted = [...arrows].sort((a, b) => b.rank - a.rank);
  const bodies = sorted.flatMap(arrow => bodyOf(arrow, cells, pen));
  const numbers = sorted.flatMap(arrow => numberOf(arrow, cells, pen));
  return [...bodies, ...numbers];
};

const nameOf = ({ from = '', to, rank, text = '', threat }: Arrow): string =>
  `${threat ? 'threat' : rank}${text}:${from}:${to}`;

const bodyOf = (arrow: Arrow, cells: Cells, pen: Pen): SvgNode[] => {
  const goal = cells.get(arrow.to);
  const start = arrow.from === undefined ? undefined : cells.get(arrow.from);
  if (!goal) return [];
  const end = faceOf(goal);
  // What is put onto the board comes from above; a threat from far enough to be seen.
  const begin = start ? faceOf(start) : { x: end.x, y: end.y - (arrow.threat ? 2.2 : 1) };
  const step = Math.min(arrow.rank, 3) - 1;
  // Fields are larger than spaces.
  const size = arrow.threat && goal.outline === 'hexagon' ? 1.6 : 1;
  const width = line(pen, size * (SHAFTS[step] as number), 4);
  const d = outline(shape(begin, end, width, size * HEAD));
  return [
    group(
      `arrow:${nameOf(arrow)}`,
      [
        path(d, { ...body('surface', 'surface', line(pen, 2 * CASING, 2.5)), 'stroke-linejoin': 'round' }),
        path(d, { fill: paint(arrow.threat ? 'ink' : 'accent') }),
      ],
      { opacity: OPACITIES[step] as number },
    ),
  ];
};

const shape = (begin: Point, end: Point, width: number, head: number): Point[] => {
  const far = Math.hypot(end.x - begin.x, end.y - begin.y) || 1;
  const along = { x: (end.x - begin.x) / far, y: (end.y - begin.y) / far };
  const tip = far - BEFORE_GOAL;
  const tail = Math.min(AFTER_START, tip - head - 0.12);
  const point = (forth: number, side: number): Point => ({
    x: round(begin.x + along.x * forth - along.y * side),
    y: round(begin.y + along.y * forth + along.x * side),
  });
  const half = width / 2;
  const wing = Math.max(width * WINGS, 0.15);
  return [
    point(tail, -half),
    point(tip - head, -half),
    point(tip - head, -wing),
    point(tip, 0),
    point(tip - head, wing),
    point(tip - head, half),
    point(tail, half),
  ];
};

const numberOf = (arrow: Arrow, cells: Cells, pen: Pen): SvgNode[] => {
  const cell = arrow.number === 'from' && arrow.from !== undefined ? cells.get(arrow.from) : cells.get(arrow.to);
  if (!cell || arrow.number === undefined) return [];
  const { x, y } = faceOf(cell);
  const off = BADGES[cell.outline];
  const colours = { fill: 'accent', ink: 'onAccent', casing: 'surface', edge: 0.05 } as const;
  return [
    group(`number:${nameOf(arrow)}`, [
      textBadge(arrow.text ?? String(arrow.rank), x + off.x, y + off.y, { radius: 0.2, size: 0.27 }, colours, pen),
    ]),
  ];
};
