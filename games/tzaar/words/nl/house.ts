import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/house.ts';

/** The names of this game's house rules, in Dutch. */
export const words = translation<typeof english>()('nl')({
  odds: {
    name: 'Voorgift',
    about: 'Huisregel: de zwakste speler begint met kant-en-klare stapels.',
    none: 'Geen',
    count: { one: '{n} stapel', other: '{n} stapels' },
    stacks: {
      1: 'een Tzaar van hoogte 3',
      2: 'een Tzaar en een Tzarra van hoogte 3',
      3: 'een Tzaar van hoogte 4, een Tzarra en een Tott van hoogte 3',
    },
    you: 'Je begint met {stacks}.',
    other: '{name} begint met {stacks}.',
  },
});
