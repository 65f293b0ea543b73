import type { home as english } from '../en/home.ts';
import { translation } from '../message.ts';

export const home = translation<typeof english>()('es')({
  title: 'Tres juegos sobre el tres',
  hero: 'Tres juegos sobre el tres.',
  lead: 'Juega contra un motor fuerte o en compañía en esta pantalla, y luego estudia lo que pasó. Sin cuenta.',
  games: 'Los juegos',
  play: 'Jugar',
  playGame: 'Jugar a {game}',
  learn: 'Aprender',
  learnGame: 'Aprender {game}',
  setUpGame: 'Preparar una partida de {game}',
  resume: 'Continuar',
  yourTurn: 'Tu turno',
  running: 'En curso',
  against: '{game} contra {names}',
  gameHere: '{game} en esta pantalla',
  turn: 'Turno {turn}',
  turnTime: 'Turno {turn} · queda {time}',
  seats: '{seats} personas',
  minutes: '{minutes} min',
  minutesSay: 'unos {minutes} minutos',
  offline: 'Funciona sin conexión',
  languages: '7 idiomas',
  tracking: 'Sin rastreo',
  setup: 'Introducir una posición de tu mesa',
  import: 'Importar un registro',
});
