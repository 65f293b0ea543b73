import type { Point, Rect } from '../scene.ts';

/** How a board is looked at: angles in degrees, `turn` from the near side clockwise as seen from above. */
export interface Orbit {
  readonly turn: number;
  /** How high above the board's plane. */
  readonly rise: number;
  /** 1 shows everything. */
  readonly zoom: number;
  /** What is looked at, away from the middle of the bounds. */
  readonly aside: Point;
}

export const HOME: Orbit = { turn: 0, rise: 50, zoom: 1, aside: { x: 0, y: 0 } };
/** The angle of the picture from its lower to its upper edge. */
export const VIEW = 27;
export const LIMITS = { rise: [20, 75], zoom: [0.6, 2.5] } as const;
/** Degrees that the board turns under a finger, a pixel. */
const SPEED = 0.4;
/** From so near a seat the board turns to it by itself. */
const NEAR = 14;

const RADIAN = Math.PI / 180;
const within = (value: number, [least, most]: readonly [number, number]): number =>
  Math.max(least, Math.min(most, value));
/** From -180 to 180. */
export const wrapped = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180;

/** The nearest look that is allowed; closer looks may be further aside. */
export const clampOrbit = ({ turn, rise, zoom, aside }: Orbit, bounds: Rect): Orbit => {
  const close = within(zoom, LIMITS.zoom);
  const room = Math.max(0, 1 - 1 / close);
  const across = (room * bounds.width) / 2;
  const along = (room * bounds.height) / 2;
  return {
    turn: wrapped(turn),
    rise: within(rise, LIMITS.rise),
    zoom: close,
    aside: { x: within(aside.x, [-across, across]), y: within(aside.y, [-along, along]) },
  };
};

/** Turned by a finger that moved so many pixels. */
export const dragged = (orbit: Orbit, by: Point, bounds: Rect): Orbit =>
  clampOrbit({ ...orbit, turn: orbit.turn - by.x * SPEED, rise: orbit.rise + by.y * SPEED }, bounds);

/** Moved aside by so many units of the picture, and closer by a factor. */
export const shifted = (orbit: Orbit, by: Point, factor: number, bounds: Rect): Orbit => {
  const [sin, cos] = [Math.sin(orbit.turn * RADIAN), Math.cos(orbit.turn * RADIAN)];
  // What is far up in the picture is foreshortened.
  const deep = by.y / Math.sin(orbit.rise * RADIAN);
  const aside = {
    x: orbit.aside.x - by.x * cos - deep * sin,
    y: orbit.aside.y + by.x * sin - deep * cos,
  };
  return clampOrbit({ ...orbit, aside, zoom: orbit.zoom * factor }, bounds);
};

/** The look from the nearest of so many seats, where it is near; else as it is. */
export const snapped = (orbit: Orbit, seats: number): Orbit => {
  const apart = 360 / seats;
  const seat = wrapped(Math.round(orbit.turn / apart) * apart);
  return Math.abs(wrapped(orbit.turn - seat)) <= NEAR ? { ...orbit, turn: seat } : orbit;
};

/** A place in the room: x and y as in the scene, `height` upward. */
export interface Place extends Point {
  readonly height: number;
}

/** Where the eye is for a look at a distance. */
export const eyeOf = (orbit: Orbit, bounds: Rect, distance: number): { readonly eye: Place; readonly at: Place } => {
  const at = {
    x: bounds.x + bounds.width / 2 + orbit.aside.x,
    y: bounds.y + bounds.height / 2 + orbit.aside.y,
    height: 0,
  };
  const flat = distance * Math.cos(orbit.rise * RADIAN);
  return {
    at,
    eye: {
      x: at.x + flat * Math.sin(orbit.turn * RADIAN),
      y: at.y + flat * Math.cos(orbit.turn * RADIAN),
      height: distance * Math.sin(orbit.rise * RADIAN),
    },
  };
};

/** How far away all of the bounds are in the picture, up to a height; `aspect` is its width by its height. */
export const distanceFor = (orbit: Orbit, bounds: Rect, height: number, aspect: number): number => {
  const tall = Math.tan((VIEW / 2) * RADIAN);
  const corners = [bounds.x, bounds.x + bounds.width].flatMap(x =>
    [bounds.y, bounds.y + bounds.height].flatMap(y => [0, height].map(up => ({ x, y, height: up }))),
  );
  const centred = { ...orbit, aside: { x: 0, y: 0 } };
  const { at } = eyeOf(centred, bounds, 1);
  const [sin, cos] = [Math.sin(orbit.turn * RADIAN), Math.cos(orbit.turn * RADIAN)];
  const [up, flat] = [Math.sin(orbit.rise * RADIAN), Math.cos(orbit.rise * RADIAN)];
  let distance = 0;
  for (const corner of corners) {
    const [dx, dy] = [corner.x - at.x, corner.y - at.y];
    const right = dx * cos - dy * sin;
    const towards = dx * sin + dy * cos;
    const high = corner.height * flat - towards * up;
    const near = towards * flat + corner.height * up;
    distance = Math.max(distance, near + Math.abs(high) / tall, near + Math.abs(right) / (tall * aspect));
  }
  return distance / orbit.zoom;
};

/** By how many degrees one drawing of the same cells is turned against another; undefined where it is not just turned. */
export const turnBetween = (
  before: readonly (Point & { readonly id: string })[],
  after: readonly (Point & { readonly id: string })[],
  about: readonly [Point, Point],
): number | undefined => {
  const places = new Map(after.map(cell => [cell.id, cell]));
  const angles: number[] = [];
  for (const cell of before) {
    const other = places.get(cell.id);
    if (!other) continue;
    const a = { x: cell.x - about[0].x, y: cell.y - about[0].y };
    const b = { x: other.x - about[1].x, y: other.y - about[1].y };
    if (Math.abs(Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y)) > 0.05) return undefined;
    if (Math.hypot(a.x, a.y) > 0.5) angles.push(wrapped((Math.atan2(b.y, b.x) - Math.atan2(a.y, a.x)) / RADIAN));
  }
  const first = angles[0];
  if (first === undefined) return undefined;
  return angles.every(angle => Math.abs(wrapped(angle - first)) < 1) ? first : undefined;
};
