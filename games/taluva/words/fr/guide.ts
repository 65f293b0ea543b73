import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/guide.ts';

/** How to play Taluva, in French. */
export const words = translation<typeof english>()('fr')({
  sections: {
    aim: {
      title: 'Le but',
      text: 'Taluva se joue de deux à quatre. Ensemble, vous composez une île avec des tuiles, et chaque couleur la peuple de ses propres bâtiments : 20 huttes, 3 temples et 2 tours. Tu gagnes aussitôt quand tu as construit tous tes bâtiments de deux sortes, par exemple tous tes temples et toutes tes huttes.\nSi les tuiles s’épuisent avant, la couleur qui a construit le plus de temples gagne. À égalité, ce sont les tours qui décident, puis les huttes.\nÀ chaque tour, tu pioches une tuile, tu la poses et tu construis.',
    },
    tiles: {
      title: 'Poser une tuile',
      text: 'Chaque tuile a un volcan et deux terrains. Il existe cinq terrains : jungle, clairière, sable, roche et lac. Ils n’ont pas besoin de se correspondre ; tu poses la tuile comme tu veux.\nTu peux la poser à côté de l’île, de sorte qu’au moins un bord la touche. Elle est alors au niveau 1. Elle peut laisser des trous dans l’île, ou en remplir. Elle n’est jamais moitié sur la terre, moitié sur la mer.',
    },
    eruptions: {
      title: 'Les éruptions',
      text: 'Tu peux aussi poser la tuile sur la terre : un volcan entre en éruption, et l’île gagne en hauteur. Le nouveau volcan doit en recouvrir un ancien dont la lave coule dans un autre sens. Les trois cases du dessous doivent être au même niveau ; les nouvelles sont un niveau plus haut.\nUne éruption peut recouvrir des huttes, de n’importe quelle couleur. Elles quittent la partie mais comptent toujours comme construites. Une éruption ne recouvre jamais un temple ni une tour, et ne fait jamais disparaître un village entier. Une hutte isolée ne risque donc rien.',
    },
    huts: {
      title: 'Construire une hutte',
      text: 'Après la tuile, tu construis, de l’une des quatre façons possibles. La plus simple : une hutte sur n’importe quelle case libre de niveau 1, partout sur l’île. Une case est libre si ce n’est pas un volcan et qu’elle ne porte aucun bâtiment.',
    },
    expanding: {
      title: 'Agrandir un village',
      text: 'Choisis un de tes villages et un terrain. Chaque case libre de ce terrain à côté du village reçoit autant de huttes que son niveau : une au niveau 1, deux au niveau 2. Il faut prendre toutes ces cases. Si tu n’as pas assez de huttes, tu ne peux pas choisir ce terrain.',
    },
    settlements: {
      title: 'Les villages',
      text: 'Les cases qui portent tes bâtiments et se touchent forment un village, quel que soit leur niveau. Une hutte seule en est un aussi. Des villages se réunissent quand tu construis entre eux, et une éruption peut en couper un en plusieurs.\nC’est important, car les temples et les tours se construisent à côté des villages.',
    },
    temples: {
      title: 'Les temples',
      text: 'Un temple demande un de tes villages, de trois cases ou plus et sans temple. Tu le construis sur une case libre à côté de ce village, à n’importe quel niveau. Trois huttes sur une même case ne font toujours qu’une case.',
    },
    towers: {
      title: 'Les tours',
      text: 'Une tour demande une case libre de niveau 3 ou plus, à côté d’un de tes villages sans tour. Ce village peut être tout petit, une seule hutte suffit.\nEn se réunissant avec un autre, un village peut finir par avoir deux temples ou deux tours.',
    },
    out: {
      title: 'Hors jeu',
      text: 'Si tu ne peux rien construire après avoir posé ta tuile, tu es hors jeu et ne peux plus gagner. Tant que tu as des huttes, cela n’arrive presque jamais. Quand tu n’en as plus, il te faut à chaque tour une place pour un temple ou une tour. La dernière couleur en jeu gagne.',
    },
    start: {
      title: 'Bien commencer',
      text: 'Vise les temples. La plupart des parties se gagnent avec trois temples et toutes les huttes ; dans les parties courtes, ce sont les temples qui décident quand les tuiles s’épuisent. Construis tes premières huttes là où tu pourras t’agrandir sur deux ou trois cases à la fois, construis un temple dès que trois cases se touchent, et commence le village suivant un peu plus loin : deux villages réunis trop tôt ne reçoivent qu’un temple.\nObserve les autres. Si quelqu’un a trois cases et pas de temple, provoque une éruption à cet endroit, ou occupe la case libre. Et compte tes huttes : gardes-en quelques-unes jusqu’à ton dernier temple.',
    },
  },
});
