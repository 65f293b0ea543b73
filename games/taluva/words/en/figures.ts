import { english, type Shape } from '@threefold-games/speech';

/** What the drawn examples of rules say, in English. */
export const words = english({
  'TL-3.1': 'The first tile: the lava runs between its two fields.',
  'TL-3.2': 'Two fields on the sea, one on land: not allowed.',
  'TL-3.3': 'An edge touches land, nothing lies below: allowed.',
  'TL-3.5': 'On three fields of level 1 it lies on level 2.',
  'TL-4.1': 'The volcano would lie on jungle: not allowed.',
  'TL-4.2': 'The lava would run the same way: rotate the tile.',
  'TL-4.3': 'Fields on levels 2, 2 and 1: not allowed.',
  'TL-4.5': 'One of two huts is covered: allowed.',
  'TL-4.6': 'A temple stands there: not allowed.',
  'TL-4.7': 'A settlement of one hut would be gone: not allowed.',
  'TL-5.1': 'Two settlements of Ivory, one of Ebony.',
  'TL-6.3': 'Dots: you can found a hut here. Level 2 is too high.',
  'TL-6.5': 'Dots: a temple next to three fields of one settlement.',
  'TL-6.8': 'The dot: a tower on level 3, next to one of your own huts.',
  'TL-6.12': 'Onto jungle: one hut on level 1, two on level 2.',
  'TL-7.1': 'Ebony has no huts left, and two fields are too few for a temple: Ebony is out.',
});

export type FigureWords = Shape<typeof words>;
