import { translation } from '@threefold-games/speech';
import type * as english from '../en/board.ts';

export const words = translation<typeof english.words>()('de')({
  boardOf: 'Brett: {game}',
  keys: 'Mit den Pfeiltasten bewegst du dich auf dem Brett, mit Eingabe wählst du. Pos1 und Ende führen zum ersten und zum letzten Feld.',
  players: 'Wer spielt',
  toMove: '{name} ist am Zug',
  zoomIn: 'Vergrößern',
  zoomOut: 'Ganzes Brett zeigen',
  parts: 'Bretter',
  showPart: '{part} zeigen',

  turn: 'Zug {turn} von {turns}',
  start: 'Vor dem ersten Zug',
  slider: 'Zug',
  sliderTurn: 'Zug {turn} von {turns}, {name}, {moves}',
  sliderStart: 'Vor dem ersten von {turns} Zügen',
  walk: 'Durch die Züge gehen',
  first: 'Zum Anfang',
  back: 'Voriger Zug',
  next: 'Nächster Zug',
  last: 'Zum Ende',

  tools: 'Was du tun kannst',
  steps: 'Schritte dieses Zugs',
  choices: 'Zur Wahl',
  choiceLeft: '{choice}, noch {count}',
  rotateTile: 'Drehen',
  takeBack: 'Zurücknehmen',
  startOver: 'Von vorn',
  confirm: 'Bestätigen',
  notHere: 'Nicht hier',
  notRead: 'Nicht verstanden',
  undone: 'Rückgängig gemacht.',

  wins: '{name} gewinnt',
  shared: 'Geteilter Sieg: {names}',
  over: 'Die Partie ist zu Ende.',
  resigned: '{name} hat aufgegeben.',
  timeout: 'Die Zeit von {name} ist abgelaufen.',

  faults: {
    game: 'Das Spiel dieses Bretts ist auf dieser Seite nicht geladen.',
    record: 'Diese Mitschrift lässt sich nicht lesen.',
    recordAt: 'Diese Mitschrift lässt sich nicht lesen. Der Fehler ist in Zug {turn}, Schritt {step}.',
    position: 'Diese Stellung lässt sich nicht lesen.',
    fresh: 'So lässt sich keine Partie aufsetzen.',
    turn: 'Diesen Zug gibt es nicht. Das ist der letzte.',
  },
});
