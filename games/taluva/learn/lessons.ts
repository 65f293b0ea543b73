import type { LessonOf, Place } from '@threefold-games/learn';
import type { facts } from './facts.ts';

/** Turns of two seats from the start; the tile in hand stands last. */
const after = (turns: string): Place => ({ seats: 2, turns });

const COAST = 'CJ 0,0/0 H@0,1; SC -1,1/1 H@-2,2';

/** The lessons of Taluva; the learner is Ivory. */
export const lessons: readonly LessonOf<typeof facts>[] = [
  {
    id: 'tile',
    minutes: 1,
    rules: ['TL-3.3', 'TL-2.1', 'TL-3.1', 'TL-3.2', 'TL-3.4'],
    tasks: [
      {
        id: 'touch',
        place: after(`${COAST}; CC`),
        goal: { kind: 'facts', did: [['beside', '>=', 1]] },
        light: ['0,1'],
        traps: { volcano: { did: [['beside.volcano', '=', 1]] }, away: {} },
        show: ['1,1/1', 'H@0,2'],
      },
      {
        id: 'fit',
        place: after(`${COAST}; LR`),
        goal: { kind: 'facts', did: [['beside', '=', 2]] },
        light: ['0,1'],
        traps: { one: { did: [['beside', '=', 1]] }, none: {} },
        show: ['1,2/3', 'H@1,0'],
      },
    ],
  },
  {
    id: 'hut',
    minutes: 1,
    rules: ['TL-6.3', 'TL-5.1', 'TL-5.5', 'TL-6.1', 'TL-6.2'],
    tasks: [
      {
        id: 'new',
        place: after(`${COAST}; JS`),
        goal: { kind: 'facts', did: [['settled', '>=', 1]] },
        traps: { old: {} },
        show: ['-1,0/3', 'H@-2,0'],
      },
      {
        id: 'join',
        // No volcano can erupt here yet.
        place: after('CJ 0,0/0 H@0,1; SJ -1,0/1 H@-1,1; LS'),
        goal: { kind: 'facts', after: [['largest.me', '>=', 2]] },
        light: ['0,1'],
        traps: { apart: {} },
        show: ['2,0/5', 'H@1,0'],
      },
    ],
  },
  {
    id: 'expanding',
    minutes: 2,
    rules: ['TL-6.11', 'TL-6.13', 'TL-6.14'],
    tasks: [
      {
        id: 'two',
        place: after(`${COAST}; CC`),
        goal: { kind: 'facts', did: [['placed', '>=', 2]] },
        light: ['0,1'],
        traps: { found: { did: [['expanded', '=', 0]] }, one: {} },
        show: ['1,1/1', 'E@0,1:C'],
      },
      {
        id: 'three',
        place: after(`${COAST}; CC`),
        goal: { kind: 'facts', did: [['placed', '=', 3]] },
        traps: { found: { did: [['expanded', '=', 0]] }, two: { did: [['placed', '=', 2]] }, one: {} },
        show: ['1,2/3', 'E@0,1:C'],
      },
    ],
  },
  {
    id: 'eruption',
    minutes: 1,
    rules: ['TL-4.1', 'TL-3.5', 'TL-4.2', 'TL-4.3', 'TL-4.4'],
    figure: 'TL-3.5',
    tasks: [
      {
        id: 'land',
        // No eruption buries a hut here yet, and both volcanoes take the tile in two ways.
        place: after('JS 0,0/0 H@1,0; LC 1,2/3 H@1,1; CS -1,1/2 H@-2,1; JC -1,-1/1 H@0,2; CC'),
        goal: { kind: 'facts', did: [['erupted', '=', 1]] },
        traps: { shore: { steps: '1,2/0', rule: 'TL-3.2' }, sea: {} },
        show: ['0,0/1', 'H@-2,0'],
      },
    ],
  },
  {
    id: 'height',
    minutes: 1,
    rules: ['TL-6.12'],
    figure: 'TL-6.12',
    tasks: [
      {
        id: 'field',
        place: after('RL 0,0/0 H@1,0; JC -2,1/0 H@-2,2; CL'),
        goal: { kind: 'facts', did: [['placed.field', '=', 2]] },
        traps: { found: { steps: '0,0/1 T@0,1', rule: 'TL-6.6' }, flat: {} },
        show: ['0,0/1', 'E@1,0:C'],
      },
    ],
  },
  {
    id: 'temple',
    minutes: 1,
    rules: ['TL-6.5', 'TL-6.6', 'TL-6.7'],
    figure: 'TL-6.5',
    tasks: [
      {
        id: 'room',
        place: after('JS 0,0/0 H@0,1; SJ -2,2/0 H@-1,2; JJ 2,1/3 E@0,1:J; RS -3,5/5 H@2,0; LJ'),
        goal: { kind: 'facts', did: [['temples', '=', 1]] },
        light: ['0,1', '1,0', '1,1'],
        traps: { hut: { did: [['beside', '>=', 1]] }, far: {} },
        show: ['2,2/2', 'T@1,2'],
      },
    ],
  },
  {
    id: 'covering',
    minutes: 1,
    rules: ['TL-4.7', 'TL-4.5', 'TL-4.6'],
    figure: 'TL-4.7',
    tasks: [
      {
        id: 'ebony',
        place: after('CC 0,0/0 H@1,0; LJ 0,-1/5 H@0,1; SL -2,1/5 H@-1,0; LR -2,3/4 E@0,1:R; LL'),
        goal: { kind: 'facts', did: [['covered.other', '>=', 1]] },
        traps: { sea: { did: [['erupted', '=', 0]] }, spared: {} },
        show: ['0,0/1', 'H@1,-2'],
      },
    ],
  },
  {
    id: 'splitting',
    minutes: 2,
    rules: ['TL-5.3', 'TL-5.4'],
    tasks: [
      {
        id: 'two',
        place: after('CJ 0,0/0 H@0,1; CC -2,2/5 H@-1,2; LJ 1,1/5 E@0,1:C; LC -1,3/5 E@-1,2:L; SJ'),
        goal: { kind: 'facts', did: [['split', '>=', 1]] },
        traps: { rejoined: { did: [['cut', '>=', 1]] }, both: { did: [['covered.me', '>=', 2]] }, whole: {} },
        show: ['1,1/2', 'E@1,0:L'],
      },
      {
        id: 'temple',
        place: after(
          'CC 0,0/0 H@0,1; CR -2,2/5 H@1,0; SC 0,2/5 E@0,1:S; CS -2,3/0 H@-2,4; CR 0,3/1 E@0,1:C; CS 1,4/4 E@-2,4:R; RR 2,2/5 T@1,3; JC 2,1/4 H@3,0; RL',
        ),
        goal: { kind: 'facts', did: [['temples', '=', 1]] },
        traps: {
          ready: { after: [['ready.temple.me', '>', 0]] },
          rejoined: { did: [['joined', '>=', 1]] },
          small: { did: [['cut', '>=', 1]] },
          whole: {},
        },
        show: ['0,2/0', 'T@-1,2'],
      },
    ],
  },
  {
    id: 'tower',
    minutes: 2,
    rules: ['TL-6.8', 'TL-6.9', 'TL-6.10'],
    figure: 'TL-6.8',
    tasks: [
      {
        id: 'height',
        place: after(
          'SS 0,0/0 H@1,0; LS -1,1/2 H@-2,1; CL 0,2/2 E@1,0:S; SL -2,0/5 E@-2,1:L; JS 0,2/3 E@1,0:S; CJ -1,1/3 E@-2,2:C; RL',
        ),
        goal: { kind: 'facts', did: [['towers', '=', 1]] },
        traps: { low: { did: [['level', '<', 3]] }, top: {} },
        show: ['-1,1/0', 'W@0,1'],
      },
    ],
  },
  {
    id: 'win',
    minutes: 2,
    counts: true,
    rules: ['TL-8.1', 'TL-8.2'],
    tasks: [
      {
        id: 'temple',
        place: after(
          'CS 0,0/0 H@0,1; CS 0,2/5 H@1,1; SC -2,2/4 E@0,1:C; SS 3,-2/1 H@2,-1; SL -1,0/4 T@-2,1; JL 0,0/2 H@3,-1; SJ 3,0/2 H@2,0; RC 2,3/3 H@1,3; LC 1,-1/4 T@2,1; RJ 3,0/3 E@1,3:S; JC -2,3/5 H@-1,2; RL 1,-1/3 E@1,1:R; CC 0,0/3 W@-1,0; JJ 3,-2/2 H@-1,3; LS 1,-1/5 W@2,-1; SR 0,0/4 E@1,1:C; LJ',
        ),
        goal: { kind: 'end', rule: 'TL-8.1' },
        traps: {
          joined: { did: [['joined', '>=', 1]], after: [['ready.temple.me', '=', 0]] },
          other: {},
        },
        show: ['4,0/0', 'T@3,-1'],
      },
      {
        id: 'huts',
        place: after(
          'SJ 0,0/0 H@0,1; CS 0,2/5 H@1,0; CL -2,2/0 E@0,1:C; JC 1,4/3 H@1,2; RS -3,4/2 T@-2,3; CS 0,2/3 E@1,2:C; SS 2,1/4 E@1,1:S; LL -1,0/1 E@1,2:J; SC 0,0/2 T@-1,2; RJ 0,0/1 H@-4,4; LS 2,1/2 E@2,0:S; JC -1,4/4 E@0,4:L; SR -1,4/5 T@0,1; JC 0,2/5 H@-4,5; RL -2,4/1 E@-2,3:J; SC -3,4/0 H@-2,1; JJ',
        ),
        goal: { kind: 'end', rule: 'TL-8.1' },
        traps: { tower: { did: [['towers', '=', 1]] }, left: {} },
        show: ['2,2/0', 'E@-2,3:S'],
      },
    ],
  },
  {
    id: 'count',
    minutes: 2,
    counts: true,
    rules: ['TL-7.1', 'TL-7.2', 'TL-7.3'],
    figure: 'TL-7.1',
    tasks: [
      {
        id: 'next',
        place: after(
          'LC 0,0/0 H@0,1; SJ 0,-2/1 H@0,-1; JL 1,1/1 E@0,1:L; SS -2,1/4 H@-1,-1; JJ 1,-1/5 T@2,-1; CJ 0,0/4 H@-1,0; JS 4,-2/3 E@0,1:J; RS 1,1/3 E@-1,-1:S; JR 0,0/5 E@2,-2:J; LR 2,1/4 E@-2,0:C; LL 1,-3/0 E@1,-1:R; SJ -2,2/5 E@-2,0:S; RL -2,2/4 E@1,-1:L; CL 0,-2/5 E@-2,0:R; CC',
        ),
        goal: {
          kind: 'facts',
          after: [
            ['huts.me', '>', 0],
            ['ready.temple.me', '>', 0],
          ],
        },
        traps: {
          spent: { after: [['huts.me', '=', 0]] },
          joined: { did: [['joined', '>=', 1]] },
          small: {},
        },
        show: ['4,0/0', 'H@-1,2'],
      },
    ],
  },
  {
    id: 'game',
    minutes: 10,
    rules: ['TL-8.3', 'TL-8.4'],
    tasks: [],
    game: { seats: 2, options: { tiles: '24' }, level: 1 },
  },
];
