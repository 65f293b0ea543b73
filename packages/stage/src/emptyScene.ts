import type { Scene } from './scene.ts';

/** A table with nothing on it. */
export const EMPTY_SCENE: Scene = {
  bounds: { x: -1, y: -1, width: 2, height: 2 },
  backdrop: 'bg',
  ground: [],
  cells: [],
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
};
