import type { LessonOf, Place } from '@threefold-games/learn';
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
        traps: { tott: { did: [['took.tott', '=', 1]] }, tzarra: { did: [['took.tzarra', '=', 1]] } },
        show: ['E3xG1'],
      },
      {
        id: 'tzarra',
        place: at('....A/.r..../......./...R.o../......../....a.../......o/.....r/O...a w2'),
        goal: { kind: 'facts', did: [['took.tzarra', '=', 1]] },
        light: ['D4'],
        traps: {
          hole: { steps: 'D4xF5', rule: 'TZ-4.5' },
          tott: { did: [['took.tott', '=', 1]] },
          tzaar: { did: [['took.tzaar', '=', 1]] },
        },
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
        traps: { taller: { steps: 'E3xG3', rule: 'TZ-4.6' }, single: { did: [['took.tall', '=', 1]] } },
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
        place: at('R..../.o...a2/......o/..A2.r.../.......a/.......a/....r../..r.../o...O w1'),
        goal: { kind: 'facts', did: [['took.tzarra', '=', 2]] },
        traps: { one: { did: [['took.tzarra', '=', 1]] }, none: { did: [['took.tzarra', '=', 0]] } },
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
        place: at('R..o./....a./....o../.OA...../.....o../..r...../.r....a/A...../..r.O w1'),
        goal: { kind: 'facts', after: [['tall.tzaar.me', '=', 2]] },
        // Who only points at the piece means the same.
        traps: {
          first: { steps: 'D3+D2', also: ['D3xD3'], rule: 'TZ-3.3' },
          away: { steps: 'D2xF3 D3xD3', rule: 'TZ-4.2' },
          top: { did: [['made', '=', 2]] },
          twice: { did: [['made', '=', 0]] },
        },
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
        place: at('R..../...a5A./.A4...r4./......o./.R.....a/....O2.r3./..o2..../....O./o..a. w2'),
        goal: { kind: 'facts', did: [['took.tall', '=', 4]] },
        traps: {
          low: { steps: 'F5xC6', rule: 'TZ-4.6' },
          single: { did: [['took.tall', '=', 1]] },
          grown: { did: [['made', '>', 0]] },
        },
        show: ['C2xC6'],
      },
    ],
  },
  {
    id: 'types',
    minutes: 2,
    counts: true,
    hidden: ['-'],
    rules: ['TZ-5.1'],
    figure: 'TZ-5.1',
    tasks: [
      {
        id: 'black',
        place: at('OR.../.o...r3/......O/......../......../......o3r2/......./a5A8..../O..R2. b1'),
        goal: { kind: 'end', rule: 'TZ-5.1' },
        traps: { one: { did: [['took.tzarra', '=', 1]] } },
        show: ['B2xA2', 'F7xI4'],
      },
      {
        id: 'count',
        place: at('..a../RO2..../.r..a.o8/......../..A...../......../r3.O..A3./.R2..../R...R2 w1'),
        goal: { kind: 'end', rule: 'TZ-5.1' },
        traps: { one: { did: [['took.tzaar', '=', 1]] }, none: {} },
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
        light: ['C3', 'A1', 'C6'],
        // Who leaves the Tzaar where it stands sees it captured.
        traps: { cover: { after: [['tzaar.me', '=', 0]] } },
        show: ['C3xA1', 'G6xG2'],
      },
      {
        id: 'bury',
        place: at('...a2./.R2..../..AR.../...O..o3./....O..o/..O...o./.r...../...a../r2.... w2'),
        goal: { kind: 'facts', did: [['made', '=', 3]], after: [['tzaar.me', '>', 0]] },
        traps: {
          cover: { after: [['tzaar.me', '=', 0]] },
          low: { did: [['made', '=', 2]] },
          capture: { did: [['took.tall', '>', 0]] },
        },
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
        place: at('...../....../.R2...../..R2..a5../......A3./.o4..O3.../......./..r5.O3./...a2. w1'),
        goal: { kind: 'end', rule: 'TZ-5.2' },
        traps: { cover: { after: [['tzaar.me', '=', 0]] } },
        show: ['D3xI4', 'F5+H5'],
      },
      {
        id: 'pass',
        place: at('...../.o.R4../.A8...../o......a5/.......r/.......o2/....o3../....../O3.... w1'),
        goal: { kind: 'end', rule: 'TZ-5.2' },
        traps: { cover: {} },
        show: ['C2xB2', '-'],
      },
    ],
  },
  {
    id: 'opening',
    minutes: 1,
    rules: ['TZ-1.3'],
    tasks: [
      {
        id: 'grow',
        place: { seats: 2, options: { setup: 'fixed' }, turns: 'C2xB2' },
        goal: {
          kind: 'facts',
          after: [
            ['tall.tzaar.me', '=', 2],
            ['tzaar.me', '=', 6],
          ],
        },
        traps: {
          first: { steps: 'A3xA3', rule: 'TZ-3.3', always: true },
          cover: { after: [['tzaar.me', '<', 6]] },
          top: { did: [['made', '>', 0]] },
          flat: {},
        },
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
        place: at('...../....../...a4.../....o2.r4./......../.....R../R2.r2A3O3../....../R3...O3 b1'),
        goal: { kind: 'win', turns: 3 },
        traps: { few: {} },
        show: ['D7xF6', 'F6xG5'],
      },
      {
        id: 'white',
        place: at('..A4../.r2..o4./......./a2OR...../......../o......O3/......./R...o2./..... w1'),
        goal: { kind: 'win', turns: 3 },
        traps: { few: {} },
        show: ['F8xF1', 'F1+D2'],
      },
    ],
  },
  { id: 'game', minutes: 10, rules: [], tasks: [], game: { seats: 2, options: { setup: 'random' }, level: 1 } },
];
