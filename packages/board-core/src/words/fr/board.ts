import { translation } from '@threefold-games/speech';
import type * as english from '../en/board.ts';

export const words = translation<typeof english.words>()('fr')({
  boardOf: 'Plateau : {game}',
  keys: 'Les flèches parcourent le plateau, Entrée choisit. Début et Fin mènent à la première et à la dernière case.',
  players: 'Joueurs',
  toMove: 'À {name} de jouer',
  zoomIn: 'Zoomer',
  zoomOut: 'Voir tout le plateau',
  parts: 'Plateaux',
  showPart: 'Voir : {part}',

  turn: 'Tour {turn} sur {turns}',
  start: 'Avant le premier coup',
  slider: 'Tour',
  sliderTurn: 'Tour {turn} sur {turns}, {name}, {moves}',
  sliderStart: 'Avant le premier tour sur {turns}',
  walk: 'Parcourir la partie',
  first: 'Aller au début',
  back: 'Tour précédent',
  next: 'Tour suivant',
  last: 'Aller à la fin',

  tools: 'Ce que tu peux faire',
  steps: 'Coups de ce tour',
  choices: 'Choix',
  choiceLeft: '{choice}, reste {count}',
  rotateTile: 'Tourner',
  takeBack: 'Défaire',
  startOver: 'Recommencer',
  confirm: 'Valider',
  notHere: 'Pas ici',
  notRead: 'Pas compris',
  undone: 'Retour en arrière.',

  wins: 'Victoire : {name}',
  shared: 'Victoire partagée : {names}',
  over: 'La partie est terminée.',
  resigned: 'Abandon : {name}.',
  timeout: 'Temps écoulé : {name}.',

  faults: {
    game: 'Le jeu de ce plateau n’est pas chargé sur cette page.',
    record: 'Ce relevé ne peut pas être lu.',
    recordAt: 'Ce relevé ne peut pas être lu. L’erreur est au tour {turn}, coup {step}.',
    position: 'Cette position ne peut pas être lue.',
    fresh: 'Une partie ne peut pas commencer ainsi.',
    turn: 'Ce tour n’existe pas. Voici le dernier.',
  },
});
