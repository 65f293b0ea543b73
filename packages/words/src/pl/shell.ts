import type { shell as english } from '../en/shell.ts';
import { translation } from '../message.ts';

/** What stands on every page, and what the controls say. */
export const shell = translation<typeof english>()('pl')({
  page: {
    title: 'Threefold: gry Talat, TZAAR i Taluva',
    description:
      'Graj w gry Talat, TZAAR i Taluva przeciw mocnym botom albo ze znajomymi przy jednym ekranie, analizuj pozycje i odtwarzaj partie. Za darmo, offline, bez konta.',
    noScript: 'Do gry Threefold potrzebuje JavaScriptu.',
  },
  brand: 'Threefold',
  title: '{page} – Threefold',
  skip: 'Przejdź do treści',
  nav: 'Strony',
  play: 'Graj',
  together: 'Razem',
  analysis: 'Analiza',
  games: 'Moje partie',
  gamesShort: 'Partie',
  rules: 'Zasady',
  settings: 'Ustawienia',
  language: '{code} – Język',
  back: 'Wstecz',
  close: 'Zamknij',
  cancel: 'Anuluj',
  more: 'Więcej',
  undo: 'Cofnij',
  tryAgain: 'Spróbuj ponownie',
  loading: 'Wczytywanie',
  level: 'Poziom {n}',
  bot: 'Threefold {level}',
  me: 'Ty',
  blockedTitle: 'Ta przeglądarka niczego nie przechowuje.',
  blockedText: 'Możesz grać dalej. Wyeksportuj partię, zanim zamkniesz tę stronę, bo inaczej przepadnie.',
  fullTitle: 'Pamięć tej przeglądarki jest pełna.',
  fullText: 'Możesz grać dalej. Usuń stare partie albo wyeksportuj tę, zanim zamkniesz stronę.',
  pageMissingTitle: 'Nie ma takiej strony',
  pageMissingText: 'W adresie może być błąd albo jest stary. Twoje partie są bezpieczne.',
  pageFailedTitle: 'Ta strona się nie wczytała',
  pageFailedText: 'Może nie ma połączenia. Twoje partie są bezpieczne w tej przeglądarce.',
  home: 'Do gier',
});
