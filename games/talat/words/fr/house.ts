import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/house.ts';

/** The names of this game's house rules, in French. */
export const words = translation<typeof english>()('fr')({
  komi: {
    name: 'Komi',
    about:
      'Règle maison : des points en plus pour Ébène à la fin, car la première place a de meilleures chances. Avec {fair} points, les chances de joueurs forts sont égales.',
    none: 'Aucun',
  },
  swap: {
    name: 'Choix du camp',
    about: 'Règle maison : l’un installe les deux camps et joue le premier coup, l’autre choisit son camp.',
    values: { on: 'Oui', off: 'Non' },
  },
  odds: {
    name: 'Avantage',
    about: 'Règle maison : la personne la moins forte commence avec des points.',
    none: 'Aucun',
    points: '{points} points',
    you: 'Tu commences avec {points} points.',
    other: '{name} commence avec {points} points.',
  },
});
