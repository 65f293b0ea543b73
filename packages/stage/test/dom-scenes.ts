import type { Scene, SceneCell } from '../src/index.ts';

/** A scene of so many by so many cells, a unit apart, the first at (0, 0); nothing lies on it. */
export const gridScene = (columns: number, rows: number, outline: SceneCell['outline'] = 'square'): Scene => ({
  bounds: { x: -0.5, y: -0.5, width: columns, height: rows },
  backdrop: 'bg',
  ground: [],
  cells: Array.from({ length: columns * rows }, (_, i) => {
    const [x, y] = [i % columns, Math.floor(i / columns)];
    return { id: `${x},${y}`, x, y, outline, level: 0 };
  }),
  links: [],
  edges: [],
  pieces: [],
  tags: [],
  states: [],
  trails: [],
  arrows: [],
  veils: [],
  labels: [],
  parts: [],
});
