import type { LessonOf } from '@threefold-games/learn';
import type { facts } from './facts.ts';
import { at } from './position.ts';

/** Towers that keep boards 2 and 3 in play, and give Ivory a step there. */
const AROUND = 'f1 S6 h5 m3 l1 L4 n5 m6';
/** Towers on board 2 that have passed each other, one of Ebony's across. */
const PASSED = 'g5 L3 i4 S6 j2 l6';

/** The lessons of Talat. The learner is Ivory, seat 0. */
export const lessons: readonly LessonOf<typeof facts>[] = [
  {
    id: 'forward',
    minutes: 1,
    rules: ['TA-3.1', 'TA-3.2', 'TA-3.3', 'TA-3.4', 'TA-3.5', 'TA-3.7', 'TA-3.8'],
    tasks: [
      {
        id: 'step',
        place: at(`c2 M4 e5 l3 a5 s4 ${AROUND}`),
        goal: { kind: 'facts', did: [['board', '=', 1]] },
        light: ['c2'],
        traps: { back: { steps: 'c2-c1', rule: 'TA-3.5' } },
        show: ['c2-c3'],
      },
      {
        id: 'line',
        place: at(`b4 M4 d2 L3 b5 l3 e5 l4 ${AROUND}`),
        goal: { kind: 'facts', did: [['gained', '=', 3]] },
        traps: { blocked: { steps: 'b4xb5', rule: 'TA-4.2' } },
        show: ['b4-a5'],
      },
    ],
  },
  {
    id: 'heights',
    minutes: 1,
    rules: ['TA-4.2', 'TA-4.6', 'TA-4.7'],
    figure: 'TA-1.3',
    tasks: [
      {
        id: 'large',
        place: at(`c3 L3 c4 m6 d4 s4 a5 m3 ${AROUND}`),
        goal: { kind: 'facts', did: [['took', '=', 1]] },
        light: ['c3'],
        traps: { small: { steps: 'c3xd4', rule: 'TA-4.2' } },
        show: ['c3xc4'],
      },
      {
        id: 'medium',
        place: at(`c3 M4 b4 s4 c4 l3 d4 l6 a5 s3 ${AROUND}`),
        goal: { kind: 'facts', did: [['took', '=', 1]] },
        light: ['c3'],
        traps: { higher: { steps: 'c3xc4', also: ['c3xd4'], rule: 'TA-4.2' } },
        show: ['c3xb4'],
      },
    ],
  },
  {
    id: 'sides',
    minutes: 2,
    rules: ['TA-1.3', 'TA-4.3', 'TA-4.4'],
    tasks: [
      {
        id: 'count',
        place: at(`c3 M4 b4 m3 c4 m4 d4 m6 a5 s4 ${AROUND}`),
        goal: { kind: 'facts', did: [['took', '=', 1]] },
        light: ['c3'],
        traps: { same: { steps: 'c3xc4', rule: 'TA-4.4' }, more: { steps: 'c3xd4', rule: 'TA-4.3' } },
        show: ['c3xb4'],
      },
      {
        id: 'choose',
        place: at(`b3 M3 d3 L4 c4 l3 a5 s4 b4 m4 ${AROUND}`),
        goal: { kind: 'facts', did: [['took', '=', 1]] },
        traps: { fewer: { steps: 'b3xb4', rule: 'TA-4.3' }, higher: { steps: 'b3xc4', rule: 'TA-4.2' } },
        show: ['d3xc4'],
      },
    ],
  },
  {
    id: 'david',
    minutes: 1,
    rules: ['TA-4.5'],
    tasks: [
      {
        id: 'goliath',
        place: at(`c3 S3 c4 l6 b4 m4 a1 L4 ${AROUND}`),
        goal: { kind: 'facts', did: [['took', '=', 1]] },
        traps: { medium: { steps: 'c3xb4', rule: 'TA-4.2' } },
        show: ['c3xc4'],
      },
    ],
  },
  {
    id: 'sideways',
    minutes: 2,
    rules: ['TA-3.6', 'TA-4.1', 'TA-4.8'],
    figure: 'TA-4.1',
    tasks: [
      {
        id: 'beside',
        place: at(`c3 M4 b3 s3 d3 m3 c2 s4 c5 l3 ${AROUND}`),
        goal: { kind: 'facts', did: [['sideways', '=', 1]] },
        light: ['c3'],
        traps: { behind: { steps: 'c3xc2', rule: 'TA-3.5' } },
        show: ['c3xd3'],
      },
      {
        id: 'line',
        place: at(`c5 L4 d5 m3 b5 s4 a4 S6 ${AROUND}`),
        goal: { kind: 'facts', did: [['sideways', '=', 1]] },
        traps: { small: { steps: 'c5xb5', rule: 'TA-4.2' }, forward: { steps: 'a4xb5' } },
        show: ['c5xd5'],
      },
    ],
  },
  {
    id: 'points',
    minutes: 2,
    counts: true,
    rules: ['TA-8.3', 'TA-8.4'],
    figure: 'TA-8.4',
    tasks: [
      {
        id: 'eight',
        place: at(`b4 M4 d4 L3 e5 l4 b5 m4 c5 s3 ${AROUND}`),
        goal: { kind: 'facts', did: [['gained', '=', 8]] },
        traps: { line: { steps: 'b4-a5' }, beside: { steps: 'd4-d5' } },
        show: ['b4xc5'],
      },
      {
        id: 'safe',
        place: at(`b4 M4 d4 L4 e5 l6 b5 m4 ${AROUND}`),
        answered: true,
        goal: { kind: 'facts', after: [['exposed.me', '=', 0]] },
        light: ['d4'],
        traps: { beside: { steps: 'd4-d5' }, other: {} },
        show: ['d4-c5'],
      },
    ],
  },
  {
    id: 'frozen',
    minutes: 1,
    rules: ['TA-5.1', 'TA-5.2', 'TA-5.3', 'TA-5.4'],
    figure: 'TA-5.2',
    tasks: [
      {
        id: 'freeze',
        place: at(`b4 L4 d3 S6 e4 l6 b3 s4 a5 m3 ${AROUND}`),
        goal: { kind: 'facts', did: [['froze', '=', 1]] },
        light: ['b4'],
        traps: { beside: { steps: 'b4-b5' }, open: { steps: 'b4-c5', also: ['d3-d4', 'd3-c4'] } },
        show: ['b4xa5'],
      },
    ],
  },
  {
    id: 'lead',
    minutes: 1,
    counts: true,
    rules: ['TA-8.1', 'TA-8.2', 'TA-8.5'],
    tasks: [
      {
        id: 'end',
        place: at(`b3 M4 c4 m6 l1 L4 n5 m6 f2 s3 ${PASSED}`, { frozen: '2' }),
        goal: { kind: 'end', rule: 'TA-8.5' },
        traps: { beside: { steps: 'b3-b4' } },
        show: ['b3-a4'],
      },
    ],
  },
  {
    id: 'finish',
    minutes: 1,
    counts: true,
    rules: [],
    tasks: [
      {
        id: 'both',
        place: at(`b1 M6 d5 m4 m3 l4 l2 M3 o4 S6 f2 s3 ${PASSED}`, { frozen: '2' }),
        goal: { kind: 'end', rule: 'TA-8.5' },
        traps: { behind: { steps: 'm3-n2' }, beside: { steps: 'm3-m2' } },
        show: ['m3xl2'],
      },
    ],
  },
  {
    id: 'alive',
    minutes: 2,
    counts: true,
    rules: [],
    tasks: [
      {
        id: 'block',
        place: at(`c3 M6 a2 M4 a4 m4 l1 L4 n5 l3 o2 S6 ${PASSED}`, { frozen: '2' }),
        goal: { kind: 'hold', turns: 1 },
        light: ['a4'],
        traps: {
          edge: { steps: 'a2-b3' },
          beside: { steps: 'c3-b4' },
          past: { steps: 'c3-c4', also: ['c3-d4'] },
        },
        show: ['a2-a3'],
      },
    ],
  },
  {
    id: 'zihin',
    minutes: 2,
    counts: true,
    rules: ['TA-7.1', 'TA-7.3', 'TA-7.4', 'TA-7.5'],
    figure: 'TA-7.3',
    tasks: [
      {
        id: 'take',
        place: at('c2 L4 d5 m3 h4 m6 g3 S4 i1 L3 m1 L3 n4 m4', { seats: 2 }),
        goal: { kind: 'facts', did: [['took', '=', 1]] },
        traps: { other: { steps: 'm1-m1', rule: 'TA-7.3' } },
        show: ['h4xg3'],
      },
      {
        id: 'line',
        place: at('c2 L4 d5 m3 g2 l3 h5 l6 f1 S4 j1 M6 m1 M6 n4 m4', { seats: 2 }),
        goal: { kind: 'facts', did: [['gained', '=', 3]] },
        show: ['g2-g1'],
      },
    ],
  },
  { id: 'game', minutes: 10, rules: [], tasks: [], game: { seats: 3, options: {}, level: 1 } },
];
