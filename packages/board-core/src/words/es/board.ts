import { translation } from '@threefold-games/speech';
import type * as english from '../en/board.ts';

export const words = translation<typeof english.words>()('es')({
  boardOf: 'Tablero de {game}',
  keys: 'Con las flechas recorres el tablero y con Intro eliges. Inicio y Fin van a la primera y a la última casilla.',
  players: 'Quién juega',
  toMove: 'Le toca a {name}',
  zoomIn: 'Acercar',
  zoomOut: 'Ver todo el tablero',
  parts: 'Tableros',
  showPart: 'Ver: {part}',

  turn: 'Turno {turn} de {turns}',
  start: 'Antes del primer turno',
  slider: 'Turno',
  sliderTurn: 'Turno {turn} de {turns}, {name}, {moves}',
  sliderStart: 'Antes del primero de {turns} turnos',
  walk: 'Recorrer los turnos',
  first: 'Ir al principio',
  back: 'Turno anterior',
  next: 'Turno siguiente',
  last: 'Ir al final',

  tools: 'Qué puedes hacer',
  steps: 'Jugadas de este turno',
  choices: 'Opciones',
  choiceLeft: '{choice}, disponibles: {count}',
  rotateTile: 'Girar',
  takeBack: 'Deshacer',
  startOver: 'Empezar de nuevo',
  confirm: 'Confirmar',
  notHere: 'Aquí no',
  notRead: 'No se entiende',
  undone: 'Deshecho.',

  wins: 'Gana {name}',
  shared: 'Victoria compartida: {names}',
  over: 'La partida ha terminado.',
  resigned: 'Abandono: {name}.',
  timeout: 'Sin tiempo: {name}.',

  faults: {
    game: 'El juego de este tablero no está cargado en esta página.',
    record: 'Este registro no se puede leer.',
    recordAt: 'Este registro no se puede leer. El fallo está en el turno {turn}, jugada {step}.',
    position: 'Esta posición no se puede leer.',
    fresh: 'Así no puede empezar una partida.',
    turn: 'Ese turno no existe. Este es el último.',
  },
});
