import type { LessonOf, Place } from '@threefold/learn';
import type { facts } from './facts.ts';

/** Turns of two seats from the start; the tile in hand stands last. */
const after = (turns: string): Place => ({ seats: 2, turns });

/** A position: whose turn it is, the tile in hand, the unseen tiles, what the seats have left, the land. */
const at = (fields: string): Place => ({
  position: `taluva/1 2 tiles=48,hutMayTouchOwn=on,ranking=off ${fields.replaceAll(/\s+/g, ' ')}`,
});

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
        show: ['1,1/1', 'H@0,2'],
      },
      {
        id: 'fit',
        place: after(`${COAST}; LR`),
        goal: { kind: 'facts', did: [['beside', '=', 2]] },
        light: ['0,1'],
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
        show: ['-1,0/3', 'H@-2,0'],
      },
      {
        id: 'join',
        // No volcano can erupt here yet.
        place: after('CJ 0,0/0 H@0,1; SJ -1,0/1 H@-1,1; LS'),
        goal: { kind: 'facts', after: [['largest.me', '>=', 2]] },
        light: ['0,1'],
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
        show: ['1,1/1', 'E@0,1:C'],
      },
      {
        id: 'three',
        place: after(`${COAST}; CC`),
        goal: { kind: 'facts', did: [['placed', '=', 3]] },
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
        place: after('RL 0,0/0 H@1,0; CL 1,1/1 H@1,2; SC -1,1/1 E@1,0:L; SS -2,0/0 E@1,2:L; CS'),
        goal: { kind: 'facts', did: [['erupted', '=', 1]] },
        traps: { shore: { steps: '-2,0/1', rule: 'TL-3.2' } },
        show: ['-1,1/5', 'H@-2,1'],
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
        traps: { found: { steps: '0,0/1 T@0,1', rule: 'TL-6.6' } },
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
        show: ['1,1/2', 'E@1,0:L'],
      },
      {
        id: 'temple',
        place: after(
          'CC 0,0/0 H@0,1; CR -2,2/5 H@1,0; SC 0,2/5 E@0,1:S; CS -2,3/0 H@-2,4; CR 0,3/1 E@0,1:C; CS 1,4/4 E@-2,4:R; RR 2,2/5 T@1,3; JC 2,1/4 H@3,0; RL',
        ),
        goal: { kind: 'facts', did: [['temples', '=', 1]] },
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
        place: at(`lay:0 LC 1221140111321011100020110 1,0,10/3,2,9
          -4,1:1C3a;-3,-1:1S3a;-3,0:1C3b;-3,1:1V3;-2,-2:1R3bH1;-2,-1:1V3;-2,0:2C4a;-2,1:2V4;-2,2:1R0bH1;-1,-2:1C1b;-1,-1:1J5aT0;-1,0:2S4b;-1,1:1C0aH0;-1,2:1R4a;-1,3:1V4;0,-3:2V0;0,-2:2S0b;0,-1:2V0;0,0:2S0bH1;0,1:1S0bH0;0,2:1C4bH0;0,3:1V5;1,-4:1V0;1,-3:2J0a;1,-2:1C5aH0;1,-1:2J0aH0;1,0:2R3a;1,1:1J1bH1;1,2:1L5a;1,3:1L5b;2,-4:1C0aH1;2,-3:1J1bH1;2,-2:3R2bW0;2,-1:3J2aW0;2,0:2V3;2,1:1R1a;3,-4:1V1;3,-3:2L3bT0;3,-2:3V2;3,-1:1V0;3,0:1C0b;4,-1:1J0aH1`),
        goal: { kind: 'end', rule: 'TL-8.1' },
        show: ['4,0/0', 'T@-1,2'],
      },
      {
        id: 'huts',
        place: at(`lay:0 JL 0421040020321101200021001 0,2,5/3,2,10
          -3,4:1C4aH1;-3,5:1V4;-2,1:2V0;-2,2:3R3a;-2,3:1J2aH1;-2,4:1C4bH1;-1,0:1L5aT0;-1,1:3S3bH0;-1,2:3V3;-1,3:2J0b;-1,4:1L0bH1;0,-1:1L1bH1;0,0:1V0;0,1:1J0bH0;0,2:2C0a;0,3:1R0aT0;1,-2:2V0;1,-1:2J0b;1,0:1R0aH1;1,1:2J3a;1,2:1V3;2,-2:2S0a;2,-1:2S1bH0;2,0:3J4a;2,1:3V4;3,-3:1R3bH1;3,-2:2V1;3,-1:2C1aT0;3,0:3S4b;3,1:1C5bH1;4,-2:1S1bH1;4,-1:2V1;4,0:2C1a;5,-3:1V1;5,-2:1C1a;5,-1:1J0aH1`),
        goal: { kind: 'end', rule: 'TL-8.1' },
        show: ['-5,4/0', 'E@2,-1:J'],
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
        place: at(`lay:0 LL 0440140221211101220021110 2,2,4/3,2,13
          -4,2:1S3a;-3,1:2J4a;-3,2:2V4;-2,0:1C3aH1;-2,1:2C4b;-2,2:1J0bH0;-1,-1:1J3b;-1,0:1V3;-1,1:1S0aH0;-1,2:2V5;-1,3:1J0bH0;-1,4:1J2bH0;-1,5:1R2a;0,-2:1C2bH1;0,-1:1S2aT0;0,0:1V0;0,1:2J5aH0;0,2:2R5b;0,3:1C3aH1;0,4:1V2;1,-2:1V2;1,-1:2J2bH0;1,0:2J2aH0;1,1:2R2bH0;1,2:2R2aH0;1,3:1V3;2,-2:1R3bH1;2,-1:2V2;2,0:1L3bH1;2,1:2V2`),
        goal: {
          kind: 'facts',
          after: [
            ['huts.me', '>', 0],
            ['ready.temple.me', '>', 0],
          ],
        },
        show: ['-6,2/0', 'H@-1,5'],
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
