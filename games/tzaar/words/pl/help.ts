import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/help.ts';

/** What this game says to those who play with help, in Polish. */
export const words = translation<typeof english>()('pl')({
  last: {
    now: {
      tzaar: 'Twój ostatni pion Tzaar na {cell} może zostać przejęty.',
      tzarra: 'Twój ostatni pion Tzarra na {cell} może zostać przejęty.',
      tott: 'Twój ostatni pion Tott na {cell} może zostać przejęty.',
    },
    after: {
      tzaar: '{who} może przejąć twój ostatni pion Tzaar na {cell}.',
      tzarra: '{who} może przejąć twój ostatni pion Tzarra na {cell}.',
      tott: '{who} może przejąć twój ostatni pion Tott na {cell}.',
    },
  },
  two: {
    now: {
      tzaar: 'Twoje ostatnie dwa piony Tzaar mogą zostać przejęte w jednej turze.',
      tzarra: 'Twoje ostatnie dwa piony Tzarra mogą zostać przejęte w jednej turze.',
      tott: 'Twoje ostatnie dwa piony Tott mogą zostać przejęte w jednej turze.',
    },
    after: {
      tzaar: '{who} może przejąć twoje ostatnie dwa piony Tzaar w jednej turze.',
      tzarra: '{who} może przejąć twoje ostatnie dwa piony Tzarra w jednej turze.',
      tott: '{who} może przejąć twoje ostatnie dwa piony Tott w jednej turze.',
    },
  },
  few: {
    now: {
      tzaar: 'Twój pion Tzaar na {cell} może zostać przejęty, a masz tylko dwa.',
      tzarra: 'Twój pion Tzarra na {cell} może zostać przejęty, a masz tylko dwa.',
      tott: 'Twój pion Tott na {cell} może zostać przejęty, a masz tylko dwa.',
    },
    after: {
      tzaar: '{who} może przejąć twój pion Tzaar na {cell}, a masz tylko dwa.',
      tzarra: '{who} może przejąć twój pion Tzarra na {cell}, a masz tylko dwa.',
      tott: '{who} może przejąć twój pion Tott na {cell}, a masz tylko dwa.',
    },
  },
  stack: {
    now: 'Twój stos o wysokości {height} na {cell} może zostać przejęty.',
    after: '{who} może przejąć twój stos o wysokości {height} na {cell}.',
  },
  stuck: {
    now: 'Wkrótce możesz nie mieć czego przejąć.',
    after: 'Po tym nie masz już czego przejąć.',
  },
  buried: {
    tzaar: 'To przykrywa twój ostatni pion Tzaar.',
    tzarra: 'To przykrywa twój ostatni pion Tzarra.',
    tott: 'To przykrywa twój ostatni pion Tott.',
  },
});
