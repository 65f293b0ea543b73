import { english, type Shape } from '@threefold/words';

/** What this game says, in English; the other languages take their type from it. */
export const words = english({
  title: 'TZAAR',
});

export type Words = Shape<typeof words>;
