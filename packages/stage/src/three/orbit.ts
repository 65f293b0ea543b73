import type { Ground, Point, Rect, Scene } from '../scene.ts';
import { box, hexagon } from '../svg/polygon.ts';

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
}

/** So high things are kept in the picture. */
const HEADROOM = 0.6;
/** And so much of the side of a board. */
const BELOW = 0.25;
/** What surrounds the fields of an island, and how large a small one is taken for. */
const SHORE = 1.6;
const LEAST = 4.5;

/** The corners of the boards, or the land and its shore, and every label. */
export const frameOf = ({ bounds, ground, cells, labels }: Scene): Frame => {
  const boards = ground.filter(each => !each.hollow).flatMap(cornersOf);
  const { x, y, width, height } = boards.length > 0 ? bounds : landOf(cells.filter(cell => cell.fill));
  const land = [x, x + width / 2, x + width].flatMap(a => [y, y + height / 2, y + height].map(b => ({ x: a, y: b })));
  const points = boards.length > 0 ? [...boards, ...labels] : land;
  return {
    points: points.flatMap(point => [-BELOW, HEADROOM].map(up => ({ x: point.x, y: point.y, height: up }))),
    middle: { x: x + width / 2, y: y + height / 2 },
  };
};

/** What the fields take up, with their shore. */
const landOf = (cells: readonly Point[]): Rect => {
  const span = (values: readonly number[]): readonly [number, number] => {
    const [low, high] = [Math.min(...values, Infinity), Math.max(...values, -Infinity)];
    const middle = values.length > 0 ? (low + high) / 2 : 0;
    const half = Math.max(LEAST, values.length > 0 ? (high - low) / 2 + SHORE : 0);
    return [middle - half, 2 * half];
  };
  const [[x, width], [y, height]] = [span(cells.map(cell => cell.x)), span(cells.map(cell => cell.y))];
  return { x, y, width, height };
};

const cornersOf = ({ shape, x, y, radius = 1, width = 1, height = 1 }: Ground): Point[] =>
  (shape === 'hexagon' ? hexagon(radius) : box(width, height)).map(corner => ({ x: x + corner.x, y: y + corner.y }));

/** Of the picture, so that nothing touches its edges. */
const MARGIN = 0.95;
const SEARCH = 24;

/** Where the eye is and what it looks at, so that the frame fills the picture; `aspect` is its width by its height. */
export const eyeOf = (
  orbit: Orbit,
  { points, middle }: Frame,
  aspect: number,
): { readonly eye: Place; readonly at: Place } => {
  const tall = Math.tan((VIEW / 2) * RADIAN) * MARGIN;
  const [sin, cos] = [Math.sin(orbit.rotation * RADIAN), Math.cos(orbit.rotation * RADIAN)];
  const [up, flat] = [Math.sin(orbit.rise * RADIAN), Math.cos(orbit.rise * RADIAN)];
  // What is near looks larger, so the middle of the picture is nearer than that of the frame: by as much as gives equal room.
  let [ahead, step, distance] = [0, 4, 0];
  for (let i = 0; i < SEARCH; i++) {
    let [above, below, beside] = [0, 0, 0];
    for (const point of points) {
      const [dx, dy] = [point.x - middle.x, point.y - middle.y];
      const right = dx * cos - dy * sin;
      const towards = dx * sin + dy * cos - ahead;
      const high = point.height * flat - towards * up;
      const near = towards * flat + point.height * up;
      above = Math.max(above, near + high / tall);
      below = Math.max(below, near - high / tall);
      beside = Math.max(beside, near + Math.abs(right) / (tall * aspect));
    }
    distance = Math.max(above, below, beside);
    ahead += below > above ? step : -step;
    step /= 1.6;
  }
  const at = {
    x: middle.x + orbit.aside.x + ahead * sin,
    y: middle.y + orbit.aside.y + ahead * cos,
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
