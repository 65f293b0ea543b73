import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/house.ts';

/** The names of this game's house rules, in Dutch. */
export const words = translation<typeof english>()('nl')({
  odds: {
    name: 'Voorgift',
    about: 'Huisregel: bij de zwakste speler tellen gebouwen vanaf het begin als gebouwd.',
    none: 'Geen',
    both: 'Beide',
    you: 'Telt voor jou vanaf het begin als gebouwd: {pieces}.',
    other: 'Telt voor {name} vanaf het begin als gebouwd: {pieces}.',
  },
});
