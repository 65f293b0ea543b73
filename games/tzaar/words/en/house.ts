import { english, type Shape } from '@threefold-games/speech';

/** The names of this game's house rules, in English. */
export const words = english({
  odds: {
    name: 'Odds',
    about: 'House rule: the weaker player begins with ready-made stacks.',
    none: 'None',
    count: { one: '{n} stack', other: '{n} stacks' },
    stacks: {
      1: 'a Tzaar of height 3',
      2: 'a Tzaar and a Tzarra of height 3',
      3: 'a Tzaar of height 4, a Tzarra and a Tott of height 3',
    },
    you: 'You begin with {stacks}.',
    other: '{name} begins with {stacks}.',
  },
});

export type HouseWords = Shape<typeof words>;
