import { EMPTY_SCENE, type Scene, type SceneCell } from '../src/scene.ts';

export const cell = (id: string, x: number, y: number, more: Partial<SceneCell> = {}): SceneCell => ({
  id,
  x,
  y,
  outline: 'spot',
  fill: 'clay',
  level: 0,
  ...more,
});

/** Three cells of a board. */
export const scene = (more: Partial<Scene> = {}): Scene => ({
  ...EMPTY_SCENE,
  bounds: { x: -3, y: -3, width: 6, height: 6 },
  cells: [cell('a', -1, 0), cell('b', 1, 0), cell('c', 0, 1)],
  ...more,
});
