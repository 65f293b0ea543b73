import type { Piece, Point, Scene, SceneCell } from '../scene.ts';

/** Adds a value to the list of its key. */
export const push = <Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void => {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
};

const STRATUM = 0.185;
/** How far the lowest stratum reaches below the ground line. */
export const UNDERGROUND = 0.167;

/** How much higher than the ground a face of this level is. */
export const lift = (level: number): number => (level > 1 ? STRATUM * (level - 1) : 0);

/** The middle of a cell's face. */
export const faceOf = ({ x, y, level }: Point & { readonly level: number }): Point => ({ x, y: y - lift(level) });

/** Whether it is a field that rises out of its ground. */
export const isField = ({ outline, level, fill }: SceneCell): boolean =>
  outline === 'hexagon' && level > 0 && fill !== undefined;

/** From back to front. */
export const byDepth = (a: Point, b: Point): number => a.y - b.y || a.x - b.x;

export type Cells = ReadonlyMap<string, SceneCell>;
export const cellsOf = (scene: Scene): Cells => new Map(scene.cells.map(cell => [cell.id, cell]));

/** By cell: what stands there. */
export type Standing = ReadonlyMap<string, readonly Piece[]>;
export const standingOf = (scene: Scene): Standing => {
  const found = new Map<string, Piece[]>();
  for (const piece of scene.pieces) push(found, piece.cell, piece);
  return found;
};
