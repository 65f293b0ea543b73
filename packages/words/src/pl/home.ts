import type { home as english } from '../en/home.ts';
import { translation } from '../message.ts';

export const home = translation<typeof english>()('pl')({
  title: 'Trzy gry o trójce',
  hero: 'Trzy gry o trójce.',
  lead: 'Zagraj z mocnym silnikiem lub ze znajomymi przy tym ekranie, a potem przeanalizuj partię. Bez konta.',
  games: 'Gry',
  play: 'Graj',
  playGame: 'Graj w grę {game}',
  learn: 'Zasady',
  learnGame: 'Zasady gry {game}',
  setUpGame: 'Ustaw partię: {game}',
  resume: 'Wznów',
  yourTurn: 'Twoja kolej',
  running: 'W toku',
  against: '{game} · {names}',
  gameHere: '{game} przy tym ekranie',
  turn: 'Tura {turn}',
  turnTime: 'Tura {turn} · zostało {time}',
  seats: '{seats} graczy',
  minutes: '{minutes} min',
  minutesSay: 'około {minutes} min',
  offline: 'Działa offline',
  languages: '7 języków',
  tracking: 'Bez śledzenia',
  setup: 'Wpisz pozycję ze swojego stołu',
  import: 'Importuj zapis',
});
