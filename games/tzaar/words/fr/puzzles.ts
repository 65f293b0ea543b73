import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/puzzles.ts';

/** What the puzzles of this game say, in French. */
export const words = translation<typeof english>()('fr')({
  themes: {
    pass: {
      name: 'Passer et gagner',
      about: 'Parfois, le meilleur deuxième coup, c’est de ne pas en jouer.',
      done: 'Après le premier coup, tout était en place : il suffisait de passer.',
    },
    sacrifice: {
      name: 'Donner une pile',
      about: 'Une haute pile peut bien partir, si cela te fait gagner.',
      done: 'Même en prenant une haute pile, l’adversaire n’a pas pu se sauver.',
    },
    twoTypes: {
      name: 'Deux types à la fois',
      about: 'Menace deux types en un seul tour.',
      done: 'Deux types étaient en danger à la fois, et aucune réponse ne suffisait.',
    },
    twoThreats: {
      name: 'Deux menaces',
      about: 'Menace un même type de deux façons à la fois.',
      done: 'Le même type était menacé deux fois, et aucune réponse ne suffisait.',
    },
    tempo: {
      name: 'Juste à temps',
      about: 'L’adversaire va gagner. Sois plus rapide.',
      done: 'L’adversaire allait gagner aussi, mais n’en a jamais eu le temps.',
    },
    openLine: {
      name: 'Ouvrir la ligne',
      about: 'Une de tes propres pièces barre le passage.',
      done: 'Une de tes pièces a quitté sa place, et la ligne s’est ouverte pour une autre.',
    },
    stackThenTake: {
      name: 'Empiler, puis prendre',
      about: 'Forme une pile, et prends avec elle au tour suivant.',
      done: 'La pile formée pendant un tour a pris au suivant.',
    },
    squeeze: {
      name: 'Plus rien à prendre',
      about: 'Ne laisse rien à prendre à l’adversaire.',
      done: 'Sans rien à prendre, l’adversaire a perdu.',
    },
    chain: {
      name: 'Deux prises d’affilée',
      about: 'Une même pièce peut prendre deux fois.',
      done: 'La première prise a mené la pièce là où la deuxième était possible.',
    },
    together: {
      name: 'À deux',
      about: 'Il faut deux de tes pièces pour éliminer un type.',
      done: 'Les deux pièces en ont pris chacune une, et il n’en reste aucune de ce type.',
    },
    safePiece: {
      name: 'Hors de portée',
      about: 'Gagne avec une pièce qu’on ne peut pas prendre.',
      done: 'L’adversaire ne pouvait pas prendre la pièce qui a décidé de la partie.',
    },
    lastTzaar: {
      name: 'Le dernier Tzaar',
      about: 'L’adversaire n’a plus beaucoup de Tzaars.',
      done: 'L’adversaire n’a plus de Tzaar.',
    },
    lastTzarra: {
      name: 'La dernière Tzarra',
      about: 'L’adversaire n’a plus beaucoup de Tzarras.',
      done: 'L’adversaire n’a plus de Tzarra.',
    },
    lastTott: {
      name: 'Le dernier Tott',
      about: 'L’adversaire n’a plus beaucoup de Totts.',
      done: 'L’adversaire n’a plus de Tott.',
    },
    onlyWay: {
      name: 'La seule issue',
      about: 'Presque tous les tours mènent à la défaite.',
      done: 'Presque tout autre tour menait à la défaite.',
    },
  },
});
