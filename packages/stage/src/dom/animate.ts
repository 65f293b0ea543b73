import type { Motion } from '../face.ts';
import type { Scene } from '../scene.ts';
import { type DrawOptions, drawScene } from '../svg/draw.ts';
import { Cast, type Playing, type Stage } from './cast.ts';
import { patch } from './patch.ts';
import { fadeIn, lift, play, rotateGhost } from './play.ts';
import { motionTime } from './timing.ts';

/** How a scene is shown. */
export interface AnimateOptions {
  readonly draw: DrawOptions;
  /** Whether things move; otherwise what is new fades in. */
  readonly moves: boolean;
}

/** Draws a scene without any way there. */
export const show = (stage: Stage, scene: Scene, draw: DrawOptions): void => patch(stage.scene, drawScene(scene, draw));

/** Goes from the scene that is drawn to another: the motions one after the other, then all is as the other says. */
export const animate = (
  stage: Stage,
  before: Scene,
  after: Scene,
  motions: readonly Motion[],
  { draw, moves }: AnimateOptions,
): Playing => {
  const cast = new Cast(stage, before, after);
  // A page that is not seen has no frames, so nothing would ever arrive.
  const plays = !document.hidden;
  if (plays && moves) cast.gather(motions);
  show(stage, after, draw);
  cast.redrawn();
  if (plays && moves) {
    let start = 0;
    for (const motion of motions) {
      play(cast, motion, start);
      start += motionTime(after, motion);
    }
    if (motions.length === 0) {
      lift(cast);
      rotateGhost(cast);
    }
  } else if (plays) fadeIn(cast, motions);
  return cast.end();
};
