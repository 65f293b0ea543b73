import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/house.ts';

/** The names of this game's house rules, in German. */
export const words = translation<typeof english>()('de')({
  komi: {
    name: 'Komi',
    about:
      'Hausregel: Ebenholz bekommt am Ende Zusatzpunkte, weil der erste Platz die besseren Chancen hat. Mit {fair} Punkten ist starkes Spiel ausgeglichen.',
    none: 'Keine',
  },
  swap: {
    name: 'Seitenwahl',
    about: 'Hausregel: Eine Person stellt beide Seiten auf und macht den ersten Zug, die andere wählt eine Seite.',
    values: { on: 'An', off: 'Aus' },
  },
  odds: {
    name: 'Vorgabe',
    about: 'Hausregel: Wer schwächer ist, beginnt mit Punkten.',
    none: 'Keine',
    points: '{points} Punkte',
    you: 'Du beginnst mit {points} Punkten.',
    other: '{name} beginnt mit {points} Punkten.',
  },
});
