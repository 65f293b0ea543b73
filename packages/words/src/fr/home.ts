import type { home as english } from '../en/home.ts';
import { translation } from '../message.ts';

export const home = translation<typeof english>()('fr')({
  title: 'Trois jeux autour du trois',
  hero: 'Trois jeux autour du trois.',
  lead: 'Joue contre un moteur puissant ou à plusieurs sur cet écran, puis étudie ce qui s’est passé. Sans compte.',
  games: 'Les jeux',
  play: 'Jouer',
  playGame: 'Jouer à {game}',
  learn: 'Apprendre',
  learnGame: 'Apprendre {game}',
  setUpGame: 'Préparer une partie : {game}',
  resume: 'Continuer',
  yourTurn: 'À toi de jouer',
  running: 'En cours',
  against: '{game} contre {names}',
  gameHere: '{game} sur cet écran',
  turn: 'Coup {turn}',
  turnTime: 'Coup {turn} · reste {time}',
  seats: '{seats} personnes',
  minutes: '{minutes} min',
  minutesSay: 'environ {minutes} minutes',
  offline: 'Marche hors ligne',
  languages: '7 langues',
  tracking: 'Sans pistage',
  setup: 'Saisir une position de ta table',
  import: 'Importer un relevé',
});
