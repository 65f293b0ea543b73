import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/house.ts';

/** The names of this game's house rules, in Polish. */
export const words = translation<typeof english>()('pl')({
  odds: {
    name: 'Fory',
    about: 'Zasada domowa: część budowli słabszego gracza od początku liczy się jako zbudowana.',
    none: 'Brak',
    both: 'Oba',
    you: 'Od początku liczy się jako zbudowane dla ciebie: {pieces}.',
    other: '{name}: od początku liczy się jako zbudowane: {pieces}.',
  },
});
