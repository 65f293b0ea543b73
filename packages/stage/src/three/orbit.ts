import type { Ground, Point, Rect, Scene } from '../scene.ts';
import { box, hexagon } from '../svg/polygon.ts';
import { spotsOf } from './height.ts';

/** How a board is looked at: angles in degrees, `rotation` from the near side clockwise as seen from above. */
export interface Orbit {
  readonly rotation: number;
  /** How high above the board's plane. */
  readonly rise: number;
  /** 1 shows everything. */
  readonly zoom: number;
  /** What is looked at, away from the middle of the bounds. */
  readonly aside: Point;
}

export const HOME: Orbit = { rotation: 0, rise: 50, zoom: 1, aside: { x: 0, y: 0 } };
/** In a picture that is higher than wide, the board is seen more from above. */
const STEEP = 62;
export const homeFor = (aspect: number): Orbit => (aspect < 1 ? { ...HOME, rise: STEEP } : HOME);
/** The angle of the picture from its lower to its upper edge. */
export const VIEW = 27;
export const LIMITS = { rise: [20, 75], zoom: [0.6, 2.5] } as const;
/** Degrees that the board rotates under a finger, a pixel. */
const SPEED = 0.4;
/** From so near a seat the board rotates to it by itself. */
const NEAR = 14;

const RADIAN = Math.PI / 180;
const within = (value: number, [least, most]: readonly [number, number]): number =>
  Math.max(least, Math.min(most, value));
/** From -180 to 180. */
export const wrapped = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180;

/** The nearest look that is allowed; closer looks may be further aside. */
export const clampOrbit = ({ rotation, rise, zoom, aside }: Orbit, bounds: Rect): Orbit => {
  const close = within(zoom, LIMITS.zoom);
  const room = Math.max(0, 1 - 1 / close);
  const across = (room * bounds.width) / 2;
  const along = (room * bounds.height) / 2;
  return {
    rotation: wrapped(rotation),
    rise: within(rise, LIMITS.rise),
    zoom: close,
    aside: { x: within(aside.x, [-across, across]), y: within(aside.y, [-along, along]) },
  };
};

/** Rotated by a finger that moved so many pixels. */
export const dragged = (orbit: Orbit, by: Point, bounds: Rect): Orbit =>
  clampOrbit({ ...orbit, rotation: orbit.rotation - by.x * SPEED, rise: orbit.rise + by.y * SPEED }, bounds);

/** Moved aside by so many units of the picture, and closer by a factor. */
export const shifted = (orbit: Orbit, by: Point, factor: number, bounds: Rect): Orbit => {
  const [sin, cos] = [Math.sin(orbit.rotation * RADIAN), Math.cos(orbit.rotation * RADIAN)];
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
  const seat = wrapped(Math.round(orbit.rotation / apart) * apart);
  return Math.abs(wrapped(orbit.rotation - seat)) <= NEAR ? { ...orbit, rotation: seat } : orbit;
};

/** A place in the room: x and y as in the scene, `height` upward. */
export interface Place extends Point {
  readonly height: number;
}

/** What must be in the picture, and what is looked at in its middle. */
export interface Frame {
  readonly points: readonly Place[];
  readonly middle: Point;
  /** The frame that the eye comes from, and how far it has come, from 0 to 1. */
  readonly from?: { readonly frame: Frame; readonly gone: number };
}

/** So high things are kept in the picture. */
const HEADROOM = 0.6;
/** And so much of the side of a board. */
const BELOW = 0.25;
/** Two fields: the furthest that the next tile reaches, so that much sea is shown about the land. */
const SHORE = 2 * Math.sqrt(3);
/** How far a small island is taken to reach from its middle. */
const LEAST = 4.6;

/** The boards and every label, or the land with what stands on it and its shore. */
export const frameOf = (scene: Scene): Frame => {
  const boards = scene.ground.filter(each => !each.hollow).flatMap(cornersOf);
  if (boards.length === 0) return landOf(scene);
  const { x, y, width, height } = scene.bounds;
  return {
    points: [...boards, ...scene.labels].flatMap(point =>
      [-BELOW, HEADROOM].map(up => ({ x: point.x, y: point.y, height: up })),
    ),
    middle: { x: x + width / 2, y: y + height / 2 },
  };
};

/** An island has bays: what it reaches counts, not the box about it. */
const landOf = (scene: Scene): Frame => {
  const land = [...spotsOf(scene).values()].filter(({ cell }) => cell.fill);
  const between = (values: readonly number[]): number =>
    values.length > 0 ? (Math.min(...values) + Math.max(...values)) / 2 : 0;
  const middle = { x: between(land.map(({ cell }) => cell.x)), y: between(land.map(({ cell }) => cell.y)) };
  const at = ({ x, y }: Point, height: number): Place => ({ x, y, height });
  const shore = SIDES.map(side => ({ x: SHORE * side.x, y: SHORE * side.y }));
  const points = land.flatMap(({ cell, top }) => [
    at(cell, top),
    ...shore.map(({ x, y }) => at({ x: cell.x + x, y: cell.y + y }, 0)),
  ]);
  return {
    points: [...points, ...SIDES.map(({ x, y }) => at({ x: middle.x + LEAST * x, y: middle.y + LEAST * y }, 0))],
    middle,
  };
};

