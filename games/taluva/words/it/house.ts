import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/house.ts';

/** The names of this game's house rules, in Italian. */
export const words = translation<typeof english>()('it')({
  odds: {
    name: 'Vantaggio',
    about: 'Regola della casa: alcuni edifici di chi è più debole contano come costruiti fin dall’inizio.',
    none: 'Nessuno',
    both: 'Entrambi',
    you: 'Per te conta come costruito fin dall’inizio: {pieces}.',
    other: 'Per {name} conta come costruito fin dall’inizio: {pieces}.',
  },
});
