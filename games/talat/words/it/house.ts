import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/house.ts';

/** The names of this game's house rules, in Italian. */
export const words = translation<typeof english>()('it')({
  komi: {
    name: 'Komi',
    about:
      'Regola della casa: punti in più per Ebano alla fine, perché il primo posto ha più probabilità di vincere. Con {fair} punti il gioco forte è in equilibrio.',
    none: 'Nessuno',
  },
  swap: {
    name: 'Scelta del lato',
    about: 'Regola della casa: uno dispone entrambi i lati e fa la prima mossa, l’altro sceglie il lato.',
    values: { on: 'Sì', off: 'No' },
  },
  odds: {
    name: 'Vantaggio',
    about: 'Regola della casa: chi è più debole comincia con dei punti.',
    none: 'Nessuno',
    points: '{points} punti',
    you: 'Cominci con {points} punti.',
    other: '{name} comincia con {points} punti.',
  },
});
