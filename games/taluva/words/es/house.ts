import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/house.ts';

/** The names of this game's house rules, in Spanish. */
export const words = translation<typeof english>()('es')({
  odds: {
    name: 'Ventaja',
    about: 'Regla de la casa: algunos edificios de quien juega peor cuentan como construidos desde el principio.',
    none: 'Ninguna',
    both: 'Ambos',
    you: 'Para ti cuenta como construido desde el principio: {pieces}.',
    other: 'Para {name} cuenta como construido desde el principio: {pieces}.',
  },
});
