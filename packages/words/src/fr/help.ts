import { translation } from '@threefold-games/speech';
import type { help as english } from '../en/help.ts';

export const help = translation<typeof english>()('fr')({
  title: 'Aide à la table',
  about: 'Marque ce qui peut bouger, dit ce qui est en danger et demande avant un tour qui perd aussitôt.',
  notWithPeople: 'Pas dans les parties avec d’autres personnes.',
  on: 'L’aide est active',
  off: 'L’aide est coupée',
  turnOn: 'Activer l’aide à la table',
  turnOff: 'Couper l’aide à la table',
  allTheSame: 'Jouer quand même ?',
  playIt: 'Jouer',
  takeBack: 'Reprendre',
  gives: 'Ce tour donne beaucoup.',
  loses: 'Ce tour perd la partie.',
  threat: 'La menace : de {from} à {to}.',
  threatAt: 'La menace : en {to}.',
  mark: 'Flèche sombre et anneau doré : ce que quelqu’un d’autre pourrait faire, et ce que cela te coûterait.',
});
