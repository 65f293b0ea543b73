import { type Motion, type Point, place, type Rect, type Scene, type SceneCell } from '@threefold-games/stage';
import { pitch } from '@threefold-games/stage/dom';

/** Whether the same pieces stand on the same cells. */
export const samePieces = (a: Scene, b: Scene): boolean =>
  a.pieces.length === b.pieces.length &&
  a.pieces.every((piece, index) => {
    const other = b.pieces[index]!;
    return piece.cell === other.cell && piece.tone === other.tone && piece.layers === other.layers;
  });

/** The cells of the tile that can be moved: it is held over the board, or lies loose on it. */
export const tileInHand = ({ ghost, loose = [] }: Scene): readonly string[] =>
  ghost?.cells.map(({ id }) => id) ?? loose;

/** A square about a point. */
export const about = ({ x, y }: Point, size: number): Rect => ({
  x: x - size / 2,
  y: y - size / 2,
  width: size,
  height: size,
});

/** Where something is or was done, or can be done; where a hint leads, as long as there is one. */
export const happening = (scene: Scene): readonly Point[] => {
  if (scene.hint) return [...scene.hint.cells, ...scene.hint.pieces];
  const told = new Set(scene.states.map(({ cell }) => cell));
  const cells = scene.cells.filter(({ id }) => told.has(id));
  return cells.length > 0 ? cells : (scene.ghost?.cells ?? []);
};

/** The middle of that, as it is what one wants to see. */
export const attention = (scene: Scene): Point | undefined => {
  const points = happening(scene);
  if (points.length === 0) return undefined;
  const sum = (along: 'x' | 'y'): number => points.reduce((total, point) => total + point[along], 0);
  return { x: sum('x') / points.length, y: sum('y') / points.length };
};

/** The cell to which an arrow leads that is to be seen. */
export const revealed = ({ arrows, cells }: Scene): SceneCell | undefined => {
  const arrow = arrows.find(each => each.revealed);
  return arrow && cells.find(({ id }) => id === arrow.to);
};

/** All that moves. */
export const around = (scene: Scene, motions: readonly Motion[]): Rect => {
  const cells = motions.flatMap(motion => {
    if (motion.kind === 'travel') return [motion.from, motion.to];
    return motion.kind === 'freeze' ? [] : motion.cells;
  });
  const points = cells.flatMap(cell => place(scene, cell) ?? []);
  if (points.length === 0) return scene.bounds;
  const margin = pitch(scene) / 2;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x: left, y: top, width: Math.max(...xs) + margin - left, height: Math.max(...ys) + margin - top };
};

/** The part of a scene in which a cell lies. */
export const partOf = (scene: Scene, cell: string | undefined): string | undefined =>
  scene.cells.find(({ id }) => id === cell)?.part;

/** Where a motion leads first. */
export const firstCell = (steps: readonly Motion[]): string | undefined => {
  const [first] = steps.flatMap(motion => {
    if (motion.kind === 'freeze') return [];
    return motion.kind === 'travel' ? [motion.to] : motion.cells;
  });
  return first;
};
