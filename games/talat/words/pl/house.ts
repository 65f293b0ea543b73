import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/house.ts';

/** The names of this game's house rules, in Polish. */
export const words = translation<typeof english>()('pl')({
  komi: {
    name: 'Komi',
    about:
      'Zasada domowa: dodatkowe punkty dla Hebanu na koniec, bo pierwsze miejsce ma większe szanse. Przy {fair} punktu silna gra jest wyrównana.',
    none: 'Brak',
  },
  swap: {
    name: 'Wybór strony',
    about: 'Zasada domowa: jedna osoba rozstawia obie strony i wykonuje pierwszy ruch, druga wybiera stronę.',
    values: { on: 'Tak', off: 'Nie' },
  },
  odds: {
    name: 'Fory',
    about: 'Zasada domowa: słabszy gracz zaczyna z punktami.',
    none: 'Brak',
    points: '{points} punktów',
    you: 'Zaczynasz z {points} punktami.',
    other: '{name} zaczyna z {points} punktami.',
  },
});
