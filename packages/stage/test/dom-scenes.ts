import type { Scene, SceneCell } from '../src/index.ts';
import { EMPTY_SCENE } from '../src/scene.ts';

/** A scene of so many by so many cells, a unit apart, the first at (0, 0); nothing lies on it. */
export const gridScene = (columns: number, rows: number, outline: SceneCell['outline'] = 'square'): Scene => ({
  ...EMPTY_SCENE,
  bounds: { x: -0.5, y: -0.5, width: columns, height: rows },
  cells: Array.from({ length: columns * rows }, (_, i) => {
    const [x, y] = [i % columns, Math.floor(i / columns)];
    return { id: `${x},${y}`, x, y, outline, level: 0 };
  }),
});
