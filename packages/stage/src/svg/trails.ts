import type { Trail } from '../scene.ts';
import { type Cells, faceOf } from './lift.ts';
import { group, type SvgNode } from './node.ts';
import { type Pen, path, stroke } from './pen.ts';
import { polyline } from './polygon.ts';
import { deedColours } from './states.ts';

/** The ring at the start is kept free. */
const START = 0.24;
const PITCH = 0.25;

/** The way of a step as dots. */
export const drawTrail = ({ from, to, kind }: Trail, cells: Cells, pen: Pen): SvgNode[] => {
  const start = cells.get(from);
  const goal = cells.get(to);
  if (!start || !goal) return [];
  const a = faceOf(start);
  const b = faceOf(goal);
  const far = Math.hypot(b.x - a.x, b.y - a.y);
  if (far <= START) return [];
  const part = START / far;
  const d = polyline([{ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part }, b]);
  const dots = { 'stroke-linecap': 'round', 'stroke-dasharray': `0 ${PITCH}`, 'stroke-dashoffset': -0.04 } as const;
  const { body, edge } = deedColours(kind);
  const wide = pen.strong ? 1.2 : 1;
  return [
    group(`trail:${from}:${to}`, [
      path(d, { ...stroke(edge, 0.185 * wide), ...dots }),
      path(d, { ...stroke(body, 0.12 * wide), ...dots }),
    ]),
  ];
};
