import type { board as english } from '../en/board.ts';
import { translation } from '../message.ts';

export const board = translation<typeof english>()('de')({
  keys: 'Die Pfeiltasten gehen von Feld zu Feld, Eingabe wählt, Pos1 und Ende gehen zum ersten und zum letzten Feld.',
  zoomIn: 'Näher heran',
  zoomOut: 'Ganzes Brett zeigen',
  parts: 'Bretter',
  showPart: '{part} zeigen',
  no3d: 'Dieser Browser kann nicht dreidimensional zeichnen.',
  no3dText: 'Das Brett wird stattdessen flach gezeigt. Alles funktioniert genauso.',
  loading3d: 'Das dreidimensionale Brett wird geladen.',
  walk: {
    label: 'Durch die Züge gehen',
    first: 'Zum Anfang',
    back: 'Einen Zug zurück',
    play: 'Züge abspielen',
    stop: 'Anhalten',
    next: 'Einen Zug weiter',
    last: 'Zum Ende',
  },
});
