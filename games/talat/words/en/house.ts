import { english, type Shape } from '@threefold-games/speech';

/** The names of this game's house rules, in English. */
export const words = english({
  komi: {
    name: 'Komi',
    about:
      'House rule: extra points for Ebony at the end, because the first seat has the better chances. With {fair} points strong play is even.',
    none: 'None',
  },
  swap: {
    name: 'Swap',
    about: 'House rule: one player sets up both sides and makes the first move, the other chooses a side.',
    values: { on: 'On', off: 'Off' },
  },
  odds: {
    name: 'Odds',
    about: 'House rule: the weaker player begins with points.',
    none: 'None',
    points: '{points} points',
    you: 'You begin with {points} points.',
    other: '{name} begins with {points} points.',
  },
});

export type HouseWords = Shape<typeof words>;
