import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/editor.ts';

/** What the editor of islands says, in French. */
export const words = translation<typeof english>()('fr')({
  tiles: 'Tuiles',
  tile: '{tile}, reste {n}',
  eraser: 'Enlever',
  tools: 'Outils',
  hut: 'Huttes ({seat})',
  temple: 'Temple ({seat})',
  tower: 'Tour ({seat})',
  seats: 'Joueurs',
  seat: 'À qui de jouer',
  phase: 'Ce qui vient ensuite',
  phases: {
    draw: 'Piocher une tuile',
    lay: 'Poser la tuile',
    build: 'Construire',
    over: 'Rien, la partie est terminée',
  },
  drawn: 'Tuile piochée',
  noDrawn: 'Aucune',
  covered: 'Huttes recouvertes ({seat})',
  standing: 'État ({seat})',
  playing: 'En jeu',
  out: 'Hors jeu, numéro {n}',
  done: 'A fini, numéro {n}',
  flaws: {
    tiles: 'Plus de {n} tuiles ont été piochées.',
    noTile: 'Rien ne se construit avant la première tuile.',
    left: 'Personne ne peut avoir quitté le jeu dans cet ordre.',
    twoWon: 'Dans cette partie, une seule personne peut avoir fini.',
    standing:
      '{seat} : l’état ne convient pas. A fini qui a construit toutes les pièces de deux sortes, et personne d’autre.',
    notOver: 'La partie n’est pas encore terminée.',
    over: 'La partie est déjà terminée.',
    gone: '{seat} n’est plus en jeu et ne peut pas avoir le tour.',
    turn: 'Après tant de tuiles, ce ne peut pas être à {seat} de jouer.',
    place: 'La première tuile est en 0,0, comme elle vient.',
    apart: 'L’île doit être d’un seul tenant.',
    towerLow: 'Une tour est au niveau 3 ou plus haut.',
    stock: '{seat} a construit plus de pièces qu’il n’y en a.',
    settlement: '{seat} a construit des huttes mais n’a plus de village.',
    covered: 'Plus de huttes sont recouvertes qu’il n’y avait de place.',
    builds: 'Trop peu de constructions : chaque tour finit par une construction.',
    stuck: '{seat} ne peut rien construire ici et serait hors jeu.',
  },
});
