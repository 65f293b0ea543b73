import { translation } from '@threefold-games/speech';
import type * as english from '../en/board.ts';

export const words = translation<typeof english.words>()('nl')({
  boardOf: 'Bord van {game}',
  keys: 'Met de pijltjestoetsen ga je over het bord, met Enter kies je. Home en End gaan naar het eerste en het laatste veld.',
  players: 'Spelers',
  toMove: '{name} aan de beurt',
  zoomIn: 'Inzoomen',
  zoomOut: 'Toon het hele bord',
  parts: 'Borden',
  showPart: 'Toon {part}',

  turn: 'Beurt {turn} van {turns}',
  start: 'Vóór de eerste beurt',
  slider: 'Beurt',
  sliderTurn: 'Beurt {turn} van {turns}, {name}, {moves}',
  sliderStart: 'Vóór de eerste van {turns} beurten',
  walk: 'Door de beurten gaan',
  first: 'Naar het begin',
  back: 'Vorige beurt',
  next: 'Volgende beurt',
  last: 'Naar het einde',

  tools: 'Wat je kunt doen',
  steps: 'Zetten van deze beurt',
  choices: 'Keuzes',
  choiceLeft: '{choice}, nog {count}',
  rotateTile: 'Draaien',
  takeBack: 'Terugnemen',
  startOver: 'Opnieuw beginnen',
  confirm: 'Bevestigen',
  notHere: 'Hier niet',
  notRead: 'Niet begrepen',
  undone: 'Teruggenomen.',

  wins: '{name} wint',
  shared: 'Gedeelde overwinning: {names}',
  over: 'De partij is afgelopen.',
  resigned: '{name} gaf op.',
  timeout: '{name} had geen tijd meer.',

  faults: {
    game: 'Het spel van dit bord is op deze pagina niet geladen.',
    record: 'Dit verslag is niet te lezen.',
    recordAt: 'Dit verslag is niet te lezen. De fout zit in beurt {turn}, zet {step}.',
    position: 'Deze stelling is niet te lezen.',
    fresh: 'Zo kan een partij niet worden opgezet.',
    turn: 'Die beurt is er niet. Dit is de laatste.',
  },
});
