import type { Rect, Scene } from '@threefold-games/stage';
import { pitch } from '@threefold-games/stage/dom';

/** So many cells beside each other are still told apart in a small picture. */
const ACROSS = 4;

/** What a small picture shows: a whole board, but of land that has no board only where most pieces stand. */
export const cropOf = (scene: Scene): Rect => {
  const { bounds, cells, ground, pieces } = scene;
  const side = ACROSS * pitch(scene);
  if (ground.length > 0 || side >= Math.max(bounds.width, bounds.height)) return bounds;
  const land = cells.filter(({ fill }) => fill !== undefined);
  const built = new Set(pieces.map(({ cell }) => cell));
  /** How much is to be seen about a place: land, and thrice what is built on. */
  const worth = (x: number, y: number): number =>
    land.reduce((sum, cell) => {
      const isNear = Math.max(Math.abs(cell.x - x), Math.abs(cell.y - y)) < side / 2;
      return sum + (isNear ? (built.has(cell.id) ? 3 : 1) : 0);
    }, 0);
  const [first, ...others] = land.map(({ x, y }) => ({ x, y, worth: worth(x, y) }));
  if (!first) return bounds;
  const best = others.reduce((found, place) => (place.worth > found.worth ? place : found), first);
  const within = (middle: number, from: number, length: number): number =>
    length <= side ? from + (length - side) / 2 : Math.min(Math.max(middle - side / 2, from), from + length - side);
  return {
    x: within(best.x, bounds.x, bounds.width),
    y: within(best.y, bounds.y, bounds.height),
    width: side,
    height: side,
  };
};
