import type { Scene } from '@threefold-games/stage';

/** A scene as a picture on a page: around the board lies the colour of its side, and nothing is written beside it. */
export const asPicture = (scene: Scene): Scene => ({
  ...scene,
  backdrop: scene.ground[0]?.side ?? scene.backdrop,
  labels: [],
});
