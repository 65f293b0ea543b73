import type { Point, Scene, SceneCell } from '../scene.ts';
import { byDepth, faceOf, isField, lift, UNDERGROUND } from './lift.ts';

/** The ways in which the arrow keys lead from cell to cell. */
export const DIRECTIONS = ['left', 'right', 'up', 'down'] as const;
/** Where an arrow key leads. */
export type Direction = (typeof DIRECTIONS)[number];

/** Where the foot of a piece on this cell is. */
export const place = (scene: Scene, cell: string): Point | undefined => {
  const found = scene.cells.find(({ id }) => id === cell);
  return found && faceOf(found);
};

/** How far a cell reaches from its middle on every side. */
const REACH = { spot: 0, square: 0.5, hexagon: 0.866 } as const;
/** A pointer this far beside every cell still means the nearest. */
const NEAR = 0.5;

/** Whether a point lies in a hexagon of radius 1 that stands on a corner and is drawn out downward by `deep`. */
const inHexagon = (x: number, y: number, deep: number): boolean => {
  const across = Math.abs(x);
  const slope = across / 1.7321;
  return across <= 0.866 && y >= slope - 1 && y <= 1 - slope + deep;
};

/** The topmost cell under a point of the scene, or the nearest within half a unit. */
export const cellAt = (scene: Scene, x: number, y: number): string | undefined => {
  const fields = scene.cells.filter(isField).sort(byDepth);
  const field = fields.findLast(cell => inHexagon(x - cell.x, y - faceOf(cell).y, lift(cell.level) + UNDERGROUND));
  if (field) return field.id;
  let nearest: SceneCell | undefined;
  let least: number = NEAR;
  for (const cell of scene.cells) {
    const distance = Math.hypot(x - cell.x, y - faceOf(cell).y) - REACH[cell.outline];
    const beside = cell.outline === 'square' ? boxDistance(x - cell.x, y - cell.y) : distance;
    if (beside < least || (beside === least && nearest === undefined)) {
      nearest = cell;
      least = beside;
    }
  }
  return nearest?.id;
};

/** How far a point is outside of a square of side 1; inside, less than nothing. */
const boxDistance = (x: number, y: number): number => {
  const dx = Math.abs(x) - REACH.square;
  const dy = Math.abs(y) - REACH.square;
  return dx <= 0 && dy <= 0 ? Math.max(dx, dy) : Math.hypot(Math.max(dx, 0), Math.max(dy, 0));
};

const TOWARDS: Readonly<Record<Direction, Point>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/** Less than this far ahead is beside. */
const AHEAD = 0.2;

/**
 * The nearest cell in that direction. Two that are equally near lie on either side of the way on boards of hexagons; the one nearer
 * to the middle of the board is meant, so that walking on does not drift away.
 */
export const neighbour = (scene: Scene, from: string, direction: Direction): string | undefined => {
  const start = scene.cells.find(({ id }) => id === from);
  if (!start) return undefined;
  const { x: dx, y: dy } = TOWARDS[direction];
  const { bounds } = scene;
  const middle = { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2 };
  let best: SceneCell | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const cell of scene.cells) {
    const ahead = (cell.x - start.x) * dx + (cell.y - start.y) * dy;
    if (ahead < AHEAD) continue;
    const beside = Math.abs((cell.x - start.x) * dy + (cell.y - start.y) * dx);
    const aside = Math.abs((cell.x - middle.x) * dy + (cell.y - middle.y) * dx);
    const cost = ahead + beside + aside * 1e-4;
    if (cost < least) {
      best = cell;
      least = cost;
    }
  }
  return best?.id;
};