/** Where the neighbours of a field lie. */
const SIDES = [0, 60, 120, 180, 240, 300].map(angle => ({ x: Math.cos(angle * RADIAN), y: Math.sin(angle * RADIAN) }));

const cornersOf = ({ shape, x, y, radius = 1, width = 1, height = 1 }: Ground): Point[] =>
  (shape === 'hexagon' ? hexagon(radius) : box(width, height)).map(corner => ({ x: x + corner.x, y: y + corner.y }));

/** Of the picture, so that nothing touches its edges. */
const MARGIN = 0.95;
const SEARCH = 24;
/** Sides that differ by less are equal, so that a board of equal sides stands in the middle. */
const EVEN = 1e-6;

/** Where the eye is and what it looks at. */
interface Look {
  readonly eye: Place;
  readonly at: Place;
}

/** The look that fills the picture with the frame; `aspect` is its width by its height. */
export const eyeOf = (orbit: Orbit, frame: Frame, aspect: number): Look => {
  const look = fitting(orbit, frame, aspect);
  if (!frame.from) return look;
  const [before, { gone }] = [eyeOf(orbit, frame.from.frame, aspect), frame.from];
  return { eye: between(before.eye, look.eye, gone), at: between(before.at, look.at, gone) };
};

const between = (a: Place, b: Place, gone: number): Place => ({
  x: a.x + gone * (b.x - a.x),
  y: a.y + gone * (b.y - a.y),
  height: a.height + gone * (b.height - a.height),
});

const fitting = (orbit: Orbit, { points, middle }: Frame, aspect: number): Look => {
  const tall = Math.tan((VIEW / 2) * RADIAN) * MARGIN;
  const [sin, cos] = [Math.sin(orbit.rotation * RADIAN), Math.cos(orbit.rotation * RADIAN)];
  const [up, flat] = [Math.sin(orbit.rise * RADIAN), Math.cos(orbit.rise * RADIAN)];
  // What is near looks larger, so the middle of the picture is not that of the frame: it is where there is equal room on both sides.
  let [ahead, across, step, distance] = [0, 0, 4, 0];
  for (let i = 0; i < SEARCH; i++) {
    let [above, below, left, right] = [0, 0, 0, 0];
    for (const point of points) {
      const [dx, dy] = [point.x - middle.x, point.y - middle.y];
      const aside = dx * cos - dy * sin - across;
      const towards = dx * sin + dy * cos - ahead;
      const high = point.height * flat - towards * up;
      const near = towards * flat + point.height * up;
      above = Math.max(above, near + high / tall);
      below = Math.max(below, near - high / tall);
      left = Math.max(left, near - aside / (tall * aspect));
      right = Math.max(right, near + aside / (tall * aspect));
    }
    distance = Math.max(above, below, left, right);
    ahead += below > above ? step : -step;
    if (Math.abs(right - left) > EVEN) across += right > left ? step : -step;
    step /= 1.6;
  }
  const at = {
    x: middle.x + orbit.aside.x + ahead * sin + across * cos,
    y: middle.y + orbit.aside.y + ahead * cos - across * sin,
    height: 0,
  };
  const far = distance / orbit.zoom;
  return {
    at,
    eye: { x: at.x + far * flat * sin, y: at.y + far * flat * cos, height: far * up },
  };
};

type Named = Point & { readonly id: string };

/** By how many degrees one drawing of the same cells is rotated against another; undefined where it is not just rotated. */
export const rotationBetween = (before: readonly Named[], after: readonly Named[]): number | undefined => {
  const places = new Map(after.map(cell => [cell.id, cell]));
  const pairs = before.flatMap(cell => {
    const other = places.get(cell.id);
    return other ? [[cell, other] as const] : [];
  });
  const [from, to] = [middleOf(pairs.map(pair => pair[0])), middleOf(pairs.map(pair => pair[1]))];
  const angles: number[] = [];
  for (const [a, b] of pairs) {
    const [ax, ay, bx, by] = [a.x - from.x, a.y - from.y, b.x - to.x, b.y - to.y];
    if (Math.abs(Math.hypot(ax, ay) - Math.hypot(bx, by)) > 0.05) return undefined;
    if (Math.hypot(ax, ay) > 0.5) angles.push(wrapped((Math.atan2(by, bx) - Math.atan2(ay, ax)) / RADIAN));
  }
  const first = angles[0];
  if (first === undefined || angles.some(angle => Math.abs(wrapped(angle - first)) > 1)) return undefined;
  return first;
};

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});
