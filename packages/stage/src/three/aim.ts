import type { Scene } from '../scene.ts';
import { type Spot, spotsOf } from './height.ts';
import type { Place } from './orbit.ts';

/** A line of sight from the eye; `way` need not have any length in particular. */
export interface Sight {
  readonly eye: Place;
  readonly way: Place;
}

/** How wide what stands on a cell is, about its middle. */
const BODY = { spot: 0.43, square: 0.42, hexagon: 0.55 } as const;

/** The cell that is looked at: what stands there counts, then the ground. */
export const cellSeen = (scene: Scene, sight: Sight): string | undefined => {
  let [nearest, found] = [Number.POSITIVE_INFINITY, undefined as string | undefined];
  for (const spot of spotsOf(scene).values()) {
    const distance = Math.min(bodyHit(spot, sight), groundHit(spot, sight));
    if (distance < nearest) [nearest, found] = [distance, spot.cell.id];
  }
  return found;
};

const NEVER = Number.POSITIVE_INFINITY;

/** How far along the sight the ground of a cell is met. */
const groundHit = ({ cell, ground }: Spot, { eye, way }: Sight): number => {
  const far = (ground - eye.height) / way.height;
  if (!(far > 0)) return NEVER;
  const [dx, dy] = [eye.x + far * way.x - cell.x, eye.y + far * way.y - cell.y];
  return covers(cell.outline, dx, dy) ? far : NEVER;
};

/** The board's lines leave every spot a hexagon that stands on a side; fields stand on a corner. */
const covers = (outline: keyof typeof BODY, dx: number, dy: number): boolean => {
  const [x, y] = [Math.abs(dx), Math.abs(dy)];
  if (outline === 'square') return Math.max(x, y) <= 0.5;
  if (outline === 'spot') return y <= 0.5 && (y + x * Math.sqrt(3)) / 2 <= 0.5;
  return x <= Math.sqrt(3) / 2 && (x + y * Math.sqrt(3)) / 2 <= Math.sqrt(3) / 2;
};

/** How far along the sight the wall or the top of what stands there is met. */
const bodyHit = ({ cell, ground, top }: Spot, { eye, way }: Sight): number => {
  if (top <= ground) return NEVER;
  const radius = BODY[cell.outline];
  const [dx, dy] = [eye.x - cell.x, eye.y - cell.y];
  const cap = (top - eye.height) / way.height;
  if (cap > 0 && Math.hypot(dx + cap * way.x, dy + cap * way.y) <= radius) return cap;
  const a = way.x ** 2 + way.y ** 2;
  const b = dx * way.x + dy * way.y;
  const root = b ** 2 - a * (dx ** 2 + dy ** 2 - radius ** 2);
  if (a === 0 || root < 0) return NEVER;
  const wall = (-b - Math.sqrt(root)) / a;
  const height = eye.height + wall * way.height;
  return wall > 0 && height >= ground && height <= top ? wall : NEVER;
};
