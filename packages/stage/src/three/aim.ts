import type { Figure, Point, Scene, SceneCell } from '../scene.ts';
import { DISC, figureHeight, type Spot, spotsOf } from './height.ts';
import type { Place } from './orbit.ts';
import { pieceSolids } from './pieces.ts';
import type { Form, Solid } from './solid.ts';

/** A body as somebody who points takes it: an upright cylinder. */
interface Body extends Point {
  readonly radius: number;
  readonly foot: number;
  readonly top: number;
}

/** How wide a form of size 1 is about its middle, and how high, where pointing at it counts; a roof is taken for what is half-way up. */
const FORMS: Readonly<Partial<Record<Form, readonly [radius: number, height: number]>>> = {
  disc: [0.41, DISC],
  tier3: [0.66, 1],
  tier4: [0.84, 1],
  tier6: [0.93, 1],
  box: [0.53, 1],
  pyramid: [0.3, 0.8],
  frustum: [0.45, 1],
  shaft: [0.35, 0.84],
  parapet: [0.41, 0.18],
  merlons: [0.41, 0.18],
};

const bodyOf = ({ form, x, y, height, size }: Solid): readonly Body[] => {
  const like = FORMS[form];
  return like ? [{ x, y, radius: like[0] * size[0], foot: height, top: height + like[1] * size[1] }] : [];
};

/** What of a piece at the origin can be pointed at: its own outline, so that what is seen beside or above it is not taken for it. */
const bodiesOf = (figure: Figure): readonly Body[] => pieceSolids(figure).flatMap(bodyOf);

/** A line of sight from the eye; `way` need not have any length in particular. */
export interface Sight {
  readonly eye: Place;
  readonly way: Place;
}

/** The cell that is looked at: what stands there counts, then the ground. */
export const cellSeen = (scene: Scene, sight: Sight): string | undefined => {
  let [nearest, found] = [NEVER, undefined as string | undefined];
  for (const target of targetsOf(scene)) {
    let distance = groundHit(target.spot, sight);
    for (const body of target.bodies) distance = Math.min(distance, bodyHit(body, sight));
    if (distance < nearest) [nearest, found] = [distance, target.spot.cell.id];
  }
  return found;
};

const NEVER = Number.POSITIVE_INFINITY;

interface Target {
  readonly spot: Spot;
  /** What stands there, in its place. */
  readonly bodies: readonly Body[];
}

/** By scene, as every move of the mouse asks for them. */
const known = new WeakMap<Scene, readonly Target[]>();

const targetsOf = (scene: Scene): readonly Target[] => {
  const before = known.get(scene);
  if (before) return before;
  const pieces = new Map(scene.pieces.map(piece => [piece.cell, piece]));
  const targets = [...spotsOf(scene).values()].map((spot): Target => {
    const piece = pieces.get(spot.cell.id);
    if (!piece) return { spot, bodies: [] };
    const { x, y } = spot.cell;
    // What is picked up hovers.
    const foot = spot.top - figureHeight(piece);
    const bodies = bodiesOf(piece).map(body => ({
      x: x + body.x,
      y: y + body.y,
      radius: body.radius,
      foot: foot + body.foot,
      top: foot + body.top,
    }));
    return { spot, bodies };
  });
  known.set(scene, targets);
  return targets;
};

/** How far along the sight the ground of a cell is met. */
const groundHit = ({ cell, ground }: Spot, { eye, way }: Sight): number => {
  const far = (ground - eye.height) / way.height;
  if (!(far > 0)) return NEVER;
  const [dx, dy] = [eye.x + far * way.x - cell.x, eye.y + far * way.y - cell.y];
  return covers(cell.outline, dx, dy) ? far : NEVER;
};

/** The board's lines leave every spot a hexagon that stands on a side; fields stand on a corner. */
const covers = (outline: SceneCell['outline'], dx: number, dy: number): boolean => {
  const [x, y] = [Math.abs(dx), Math.abs(dy)];
  if (outline === 'square') return Math.max(x, y) <= 0.5;
  if (outline === 'spot') return y <= 0.5 && (y + x * Math.sqrt(3)) / 2 <= 0.5;
  return x <= Math.sqrt(3) / 2 && (x + y * Math.sqrt(3)) / 2 <= Math.sqrt(3) / 2;
};

/** How far along the sight the wall or the top of a body is met. */
const bodyHit = ({ x, y, radius, foot, top }: Body, { eye, way }: Sight): number => {
  const [dx, dy] = [eye.x - x, eye.y - y];
  const cap = (top - eye.height) / way.height;
  if (cap > 0 && Math.hypot(dx + cap * way.x, dy + cap * way.y) <= radius) return cap;
  const a = way.x ** 2 + way.y ** 2;
  const b = dx * way.x + dy * way.y;
  const root = b ** 2 - a * (dx ** 2 + dy ** 2 - radius ** 2);
  if (a === 0 || root < 0) return NEVER;
  const wall = (-b - Math.sqrt(root)) / a;
  const height = eye.height + wall * way.height;
  return wall > 0 && height >= foot && height <= top ? wall : NEVER;
};

/** Parts of a cell that may stand out from behind something, in the order in which they are tried: across and along. */
const PARTS: readonly (readonly [number, number])[] = [
  [0, 0],
  [0, -0.15],
  [0, -0.38],
  [-0.25, 0],
  [0.25, 0],
  [-0.4, 0],
  [0.4, 0],
  [0, 0.3],
];

/** A place of a cell that an eye can see, so that pointing there means it: its top or its ground; undefined where all is hidden. */
export const placeSeen = (scene: Scene, cell: string, eye: Place): Place | undefined => {
  const spot = spotsOf(scene).get(cell);
  if (!spot) return undefined;
  const { x, y } = spot.cell;
  for (const height of new Set([spot.ground, spot.top]))
    for (const [across, along] of PARTS) {
      const place = { x: x + across, y: y + along, height };
      const way = { x: place.x - eye.x, y: place.y - eye.y, height: height - eye.height };
      if (cellSeen(scene, { eye, way }) === cell) return place;
    }
  return undefined;
};
