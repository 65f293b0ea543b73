import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/puzzles.ts';

/** What the puzzles of Talat are about, in French. */
export const words = translation<typeof english>()('fr')({
  themes: {
    david: {
      name: 'David',
      about: 'La plus petite tour, S3, prend la plus grande, L6.',
      done: 'Seule une S3 prend une L6, et celle-ci vaut 5 points comme toute autre tour.',
    },
    tieBreak: {
      name: 'Égalité de points',
      about: 'À la fin, les points sont égaux : les tours prises décident.',
      done: 'Les points sont égaux, et les tours prises, comparées à partir de la plus haute, décident pour toi.',
    },
    squeeze: {
      name: 'Fin forcée',
      about: 'Une autre couleur doit finir la partie, même pour la perdre.',
      done: 'On ne peut pas passer, et chaque coup qui restait terminait la partie.',
    },
    bait: {
      name: 'Sacrifier une tour',
      about: 'Tu perds une tour et tu gagnes quand même.',
      done: 'Ta tour perdue a rapporté 5 points à l’adversaire, mais pas la victoire.',
    },
    keepAlive: {
      name: 'Le garder en jeu',
      about: 'Une autre couleur est sur le point de figer un plateau et de gagner.',
      done: 'Personne d’autre ne peut finir la partie aussitôt et la gagner.',
    },
    goliath: {
      name: 'Goliath',
      about: 'La plus grande tour, L6, prend.',
      done: 'Une L6 prend n’importe quelle M, une L3 ou une L4, et seule une S3 la prend.',
    },
    freezeFirst: {
      name: 'Figer tôt',
      about: 'Fige un plateau dès maintenant, et gagne sur un autre.',
      done: 'Plus rien ne changeait sur le plateau figé, et un autre a décidé de la partie.',
    },
    runner: {
      name: 'La course',
      about: 'Une tour file vers la ligne d’en face.',
      done: 'Le coup vers la ligne d’en face valait 3 points.',
    },
    rescue: {
      name: 'Hors de portée',
      about: 'Une tour en danger doit d’abord se mettre à l’abri.',
      done: 'La tour était en danger ; sur sa nouvelle case, personne ne pouvait la prendre.',
    },
    sideways: {
      name: 'De côté',
      about: 'Une tour prend de côté.',
      done: 'Une tour ne va de côté que pour prendre, même sur la ligne d’en face.',
    },
    patience: {
      name: 'Coup tranquille',
      about: 'Une prise est possible, mais la solution est un coup sans prise.',
      done: 'Une prise était possible, mais la solution était un coup tranquille.',
    },
    comeback: {
      name: 'La remontée',
      about: 'Tu es derrière jusqu’au dernier coup.',
      done: 'Le dernier coup t’a fait passer en tête, et la partie était finie.',
    },
    clear: {
      name: 'La dernière tour',
      about: 'La dernière tour adverse d’un plateau est prise.',
      done: 'Il n’y avait plus rien à prendre : le plateau s’est figé, et la partie était finie.',
    },
    zihin: {
      name: 'Le Zihin',
      about: 'Une tour du Zihin joue le premier coup.',
      done: 'Sur le plateau entre le Zihin et ton adversaire, c’est toi qui joues les tours du Zihin.',
    },
    stalk: {
      name: 'Avancer, puis prendre',
      about: 'Une tour se met en place et prend plus tard.',
      done: 'La même tour s’est d’abord mise en place, puis a pris.',
    },
    takeAndFreeze: {
      name: 'Prendre et figer',
      about: 'Une prise fige le plateau et termine la partie.',
      done: 'La prise a rapporté 5 points et figé le plateau : la partie était finie.',
    },
    freezeAndWin: {
      name: 'Figer et gagner',
      about: 'Un coup sans prise fige le plateau et termine la partie.',
      done: 'Le coup a figé le plateau : la partie était finie, et tu avais le plus de points.',
    },
    wayOut: {
      name: 'Seule issue',
      about: 'Une autre couleur est sur le point de forcer la victoire.',
      done: 'Après ce tour, personne d’autre ne peut forcer une victoire rapide.',
    },
  },
});
