import type { Token } from '../palette.ts';
import type { Figure, Pattern, Point } from '../scene.ts';

/** The bodies that everything is built of; each stands on its foot at the origin and has the size 1 unless its name has a size of its own. */
export const FORMS = [
  'disc',
  'ring',
  'crownRing',
  'dome',
  'tier3',
  'tier4',
  'tier6',
  'hexagon',
  'face',
  'plate',
  'spot',
  'box',
  'pyramid',
  'frustum',
  'shaft',
  'parapet',
  'merlons',
  'doorDisc',
  'doorSquare',
  'doorTriangle',
  'doorDiamond',
] as const;
export type Form = (typeof FORMS)[number];

/** One body in its place. */
export interface Solid extends Point {
  readonly form: Form;
  readonly colour: Token;
  /** How high its foot is. */
  readonly height: number;
  /** Its size along x, upward and along y. */
  readonly size: readonly [number, number, number];
  /** How far it is rotated, in degrees clockwise as seen from above. */
  readonly rotation: number;
  /** How far its top then leans back, in degrees. */
  readonly tilt?: number;
  /** The colour of its edges, where it has any. */
  readonly edge?: Token;
  /** What is painted on it. */
  readonly pattern?: Pattern;
  /** Out of play: mixed with the ground by so much. */
  readonly faint?: boolean;
  /** Casts no shadow, as it lies flat. */
  readonly flat?: boolean;
}

/** A body of its own size at the origin. */
export const solid = (form: Form, colour: Token, more: Partial<Solid> = {}): Solid => ({
  form,
  colour,
  x: 0,
  y: 0,
  height: 0,
  size: [1, 1, 1],
  rotation: 0,
  ...more,
});

/** The same bodies elsewhere. */
export const moved = (solids: readonly Solid[], to: Point, height: number): Solid[] =>
  solids.map(each => ({ ...each, x: each.x + to.x, y: each.y + to.y, height: each.height + height }));

export type Building = Figure & { readonly shape: 'hut' | 'temple' | 'tower' };
