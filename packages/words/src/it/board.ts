import type { board as english } from '../en/board.ts';
import { translation } from '../message.ts';

export const board = translation<typeof english>()('it')({
  keys: 'Le frecce vanno da casella a casella, Invio sceglie, Home e Fine vanno alla prima e all’ultima casella.',
  zoomIn: 'Più vicino',
  zoomOut: 'Mostra tutto il tavoliere',
  parts: 'Tavolieri',
  showPart: 'Mostra: {part}',
  no3d: 'Questo browser non sa disegnare in tre dimensioni.',
  no3dText: 'Il tavoliere si vede piatto. Tutto funziona allo stesso modo.',
  loading3d: 'Il tavoliere in tre dimensioni si sta caricando.',
  walk: {
    label: 'Scorri i turni',
    first: 'All’inizio',
    back: 'Un turno indietro',
    play: 'Riproduci i turni',
    stop: 'Ferma',
    next: 'Un turno avanti',
    last: 'Alla fine',
  },
});
