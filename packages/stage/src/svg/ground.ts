import type { Ground, Point } from '../scene.ts';
import { group, node, paint, type SvgNode } from './node.ts';
import { body, line, moved, type Pen, path, stroke } from './pen.ts';
import { box, hexagon, outline } from './polygon.ts';

const cornersOf = ({ shape, radius = 1, width = 1, height = 1 }: Ground, part = 1): Point[] =>
  shape === 'hexagon' ? hexagon(radius * part) : box(width * part, height * part);

/** A board with its side, or a hollow with its floor. */
export const drawGround = (ground: Ground, index: number, pen: Pen): SvgNode => {
  const { x, y, round, fill, side, depth = 0, hollow } = ground;
  const d = outline(cornersOf(ground), round);
  const kids: SvgNode[] = [];
  if (pen.contrast) kids.push(...(hollow ? nested(ground, pen) : [path(d, body(fill, 'ink', line(pen, 0.04, 2)))]));
  else if (hollow) {
    kids.push(path(d, { fill: paint(fill) }));
    if (side) kids.push(path(d, { fill: paint(side), 'fill-opacity': 0.55, transform: moved(0, depth) }));
  } else {
    if (side) kids.push(path(d, { fill: paint(side), transform: moved(0, depth) }));
    kids.push(path(d, { fill: paint(fill) }));
  }
  return group(`ground:${index}`, [node('g', { transform: moved(x, y) }, kids)]);
};

/** Without colours a hollow is told by lines that sink into it. */
const nested = (ground: Ground, pen: Pen): SvgNode[] =>
  [1, 0.72, 0.44].map(part =>
    path(outline(cornersOf(ground, part), ground.round * part), stroke('ink', line(pen, 0.03, 1.5))),
  );
