import type { board as english } from '../en/board.ts';
import { translation } from '../message.ts';

export const board = translation<typeof english>()('fr')({
  keys: 'Les flèches vont de case en case, Entrée choisit, Début et Fin mènent à la première et à la dernière case.',
  zoomIn: 'Plus près',
  zoomOut: 'Voir tout le plateau',
  parts: 'Plateaux',
  showPart: 'Voir : {part}',
  no3d: 'Ce navigateur ne sait pas dessiner en trois dimensions.',
  no3dText: 'Le plateau s’affiche à plat. Tout fonctionne de la même façon.',
  loading3d: 'Le plateau en trois dimensions se charge.',
  walk: {
    label: 'Parcourir les coups',
    first: 'Au début',
    back: 'Un coup en arrière',
    play: 'Lire les coups',
    stop: 'Arrêter',
    next: 'Un coup en avant',
    last: 'À la fin',
  },
});
