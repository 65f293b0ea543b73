import type { Motion } from '../face.ts';
import type { Scene } from '../scene.ts';
import type { DrawOptions } from '../svg/draw.ts';
import { Cast, type Playing, type Stage } from './cast.ts';
import { fadeIn, lift, play, rotateGhost } from './play.ts';
import { show } from './show.ts';
import { motionTime } from './timing.ts';

/** How a scene is shown. */
export interface AnimateOptions {
  readonly draw: DrawOptions;
  /** Whether things move; otherwise what is new fades in. */
  readonly moves: boolean;
}

/** Goes from the scene that is drawn to another. */
export type Animate = (
  stage: Stage,
  before: Scene,
  after: Scene,
  motions: readonly Motion[],
  options: AnimateOptions,
) => Playing;

/** The motions one after the other; then all is as the scene after says. */
export const animate: Animate = (stage, before, after, motions, { draw, moves }) => {
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
