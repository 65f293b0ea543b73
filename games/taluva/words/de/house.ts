import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/house.ts';

/** The names of this game's house rules, in German. */
export const words = translation<typeof english>()('de')({
  odds: {
    name: 'Vorgabe',
    about: 'Hausregel: Wer schwächer ist, hat von Anfang an Gebäude, die als gebaut gelten.',
    none: 'Keine',
    both: 'Beides',
    you: 'Für dich gilt von Anfang an als gebaut: {pieces}.',
    other: 'Für {name} gilt von Anfang an als gebaut: {pieces}.',
  },
});
