import type { Surroundings } from '@threefold-games/search';

/** Thinking comes in slices, so that a page stays alive and a signal is heard. What is chosen does not depend on the time. */
export const around: Surroundings = {
  // biome-ignore lint/style/noRestrictedGlobals: the length of a slice, nothing else, is timed
  now: () => performance.now(),
  pause: () => new Promise(resolve => setTimeout(resolve)),
};
