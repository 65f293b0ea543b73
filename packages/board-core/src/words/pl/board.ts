import { translation } from '@threefold-games/speech';
import type * as english from '../en/board.ts';

export const words = translation<typeof english.words>()('pl')({
  boardOf: 'Plansza gry {game}',
  keys: 'Strzałkami poruszasz się po planszy, Enterem wybierasz. Home i End prowadzą na pierwsze i ostatnie pole.',
  players: 'Gracze',
  toMove: 'Kolej: {name}',
  zoomIn: 'Powiększ',
  zoomOut: 'Pokaż całą planszę',
  parts: 'Plansze',
  showPart: 'Pokaż: {part}',

  turn: 'Tura {turn} z {turns}',
  start: 'Przed pierwszą turą',
  slider: 'Tura',
  sliderTurn: 'Tura {turn} z {turns}, {name}, {moves}',
  sliderStart: 'Przed pierwszą turą z {turns}',
  walk: 'Przechodzenie przez tury',
  first: 'Na początek',
  back: 'Poprzednia tura',
  next: 'Następna tura',
  last: 'Na koniec',

  tools: 'Co możesz zrobić',
  steps: 'Ruchy tej tury',
  choices: 'Do wyboru',
  choiceLeft: '{choice}, zostało {count}',
  rotateTile: 'Obróć płytkę',
  takeBack: 'Cofnij',
  startOver: 'Od nowa',
  confirm: 'Zatwierdź',
  notHere: 'Tak nie można',
  notRead: 'Niezrozumiałe',
  undone: 'Cofnięto.',

  wins: '{name} wygrywa',
  shared: 'Wspólna wygrana: {names}',
  over: 'Partia zakończona.',
  resigned: 'Poddanie partii: {name}.',
  timeout: 'Koniec czasu: {name}.',

  faults: {
    game: 'Gra tej planszy nie jest wczytana na tej stronie.',
    record: 'Tego zapisu nie da się odczytać.',
    recordAt: 'Tego zapisu nie da się odczytać. Błąd jest w turze {turn}, ruch {step}.',
    position: 'Tej pozycji nie da się odczytać.',
    fresh: 'Tak nie można rozstawić partii.',
    turn: 'Nie ma takiej tury. To jest ostatnia.',
  },
});
