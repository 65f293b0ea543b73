import { Mounted } from './mounted.ts';
import type { ThreeOptions, ThreeStage } from './stage.ts';

export type { ThreeOptions, ThreeStage };

/** Mounts a stage that fills an element; undefined where the browser cannot draw one. */
export const mountThree = (element: HTMLElement, options: ThreeOptions): ThreeStage | undefined => {
  try {
    return new Mounted(element, options);
  } catch {
    // A machine without a graphics card, or a browser that forbids it.
    return undefined;
  }
};
