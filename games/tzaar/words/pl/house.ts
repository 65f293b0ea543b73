import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/house.ts';

/** The names of this game's house rules, in Polish. */
export const words = translation<typeof english>()('pl')({
  odds: {
    name: 'Fory',
    about: 'Zasada domowa: słabszy gracz zaczyna z gotowymi stosami.',
    none: 'Brak',
    count: {
      one: '{n} stos',
      few: '{n} stosy',
      many: '{n} stosów',
      other: '{n} stosu',
    },
    stacks: {
      1: 'pionem Tzaar o wysokości 3',
      2: 'pionami Tzaar i Tzarra o wysokości 3',
      3: 'pionem Tzaar o wysokości 4 oraz pionami Tzarra i Tott o wysokości 3',
    },
    you: 'Zaczynasz z {stacks}.',
    other: '{name} zaczyna z {stacks}.',
  },
});
