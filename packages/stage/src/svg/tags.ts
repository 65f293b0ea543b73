import type { Point, Scene, SceneCell, SceneTag } from '../scene.ts';
import { type Cells, faceOf, isField, lift, type Standing } from './lift.ts';
import { group, paint, type SvgNode } from './node.ts';
import { body, letters, line, moved, type Pen, path, write } from './pen.ts';
import { box, hexagon, lattice, outline } from './polygon.ts';

/** By how much the fields before a field hide it, at its lower left and its lower right. */
interface Front {
  readonly left: number;
  readonly right: number;
}

export const frontsOf = (scene: Scene): ((cell: SceneCell) => Front) => {
  const fields = scene.cells.filter(isField);
  const { x, y } = fields[0] ?? { x: 0, y: 0 };
  const levels = new Map(fields.map(cell => [lattice(cell.x - x, cell.y - y), cell.level]));
  return cell => {
    const rise = (side: number): number => {
      const level = levels.get(lattice(cell.x + side * 0.866 - x, cell.y + 1.5 - y)) ?? 0;
      return Math.max(0, lift(level) - lift(cell.level));
    };
    return { left: rise(-1), right: rise(1) };
  };
};

const LEVEL = { size: 0.37, radius: 0.26 };
/** Further up it would cover the door of a building. */
const MOST_RAISED = 0.12;
/** Below this scale points are left to the lists; levels are always told. */
const LEAST_POINTS = 36;
const POINTS = { size: 0.2, width: 0.38, height: 0.26 };

export const drawTag = (
  { cell: id, corner, text, kind }: SceneTag,
  cells: Cells,
  pieces: Standing,
  frontOf: (cell: SceneCell) => Front,
  pen: Pen,
): SvgNode[] => {
  const cell = cells.get(id);
  if (!cell || (kind === 'points' && pen.scale < LEAST_POINTS)) return [];
  const { x, y } = faceOf(cell);
  const { nodes, size } = kind === 'level' ? level(text, pen) : points(text, pen);
  const off =
    kind === 'level' ? levelPlace(cell, corner, pieces.has(id), size, frontOf(cell)) : cornerPlace(corner, 0.22, 0.33);
  return [group(`tag:${kind}:${id}`, nodes, { transform: moved(x + off.x, y + off.y) })];
};

const cornerPlace = (corner: SceneTag['corner'], x: number, y: number): Point => ({
  x: corner.endsWith('Left') ? -x : x,
  y: corner.startsWith('top') ? -y : y,
});

/** The number goes to its corner, unless lava runs there; below a building, which it would hide. */
const levelPlace = (
  { facing = Number.NaN }: SceneCell,
  corner: SceneTag['corner'],
  built: boolean,
  size: number,
  { left, right }: Front,
): Point => {
  if (built) return { x: 0, y: 0.64 + (size - LEVEL.radius) * 0.5 - Math.min(Math.max(left, right), MOST_RAISED) };
  const { x, y } = cornerPlace(corner, 0.46, 0.48);
  const lava = (facing * Math.PI) / 180;
  const away = Math.cos(lava) * x + Math.sin(lava) * y > 0.5 ? -x : x;
  // A higher field before this one would seem to wear the number.
  return { x: away, y: y - Math.min(away < 0 ? left : right, 0.5) };
};

interface Drawn {
  readonly nodes: readonly SvgNode[];
  readonly size: number;
}

const level = (text: string, pen: Pen): Drawn => {
  const size = letters(pen, LEVEL.size);
  const radius = LEVEL.radius * (size / LEVEL.size);
  const hex = outline(hexagon(radius), radius * 0.3);
  return {
    size: radius,
    nodes: [
      path(hex, pen.contrast ? body('levelBg', 'levelInk', line(pen, 0.05)) : { fill: paint('levelBg') }),
      write(text, 0, 0, size, 'levelInk'),
    ],
  };
};

const points = (text: string, pen: Pen): Drawn => {
  const size = letters(pen, POINTS.size);
  const grow = size / POINTS.size;
  const pill = outline(box(POINTS.width * grow, POINTS.height * grow), (POINTS.height * grow) / 2);
  return {
    size,
    nodes: [path(pill, body('ink', 'surface', line(pen, 0.02))), write(text, 0, 0, size, 'surface')],
  };
};
