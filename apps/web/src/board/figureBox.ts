import type { Point, Rect, Scene, SceneCell } from '@threefold-games/stage';

/** How far a cell and what stands there reach from its middle: stacks and levels grow upward, and have their walls below. */
const REACH: Readonly<
  Record<SceneCell['outline'], { readonly side: number; readonly up: number; readonly down: number }>
> = {
  spot: { side: 0.65, up: 0.75, down: 0.65 },
  square: { side: 0.6, up: 0.75, down: 0.6 },
  hexagon: { side: 1.1, up: 1.35, down: 1.5 },
};
/** How much each disc of a stack adds. */
const DISC = 0.09;

/** The part of a picture that a figure must show: what it is about, and all that stands, lies or is marked in it, whole. */
export const figureBox = (scene: Scene): Rect => {
  const { bounds, cells, pieces, states, trails, arrows, ghost } = scene;
  const told = new Set<string | undefined>([
    ...[...pieces, ...states, ...(ghost?.reasons ?? [])].map(({ cell }) => cell),
    ...[...trails, ...arrows].flatMap(({ from, to }) => [from, to]),
  ]);
  const tall = new Map(pieces.map(({ cell, layers = 1 }) => [cell, layers * DISC]));
  // Fields are things by themselves; the spaces of a board go on beyond the picture.
  const shown = cells.filter(({ id, outline, fill }) => told.has(id) || (outline === 'hexagon' && fill !== undefined));
  const corners = [...shown, ...(ghost?.cells ?? [])].flatMap(({ id, x, y, outline }): readonly Point[] => {
    const { side, up, down } = REACH[outline];
    return [
      { x: x - side, y: y - up - (tall.get(id) ?? 0) },
      { x: x + side, y: y + down },
    ];
  });
  const xs = [bounds.x, bounds.x + bounds.width, ...corners.map(({ x }) => x)];
  const ys = [bounds.y, bounds.y + bounds.height, ...corners.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
};
