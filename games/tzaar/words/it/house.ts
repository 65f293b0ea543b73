import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/house.ts';

/** The names of this game's house rules, in Italian. */
export const words = translation<typeof english>()('it')({
  odds: {
    name: 'Vantaggio',
    about: 'Regola della casa: chi è più debole comincia con colonne già fatte.',
    none: 'Nessuno',
    count: { one: '{n} colonna', other: '{n} colonne' },
    stacks: {
      1: 'uno Tzaar di altezza 3',
      2: 'uno Tzaar e una Tzarra di altezza 3',
      3: 'uno Tzaar di altezza 4, una Tzarra e un Tott di altezza 3',
    },
    you: 'Cominci con {stacks}.',
    other: '{name} comincia con {stacks}.',
  },
});
