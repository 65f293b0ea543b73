import { translation } from '@threefold-games/speech';
import type * as english from '../en/board.ts';

export const words = translation<typeof english.words>()('it')({
  boardOf: 'Tavoliere di {game}',
  keys: 'Con le frecce ti muovi sul tavoliere, con Invio scegli. Home e Fine vanno alla prima e all’ultima casella.',
  players: 'Chi gioca',
  toMove: 'Di turno: {name}',
  zoomIn: 'Ingrandisci',
  zoomOut: 'Mostra tutto il tavoliere',
  parts: 'Tavolieri',
  showPart: 'Mostra: {part}',

  turn: 'Turno {turn} di {turns}',
  start: 'Prima del primo turno',
  slider: 'Turno',
  sliderTurn: 'Turno {turn} di {turns}, {name}, {moves}',
  sliderStart: 'Prima del primo di {turns} turni',
  walk: 'Scorri i turni',
  first: 'Vai all’inizio',
  back: 'Turno precedente',
  next: 'Turno successivo',
  last: 'Vai alla fine',

  tools: 'Che cosa puoi fare',
  steps: 'Mosse di questo turno',
  choices: 'Scelte',
  choiceLeft: '{choice}, in mano: {count}',
  rotateTile: 'Gira tessera',
  takeBack: 'Annulla',
  startOver: 'Ricomincia',
  confirm: 'Conferma',
  notHere: 'Qui no',
  notRead: 'Non capito',
  undone: 'Annullato.',

  wins: 'Vince {name}',
  shared: 'Vittoria condivisa: {names}',
  over: 'La partita è finita.',
  resigned: 'Abbandono: {name}.',
  timeout: 'Tempo scaduto: {name}.',

  faults: {
    game: 'Il gioco di questo tavoliere non è caricato in questa pagina.',
    record: 'Questa trascrizione non si può leggere.',
    recordAt: 'Questa trascrizione non si può leggere. L’errore è nel turno {turn}, mossa {step}.',
    position: 'Questa posizione non si può leggere.',
    fresh: 'Una partita non può cominciare così.',
    turn: 'Questo turno non esiste. Ecco l’ultimo.',
  },
});
