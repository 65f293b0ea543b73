import { english } from '../message.ts';

export const board = english({
  /** How the board is walked by keyboard; read after its name. */
  keys: 'Arrow keys go from cell to cell, Enter chooses, Home and End go to the first and the last cell.',
  zoomIn: 'Closer',
  zoomOut: 'Show the whole board',
  parts: 'Boards',
  /** A button that shows one of several boards. */
  showPart: 'Show {part}',
  no3d: 'This browser cannot draw in three dimensions.',
  no3dText: 'The board is shown flat instead. Everything works the same.',
  loading3d: 'The board in three dimensions is loading.',
  walk: {
    label: 'Go through the turns',
    first: 'To the start',
    back: 'One turn back',
    play: 'Play the turns',
    stop: 'Stop',
    next: 'One turn on',
    last: 'To the end',
  },
});
