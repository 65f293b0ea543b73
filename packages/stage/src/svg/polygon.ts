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

/** The outline of a polygon; its corners are arcs that begin `rounded` before them. */
export const outline = (points: readonly Point[], rounded = 0): string => {
  if (rounded === 0) return `M${points.map(pair).join('L')}Z`;
  let d = '';
  for (let i = 0; i < points.length; i++) {
    const corner = points[i] as Point;
    const before = points[(i + points.length - 1) % points.length] as Point;
    const after = points[(i + 1) % points.length] as Point;
    const into = Math.atan2(before.y - corner.y, before.x - corner.x);
    const out = Math.atan2(after.y - corner.y, after.x - corner.x);
    const bend = Math.abs(Math.PI - Math.abs(Math.PI - ((into - out + 4 * Math.PI) % (2 * Math.PI))));
    const reach = Math.min(
      rounded,
      Math.hypot(before.x - corner.x, before.y - corner.y) / 2,
      Math.hypot(after.x - corner.x, after.y - corner.y) / 2,
    );
    const start = { x: corner.x + reach * Math.cos(into), y: corner.y + reach * Math.sin(into) };
    const end = { x: corner.x + reach * Math.cos(out), y: corner.y + reach * Math.sin(out) };
    const radius = round(reach * Math.tan(bend / 2));
    d += `${i === 0 ? 'M' : 'L'}${pair(start)}A${radius} ${radius} 0 0 1 ${pair(end)}`;
  }
  return `${d}Z`;
};

/** An open or broken line. */
export const polyline = (points: readonly Point[]): string => `M${points.map(pair).join('L')}`;

const turn = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

const chain = (points: readonly Point[]): Point[] => {
  const found: Point[] = [];
  for (const point of points) {
    while (found.length > 1 && turn(found[found.length - 2] as Point, found[found.length - 1] as Point, point) <= 1e-9)
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
 * A place on the lattice of hexagons as a key: neighbours compute the same corner with other errors. It also tells the middles of
 * sides apart.
 */
export const lattice = (x: number, y: number): string => `${Math.round(x / 0.433)} ${Math.round(y * 4)}`;

/** The outer border of hexagons that touch, as closed lines. */
export const union = (centres: readonly Point[]): string => {
  const origin = centres[0];
  if (!origin) return '';
  const key = ({ x, y }: Point): string => lattice(x - origin.x, y - origin.y);
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
