import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/house.ts';

/** The names of this game's house rules, in Spanish. */
export const words = translation<typeof english>()('es')({
  odds: {
    name: 'Ventaja',
    about: 'Regla de la casa: quien juega peor empieza con montones ya hechos.',
    none: 'Ninguna',
    count: { one: '{n} montón', other: '{n} montones' },
    stacks: {
      1: 'una Tzaar de altura 3',
      2: 'una Tzaar y una Tzarra de altura 3',
      3: 'una Tzaar de altura 4, una Tzarra y una Tott de altura 3',
    },
    you: 'Empiezas con {stacks}.',
    other: '{name} empieza con {stacks}.',
  },
});
