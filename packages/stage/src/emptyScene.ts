import type { Scene } from './scene.ts';

/** A table with nothing on it. What a scene takes from it is the very same each time, so that whoever draws it sees that nothing is new. */
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
