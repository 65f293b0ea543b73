import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/house.ts';

/** The names of this game's house rules, in French. */
export const words = translation<typeof english>()('fr')({
  odds: {
    name: 'Avantage',
    about: 'Règle maison : la personne la moins forte commence avec des piles toutes faites.',
    none: 'Aucun',
    count: { one: '{n} pile', other: '{n} piles' },
    stacks: {
      1: 'un Tzaar de hauteur 3',
      2: 'un Tzaar et une Tzarra de hauteur 3',
      3: 'un Tzaar de hauteur 4, une Tzarra et un Tott de hauteur 3',
    },
    you: 'Tu commences avec {stacks}.',
    other: '{name} commence avec {stacks}.',
  },
});
