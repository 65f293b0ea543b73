import type { home as english } from '../en/home.ts';
import { translation } from '../message.ts';

export const home = translation<typeof english>()('nl')({
  title: 'Drie spellen rond drie',
  hero: 'Drie spellen rond drie.',
  lead: 'Speel tegen een sterke engine of met vrienden aan dit scherm, en bekijk daarna wat er gebeurde. Zonder account.',
  games: 'De spellen',
  play: 'Spelen',
  playGame: '{game} spelen',
  learn: 'Leren',
  learnGame: '{game} leren',
  setUpGame: 'Partij klaarzetten: {game}',
  resume: 'Hervatten',
  yourTurn: 'Jouw beurt',
  running: 'Loopt',
  against: '{game} tegen {names}',
  gameHere: '{game} aan dit scherm',
  turn: 'Beurt {turn}',
  turnTime: 'Beurt {turn} · nog {time}',
  seats: '{seats} spelers',
  minutes: '{minutes} min',
  minutesSay: 'ongeveer {minutes} minuten',
  offline: 'Werkt offline',
  languages: '7 talen',
  tracking: 'Geen tracking',
  setup: 'Stelling van je tafel invoeren',
  import: 'Verslag importeren',
});
