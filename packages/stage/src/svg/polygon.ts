import type { Point } from '../scene.ts';
import { round } from './pen.ts';

const DEGREE = Math.PI / 180;

export const at = (angle: number, distance: number, from: Point = { x: 0, y: 0 }): Point => ({
  x: from.x + distance * Math.cos(angle * DEGREE),
  y: from.y + distance * Math.sin(angle * DEGREE),
});

export const shifted = (points: readonly Point[], x: number, y: number): Point[] =>
  points.map(point => ({ x: point.x + x, y: point.y + y }));

/** The corners of a regular polygon, clockwise from the first. */
export const regular = (sides: number, radius: number, first: number): Point[] =>
  Array.from({ length: sides }, (_, k) => at(first + (360 / sides) * k, radius));

/** A hexagon that stands on a corner. */
export const hexagon = (radius: number): Point[] => regular(6, radius, -90);

export const box = (width: number, height: number): Point[] => [
  { x: -width / 2, y: -height / 2 },
  { x: width / 2, y: -height / 2 },
  { x: width / 2, y: height / 2 },
  { x: -width / 2, y: height / 2 },
];

const pair = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

interface Bend {
  readonly start: Point;
  readonly end: Point;
  readonly radius: number;
}

/** The corners of a polygon as arcs that begin `rounded` before them. */
const bends = (points: readonly Point[], rounded: number): Bend[] =>
  points.map((corner, i) => {
    const before = points[(i + points.length - 1) % points.length] as Point;
    const after = points[(i + 1) % points.length] as Point;
    const into = { x: before.x - corner.x, y: before.y - corner.y };
    const out = { x: after.x - corner.x, y: after.y - corner.y };
    const [far, further] = [Math.hypot(into.x, into.y), Math.hypot(out.x, out.y)];
    const reach = Math.min(rounded, far / 2, further / 2);
    const cosine = (into.x * out.x + into.y * out.y) / (far * further);
    return {
      start: { x: corner.x + (into.x / far) * reach, y: corner.y + (into.y / far) * reach },
      end: { x: corner.x + (out.x / further) * reach, y: corner.y + (out.y / further) * reach },
      // The tangent of half the angle between the sides.
      radius: round(reach * Math.sqrt((1 - cosine) / (1 + cosine))),
    };
  });

/** The outline of a polygon; its corners are arcs that begin `rounded` before them. */
export const outline = (points: readonly Point[], rounded = 0): string => {
  if (rounded === 0) return `M${points.map(pair).join('L')}Z`;
  const arcs = bends(points, rounded).map(
    ({ start, end, radius }) => `${pair(start)}A${radius} ${radius} 0 0 1 ${pair(end)}`,
  );
  return `M${arcs.join('L')}Z`;
};

/** The same outline at many places: only its beginning differs. */
export const stamp = (points: readonly Point[], rounded: number): ((x: number, y: number) => string) => {
  const arcs = bends(points, rounded);
  const first = (arcs[0] as Bend).start;
  let rest = '';
  let pen = first;
  for (const { start, end, radius } of arcs) {
    const lead = start === first ? '' : `l${pair({ x: start.x - pen.x, y: start.y - pen.y })}`;
    rest += `${lead}a${radius} ${radius} 0 0 1 ${pair({ x: end.x - start.x, y: end.y - start.y })}`;
    pen = end;
  }
  return (x, y) => `M${round(x + first.x)} ${round(y + first.y)}${rest}Z`;
};

/** An open or broken line. */
export const polyline = (points: readonly Point[]): string => `M${points.map(pair).join('L')}`;

const crossProduct = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

const chain = (points: readonly Point[]): Point[] => {
  const found: Point[] = [];
  for (const point of points) {
    while (
      found.length > 1 &&
      crossProduct(found[found.length - 2] as Point, found[found.length - 1] as Point, point) <= 1e-9
    )
      found.pop();
    found.push(point);
  }
  found.pop();
  return found;
};

/** The convex hull, clockwise as seen. */
export const hull = (points: readonly Point[]): Point[] => {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  return [...chain(sorted), ...chain(sorted.reverse())];
};

/**
 * A place on the lattice of hexagons as a number: neighbours compute the same corner with other errors. It also tells the middles
 * of sides apart.
 */
export const lattice = (x: number, y: number): number => Math.round(x / 0.433) * 65_536 + Math.round(y * 4);

/** The outer border of hexagons that touch, as closed lines. */
export const union = (centres: readonly Point[]): string => {
  const origin = centres[0];
  if (!origin) return '';
  const key = ({ x, y }: Point): number => lattice(x - origin.x, y - origin.y);
  const unit = hexagon(1);
  const sides = new Map<string, readonly [Point, Point]>();
  for (const { x, y } of centres) {
    const corners = shifted(unit, x, y);
    for (let k = 0; k < 6; k++) {
      const side = [corners[k], corners[(k + 1) % 6]] as [Point, Point];
      const [start, end] = side.map(key);
      // A side that two of them share is no border.
      if (!sides.delete(`${end}|${start}`)) sides.set(`${start}|${end}`, side);
    }
  }
  const from = new Map([...sides.values()].map(side => [key(side[0]), side]));
  let d = '';
  for (const [first] of sides.values()) {
    const loop: Point[] = [];
    for (let side = from.get(key(first)); side; side = from.get(key(side[1]))) {
      from.delete(key(side[0]));
      loop.push(side[0]);
    }
    if (loop.length > 0) d += outline(loop);
  }
  return d;
};
