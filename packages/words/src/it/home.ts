import type { home as english } from '../en/home.ts';
import { translation } from '../message.ts';

export const home = translation<typeof english>()('it')({
  title: 'Tre giochi nel segno del tre',
  hero: 'Tre giochi nel segno del tre.',
  lead: 'Gioca contro un motore forte o in compagnia su questo schermo, poi studia che cosa è successo. Senza account.',
  games: 'I giochi',
  play: 'Gioca',
  playGame: 'Gioca a {game}',
  learn: 'Impara',
  learnGame: 'Impara {game}',
  setUpGame: 'Prepara una partita a {game}',
  resume: 'Riprendi',
  yourTurn: 'Tocca a te',
  running: 'In corso',
  against: '{game} contro {names}',
  gameHere: '{game} su questo schermo',
  turn: 'Turno {turn}',
  turnTime: 'Turno {turn} · ancora {time}',
  seats: '{seats} persone',
  minutes: '{minutes} min',
  minutesSay: 'circa {minutes} minuti',
  offline: 'Funziona offline',
  languages: '7 lingue',
  tracking: 'Senza tracker',
  setup: 'Inserisci una posizione dal tuo tavolo',
  import: 'Importa una trascrizione',
});
