import type { CellState } from '@threefold-games/stage';

/** A small position that shows a rule. */
export interface Example {
  /** The tiles from the first to the last, such as `JC 0,0/0`. */
  readonly tiles: readonly string[];
  /** The pieces by cell, such as `H0`: a letter as in the notation, then the seat. */
  readonly pieces?: Readonly<Record<string, string>>;
  /** A tile that is held over it, such as `LC 2,0/1`; where it may not lie there, the cells that show why. */
  readonly held?: string;
  readonly refused?: readonly string[];
  readonly states?: readonly CellState[];
  /** What stands in the middle of the picture. */
  readonly about: readonly string[];
}

/**
 * Five tiles side by side. Volcanoes: 0,0 1,2 2,0 -1,2 1,-1. Jungle: 1,0 3,0 1,-2; clearing: 0,1 3,-1; sand: 1,1 -2,2; rock: 2,1
 * 2,-2; lake: -1,1.
 */
const FLAT = ['JC 0,0/0', 'SR 1,2/4', 'CJ 2,0/5', 'SL -1,2/3', 'JR 1,-1/4'];
/** The same with an eruption: 2,0 is a volcano, 2,1 jungle and 1,1 clearing on level 2. */
const RAISED = [...FLAT, 'JC 2,0/1'];
/** 0,1 lake and -1,1 jungle on level 3; 0,2 sand and -1,0 clearing on level 2; 1,0 jungle and 1,2 clearing on level 1. */
const MOUNTAIN = ['JC 0,0/0', 'CJ 1,1/1', 'SR 1,1/2', 'JS -2,1/5', 'RC 0,0/2', 'LJ 0,0/1'];

const UNDER = ['2,0', '2,1', '1,1'];
const marked = (state: CellState['state'], ...cells: string[]): CellState[] => cells.map(cell => ({ cell, state }));

export const EXAMPLES = {
  'TL-3.1': { tiles: ['JC 0,0/0'], about: ['0,0', '1,0', '0,1'] },
  'TL-3.2': { tiles: FLAT, held: 'CJ 3,1/2', refused: ['2,1'], about: ['3,1', '2,2', '2,1'] },
  'TL-3.3': { tiles: FLAT, held: 'CJ 4,-1/0', about: ['4,-1', '4,0', '2,0'] },
  'TL-3.5': { tiles: FLAT, held: 'LC 2,0/1', about: UNDER },
  'TL-4.1': { tiles: FLAT, held: 'LC 1,0/1', refused: ['1,0'], about: ['1,0', '1,1', '0,1'] },
  'TL-4.2': { tiles: FLAT, held: 'LC 0,0/0', refused: ['0,0'], about: ['0,0', '1,0', '0,1'] },
  'TL-4.3': { tiles: RAISED, held: 'LC 2,0/2', refused: ['1,0'], about: ['2,0', '1,1', '1,0'] },
  'TL-4.5': { tiles: FLAT, pieces: { '2,1': 'H1', '3,0': 'H1' }, held: 'LC 2,0/1', about: UNDER },
  'TL-4.6': {
    tiles: FLAT,
    pieces: { '1,1': 'T0', '1,0': 'H0', '0,1': 'H0', '-1,1': 'H0' },
    held: 'LC 2,0/1',
    refused: ['1,1'],
    about: UNDER,
  },
  'TL-4.7': { tiles: FLAT, pieces: { '2,1': 'H1' }, held: 'LC 2,0/1', refused: ['2,1'], about: UNDER },
  'TL-5.1': {
    tiles: FLAT,
    pieces: { '1,0': 'H0', '0,1': 'H0', '1,1': 'H1', '2,1': 'H1', '3,-1': 'H0' },
    about: ['1,0', '2,0', '1,1'],
  },
  'TL-6.3': {
    tiles: RAISED,
    pieces: { '0,1': 'H1' },
    states: [
      ...marked('go', '1,0', '3,0', '3,-1', '-1,1', '-2,2', '1,-2', '2,-2'),
      { cell: '2,1', state: 'refused', text: '2' },
      { cell: '1,1', state: 'refused', text: '2' },
    ],
    about: ['0,1', '1,0', '2,0'],
  },
  'TL-6.5': {
    tiles: FLAT,
    pieces: { '1,0': 'H0', '0,1': 'H0', '1,1': 'H0' },
    states: marked('go', '-1,1', '2,1'),
    about: ['1,0', '0,1', '1,1'],
  },
  'TL-6.8': { tiles: MOUNTAIN, pieces: { '1,0': 'H0' }, states: marked('go', '0,1'), about: ['0,1', '0,0', '1,0'] },
  'TL-6.12': {
    tiles: RAISED,
    pieces: { '1,1': 'H0' },
    states: [...marked('picked', '1,1'), ...marked('go', '1,0', '2,1')],
    about: ['1,0', '1,1', '2,1'],
  },
  'TL-7.1': {
    tiles: FLAT,
    pieces: { '0,1': 'H1', '-1,1': 'H1', '1,0': 'H0', '1,1': 'H0', '2,1': 'H0', '3,0': 'H0' },
    about: ['0,1', '1,1'],
  },
} as const satisfies Readonly<Record<string, Example>>;
