import type { board as english } from '../en/board.ts';
import { translation } from '../message.ts';

export const board = translation<typeof english>()('pl')({
  keys: 'Strzałki prowadzą z pola na pole, Enter wybiera, Home i End prowadzą na pierwsze i ostatnie pole.',
  zoomIn: 'Bliżej',
  zoomOut: 'Pokaż całą planszę',
  parts: 'Plansze',
  showPart: 'Pokaż: {part}',
  no3d: 'Ta przeglądarka nie potrafi rysować w trzech wymiarach.',
  no3dText: 'Zamiast tego plansza jest płaska. Wszystko działa tak samo.',
  loading3d: 'Wczytuje się plansza w trzech wymiarach.',
  walk: {
    label: 'Przechodzenie przez tury',
    first: 'Na początek',
    back: 'Tura wstecz',
    play: 'Odtwarzaj tury',
    stop: 'Zatrzymaj',
    next: 'Tura dalej',
    last: 'Na koniec',
  },
});
