import type { LessonOf, Place } from '@threefold/learn';
import type { facts } from './facts.ts';

/** A position: the columns A to I, and who acts in which step. */
const at = (fields: string): Place => ({ position: `tzaar/1 2 - ${fields}` });

/** The lessons of TZAAR; `w2` is White's second step, so that a single step is a turn. */
export const lessons: readonly LessonOf<typeof facts>[] = [
  {
    id: 'lines',
    minutes: 1,
    rules: ['TZ-4.2', 'TZ-4.1', 'TZ-4.3', 'TZ-4.4', 'TZ-4.5'],
    hidden: ['-'],
    tasks: [
      {
        id: 'tzaar',
        place: at('...oR/..r.../..o..../......../..A...../..r...../a.o..../....../...aO w2'),
        goal: { kind: 'facts', did: [['took.tzaar', '=', 1]] },
        light: ['E3'],
        show: ['E3xG1'],
      },
      {
        id: 'tzarra',
        place: at('....A/.r..../......./...R.o../......../....a.../......o/.....r/O...a w2'),
        goal: { kind: 'facts', did: [['took.tzarra', '=', 1]] },
        light: ['D4'],
        traps: { hole: { steps: 'D4xF5', rule: 'TZ-4.5' } },
        show: ['D4xB2'],
      },
    ],
  },
  {
    id: 'heights',
    minutes: 1,
    rules: ['TZ-4.6'],
    hidden: ['-'],
    figure: 'TZ-4.6',
    tasks: [
      {
        id: 'tallest',
        place: at('....A/.....o/..o3..../......../..R3...../......../a.r4..../.....a/...rO w2'),
        goal: { kind: 'facts', did: [['took.tall', '=', 3]] },
        traps: { taller: { steps: 'E3xG3', rule: 'TZ-4.6' } },
        show: ['E3xC3'],
      },
    ],
  },
  {
    id: 'steps',
    minutes: 1,
    rules: ['TZ-3.2', 'TZ-3.1', 'TZ-3.3', 'TZ-3.4'],
    hidden: ['-'],
    tasks: [
      {
        id: 'twice',
        place: at('R..../.o..../......o/..A2.r.../.......a/.......a/....r../..r.../o...O w1'),
        goal: { kind: 'facts', did: [['took.tzarra', '=', 2]] },
        show: ['D3xD5', 'I5xG5'],
      },
    ],
  },
  {
    id: 'stacking',
    minutes: 2,
    rules: ['TZ-4.7'],
    hidden: ['-'],
    figure: 'TZ-4.7',
    tasks: [
      {
        id: 'grow',
        place: at('R..o./....a./....o../.OA...../.....o../..r...../.r....a/O...../..r.O w1'),
        goal: { kind: 'facts', after: [['tall.tzaar.me', '=', 2]] },
        // Who only points at the piece means the same.
        traps: { first: { steps: 'D3+D2', also: ['D3xD3'], rule: 'TZ-3.3' } },
        show: ['A1xA4', 'D3+D2'],
      },
    ],
  },
  {
    id: 'stacks',
    minutes: 1,
    rules: [],
    hidden: ['-'],
    tasks: [
      {
        id: 'four',
        place: at('R..../...a5../.A4...r4./......o./.R.....a/....O2.r3./..o2..../....O./o..a. w2'),
        goal: { kind: 'facts', did: [['took.tall', '=', 4]] },
        traps: { low: { steps: 'F5xC6', rule: 'TZ-4.6' } },
        show: ['C2xC6'],
      },
    ],
  },
  {
    id: 'types',
    minutes: 2,
    counts: true,
    rules: ['TZ-5.1', 'TZ-1.3'],
    figure: 'TZ-5.1',
    tasks: [
      {
        id: 'black',
        place: at('OR.../.o...r3/......O/......../......../......o3r2/......./a5A8..../O..R2. b1'),
        goal: { kind: 'end', rule: 'TZ-5.1' },
        show: ['B2xA2', 'F7xI4'],
      },
      {
        id: 'count',
        place: at('..a../RO2..../.r..a.o8/......../..A...../......../r3.O..A3./.R2..../R...R2 w1'),
        goal: { kind: 'end', rule: 'TZ-5.1' },
        show: ['E3xA3', 'A3xC5'],
      },
    ],
  },
  {
    id: 'keep',
    minutes: 2,
    counts: true,
    hidden: ['-'],
    rules: ['TZ-5.3'],
    figure: 'TZ-5.3',
    tasks: [
      {
        id: 'save',
        place: at('a..../..R..r/..A..o2./..R.o.../.O.....a/..O...o./.r...R./...a../r...O w1'),
        goal: { kind: 'hold', turns: 1 },
        show: ['C3xA1', 'G6xG2'],
      },
      {
        id: 'bury',
        place: at('...a2./.R2..../..AR.../...O..o3./....O..o/..O...o./.r...../...a../r2.... w2'),
        goal: { kind: 'facts', did: [['made', '=', 3]], after: [['tzaar.me', '>', 0]] },
        traps: { cover: { steps: 'B2+C3', also: ['C4+C3', 'D4+C3'] } },
        show: ['C3+B2'],
      },
    ],
  },
  {
    id: 'stuck',
    minutes: 2,
    counts: true,
    rules: ['TZ-5.2'],
    figure: 'TZ-5.2',
    tasks: [
      {
        id: 'nothing',
        place: at('..O4../....o2A7/......./.......o/.......R2/......../....r4../...a2.O2/a8.... w1'),
        // Whoever captures the last Totts instead has won as well.
        goal: { kind: 'end' },
        show: ['B6xB5', 'E8+H6'],
      },
      {
        id: 'pass',
        place: at('...../.o.R4../.A8...../o......a5/.......r/.......o2/....o3../....../O3.... w1'),
        goal: { kind: 'end', rule: 'TZ-5.2' },
        show: ['C2xB2', '-'],
      },
    ],
  },
  {
    id: 'opening',
    minutes: 1,
    rules: [],
    tasks: [
      {
        id: 'grow',
        place: { seats: 2, options: { setup: 'fixed' }, turns: 'C2xB2' },
        goal: { kind: 'facts', after: [['tall.tzaar.me', '=', 2]] },
        show: ['A1xB2', 'C3+B3'],
      },
    ],
  },
  {
    id: 'threats',
    minutes: 2,
    counts: true,
    rules: [],
    tasks: [
      {
        id: 'black',
        place: at('o...O2/....o./.....A5./a9......O3/...O2..../R4......./......./....or5/R.... b1'),
        goal: { kind: 'win', turns: 3 },
        show: ['D1xD8', 'D8xA5'],
      },
      {
        id: 'white',
        place: at('..R6.A2/...r../......o2/O......./......OO/.....o../....o2r6./..a4..O/..A3.. w1'),
        goal: { kind: 'win', turns: 3 },
        show: ['A5xC7', 'I3xG5'],
      },
    ],
  },
  { id: 'game', minutes: 10, rules: [], tasks: [], game: { seats: 2, options: { setup: 'random' }, level: 1 } },
];
