import type { Animate } from '@threefold-games/stage/animate';
import { show } from '@threefold-games/stage/dom';

let animate: Animate | undefined;

/** Fetches how things move, beside the first board: nothing moves before. Where it cannot be had, boards do without. */
export const loadMotion = async (): Promise<void> => {
  try {
    ({ animate } = await import('@threefold-games/stage/animate'));
  } catch {
    animate = undefined;
  }
};

/** What comes sooner is shown as it is. */
export const animateIfLoaded: Animate = (stage, before, after, motions, options) => {
  if (animate) return animate(stage, before, after, motions, options);
  show(stage, after, options.draw);
  return { done: Promise.resolve(), finish: () => undefined };
};
