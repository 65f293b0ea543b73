import type { home as english } from '../en/home.ts';
import { translation } from '../message.ts';

export const home = translation<typeof english>()('de')({
  title: 'Drei Spiele um die Drei',
  hero: 'Drei Spiele um die Drei.',
  lead: 'Spiel gegen eine starke Engine oder gemeinsam an diesem Bildschirm und sieh dir danach an, was geschah. Ohne Konto.',
  games: 'Die Spiele',
  play: 'Spielen',
  playGame: '{game} spielen',
  learn: 'Lernen',
  learnGame: '{game} lernen',
  setUpGame: 'Partie einrichten: {game}',
  resume: 'Fortsetzen',
  yourTurn: 'Du bist am Zug',
  running: 'Läuft',
  against: '{game} gegen {names}',
  gameHere: '{game} an diesem Bildschirm',
  turn: 'Zug {turn}',
  turnTime: 'Zug {turn} · noch {time}',
  seats: '{seats} Plätze',
  minutes: '{minutes} min',
  minutesSay: 'etwa {minutes} Minuten',
  offline: 'Läuft auch offline',
  languages: '7 Sprachen',
  tracking: 'Kein Tracking',
  setup: 'Stellung von deinem Tisch eingeben',
  import: 'Mitschrift importieren',
});
