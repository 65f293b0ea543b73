import type { Scene, SceneCell } from '../scene.ts';
import { isField, lift } from './lift.ts';
import { lattice } from './polygon.ts';

/** By how much the fields before a field hide it, at its lower left and its lower right. */
export interface Front {
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
