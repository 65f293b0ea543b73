import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/house.ts';

/** The names of this game's house rules, in French. */
export const words = translation<typeof english>()('fr')({
  odds: {
    name: 'Avantage',
    about: 'Règle maison : des bâtiments de la personne la moins forte comptent comme construits dès le début.',
    none: 'Aucun',
    both: 'Les deux',
    you: 'Compte comme construit pour toi dès le début : {pieces}.',
    other: 'Compte comme construit pour {name} dès le début : {pieces}.',
  },
});
