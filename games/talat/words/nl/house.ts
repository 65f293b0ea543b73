import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/house.ts';

/** The names of this game's house rules, in Dutch. */
export const words = translation<typeof english>()('nl')({
  komi: {
    name: 'Komi',
    about:
      'Huisregel: extra punten voor Ebbenhout aan het eind, omdat de eerste plaats betere kansen heeft. Met {fair} punten is sterk spel in evenwicht.',
    none: 'Geen',
  },
  swap: {
    name: 'Kant kiezen',
    about: 'Huisregel: de een zet beide kanten op en doet de eerste zet, de ander kiest een kant.',
    values: { on: 'Aan', off: 'Uit' },
  },
  odds: {
    name: 'Voorgift',
    about: 'Huisregel: de zwakste speler begint met punten.',
    none: 'Geen',
    points: '{points} punten',
    you: 'Je begint met {points} punten.',
    other: '{name} begint met {points} punten.',
  },
});
