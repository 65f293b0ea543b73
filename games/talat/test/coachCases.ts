/** A position in which a reason speaks, and turns in it of which what it says is not true. A turn is told with its line, if any. */
interface Case {
  readonly id: string;
  /** Towers on board 1 as lessons name them, seat 0 acting; or placements from the start; or a position. */
  readonly at: string;
  readonly seats?: number;
  readonly better: string;
  readonly played: string;
  readonly says: string;
  readonly not: { readonly better?: string; readonly played?: string };
}

/** Board 2 is frozen, and board 3 freezes once Ivory's L4 is past the M3. */
const FINISH =
  '...m4./...../...../...../.M6... .L3.../...S6./...../s3...l6/..... ...../....S6/..l4../.M3.../..... 0 2 1M6,1L4,1L6,2S4,2M4,2M6/0S3,0S4,0S6,0M3,2L3,2L4/0M4,0L3,0L6,1S3,1S4,1M3';
/** Near the end, with few towers that can still move. */
const LATE =
  '...L6./s6..../...../...../.S6S4.. .L6S4../.s4.../...../...../M3..l4. .S6.../...../..L6../...../...l3. 1 3 1L4,1L3,2L3,2M3,1S3/2M6,0M4,2M4,0M3,2S3/0L4,0M6,1M6,1M4,0S3';
const LATER =
  '...L6./...../.s6.../...../.S6S4.. .L6S4../...../.s4.../...../M3..l4. .S6.../...../..L6../...../...l3. 0 3 1L4,1L3,2L3,2M3,1S3/2M6,0M4,2M4,0M3,2S3/0L4,0M6,1M6,1M4,0S3';
const STUCK =
  '...L6./m6.s4../...S6./...../..... m4.L3.s4/...../...../.S6.../s6..l4. m6m3s4m4l4/...../...../...../.S3L6L3M6 1 - 1L6,1L4,1M3/0L3,2M3,0S3/1M4,1S3';
const TIGHT =
  '.s6s4L4./...../..M6../...../M4S3..m6 ..l6../...../.s3.../.L3.../...s4. .m3.../...../..S6../...../.l6l3.. 0 - 2L4,2M6,2M4,1M3/2L3,2M3,0S4/1L6,1L4,1M4,0S6,1S3';

const PREY = 'c3 M4 c4 s4 b4 s3 a1 S6 e5 l3';
const NEAR = 'c3 M4 c5 l3 a1 S6';
const BESIDE = 'c3 M4 d4 l3 b1 L4 a1 S6';
const HUNT = 'b2 L4 d4 m4 b4 m3 a1 S6';
const HELD = 'd3 L4 d5 m4 a1 S6';
const FREEZE = 'b4 L4 d3 S6 e4 l6 b3 s4 a5 m3';
const MIXED = 'c2 S6 a1 L6 d5 m4 b5 m3';

export const CASES: readonly Case[] = [
  {
    id: 'ended',
    at: FINISH,
    better: 'm3xl2',
    played: 'm3-n2',
    says: 'm3–n2 freezes board 3 and ends the game: Ebony has 33 points, you have 30.',
    not: { played: 'm3-m2' },
  },
  {
    id: 'endedTied',
    at: 'L3...m4/...../...../.S4.../..l6.s6 ...s4l3/m4m3.../...../l6.S3../M6...L3 m4..L4./...../....m6/..s6../..... 0 3 2M6,1M3,2S6,2S3/0L4,0S3/0L6,1L4,0M3,1S4',
    better: 'b2-b3',
    played: 'b2-a3',
    says: 'b2–a3 freezes board 1 and ends the game at 23 points each; Ember wins the tie-break.',
    not: { played: 'b2-c3' },
  },
  {
    id: 'ends',
    at: FINISH,
    better: 'm3xl2',
    played: 'm3-m2',
    says: 'm3×l2 freezes board 3 and ends the game: you have 35 points, Ebony has 33.',
    not: { better: 'm3-n2' },
  },
  {
    id: 'endsTied',
    at: '.L3..s6/.s4.../M3.m6../...../....l6 L3..../...../...../...L4./s4.l4s6. l6m4s6m6./...../...../..L3../M3M4.S3s3 0 2 2L6,1M4/0L4,2M6,0S4/1M3,1S3',
    better: 'a3xb4',
    played: 'l5-l4',
    says: 'a3×b4 freezes board 1 and ends the game at 21 points each; you win the tie-break.',
    not: { better: 'a3-a4' },
  },
  {
    id: 'stops',
    at: FREEZE,
    better: 'b4-c5',
    played: 'b4xa5',
    says: 'b4×a5 freezes board 1, and 1 tower that plays for you there goes no further.',
    not: { played: 'd3-d4' },
  },
  {
    id: 'stopsOthers',
    at: FREEZE,
    better: 'b4xa5',
    played: 'b4-c5',
    says: 'b4×a5 freezes board 1, where Ebony has 2 towers that go no further.',
    not: { better: 'd3-d4' },
  },
  {
    id: 'taken',
    at: NEAR,
    better: 'a1-a2; c5-d4',
    played: 'c3-c4; c5xc4',
    says: 'Ebony captures the M4 on c4 next: c5×c4.',
    not: { played: 'c3-c4; c5-b4' },
  },
  {
    id: 'taken',
    at: NEAR,
    better: 'a1-a2; c5-d4',
    played: 'c3-b4; c5xb4',
    says: 'Ebony captures the M4 on b4 next: c5×b4.',
    not: { better: 'a1-a2; c5-c4; l1-l2; a2-b3; c4xc3' },
  },
  {
    id: 'takes',
    at: PREY,
    better: 'c3xc4',
    played: 'a1-a2',
    says: 'c3×c4 captures the S4: 5 points.',
    not: { played: 'c3xb4' },
  },
  {
    id: 'prepares',
    at: 'c2 L4 d5 m4 a5 s4 e1 S3',
    better: 'c2-c3; a5-a4; l1-l2; c3-c4; a4-a3; l2-l3; c4xd5',
    played: 'e1-e2; a5-a4',
    says: 'After c2–c3 the same tower goes on to capture the M4: c4×d5.',
    not: { better: 'c2-c3; a5-a4; l1-l2; c3-c4; a4-a3' },
  },
  {
    id: 'costs',
    at: NEAR,
    better: 'a1-b2; c5-d4; l1-l2',
    played: 'c3-b4; c5-c4; l1-l2; a1-b2; c4xb4',
    says: 'Later Ebony captures the M4 on b4: c4×b4.',
    not: { played: 'c3-b4; c5-c4; l1-l2; a1-b2; c4-c3' },
  },
  {
    id: 'canWait',
    at: PREY,
    better: 'a1-a2; e5-e4; l1-l2; c3xc4',
    played: 'c3xc4',
    says: 'After a1–a2 you still capture the S4: c3×c4.',
    not: { better: 'a1-a2; e5-e4; l1-l2; c3xb4' },
  },
  {
    id: 'gains',
    at: PREY,
    better: 'a1-a2; e5-e4; l1-l2; c3xc4',
    played: 'a1-b2; e5-e4; l1-l2; b2-b3',
    says: 'After a1–a2 you capture the S4 later: c3×c4.',
    not: { played: 'a1-b2; e5-e4; l1-l2; c3xc4' },
  },
  {
    id: 'exposed',
    at: NEAR,
    better: 'a1-a2',
    played: 'c3-c4',
    says: 'Ebony can capture the M4 on c4 from c5.',
    not: { played: 'a1-b2' },
  },
  {
    id: 'leftExposed',
    at: BESIDE,
    better: 'c3-b4',
    played: 'a1-a2',
    says: 'The M4 on c3 stays in reach: Ebony can capture it from d4.',
    not: { played: 'c3-c4' },
  },
  {
    id: 'guards',
    at: BESIDE,
    better: 'b1-b2',
    played: 'a1-a2',
    says: 'After b1–b2 you can capture back if Ebony captures the M4 on c3.',
    not: { better: 'b1-a2' },
  },
  {
    id: 'attacks',
    at: HUNT,
    better: 'b2-a3',
    played: 'a1-a2',
    says: 'b2–a3 attacks the M3 on b4.',
    not: { played: 'b2-b3' },
  },
  {
    id: 'attacksTwo',
    at: HUNT,
    better: 'b2-c3',
    played: 'a1-a2',
    says: 'b2–c3 attacks two towers: the M3 on b4 and the M4 on d4.',
    not: { better: 'b2-a3' },
  },
  {
    id: 'pins',
    at: 'c2 L4 d5 m4 a1 S6',
    better: 'c2-d3',
    played: 'a1-a2',
    says: 'After c2–d3 the M4 on d5 has no safe step.',
    not: { better: 'c2-b3' },
  },
  {
    id: 'releases',
    at: HELD,
    better: 'a1-a2',
    played: 'd3-c4',
    says: 'The M4 on d5 had no safe step; now it has d5–e4.',
    not: { played: 'a1-b2' },
  },
  {
    id: 'cramped',
    at: LATER,
    better: 'c1-d2; f1-f2; g3-g2; d2-d3',
    played: 'b1-a2; f1-g2; g3-f2; c1-c2',
    says: 'In your next turn you have 2 safe steps; after c1–d2 you have 5.',
    not: { played: 'b1-a2; f1-g2' },
  },
  {
    id: 'crampedAll',
    at: STUCK,
    better: 'g2-h3; j5-j4; d3xc4; h3-h4',
    played: 'c4-b3; f5-g4; k5-k4; g2-g3',
    says: 'In your next turn no step is safe; after g2–h3 you have 2 safe ones.',
    not: { played: 'c4-b3; j5-j4; k5-k4; g2-g3' },
  },
  {
    id: 'squeezes',
    at: TIGHT,
    better: 'l5-m4',
    played: 'c3-d4',
    says: 'Ebony has 3 safe steps left after l5–m4, and 5 after c3–d4.',
    not: { played: 'l5-l4' },
  },
  {
    id: 'squeezesAll',
    at: LATE,
    better: 'f1-g2',
    played: 'a4-b3',
    says: 'After f1–g2 Ember has no safe step left; after a4–b3 there are 3.',
    not: { better: 'a4-a3' },
  },
  {
    id: 'passes',
    at: 'c3 M4 d3 l3 a1 S6 e5 s4',
    better: 'c3-c4',
    played: 'a1-a2',
    says: 'On c4 nothing in front of the M4 captures it any more.',
    not: { better: 'a1-b2' },
  },
  {
    id: 'letsPast',
    at: 'd3 L4 c3 m4 a1 S6 e5 l3',
    better: 'd3xc3; e5-e4',
    played: 'a1-a2; c3-c2',
    says: 'c3–c2 takes the M4 past everything that captures it.',
    not: { played: 'a1-a2; e5-e4' },
  },
  {
    id: 'crosses',
    at: 'c4 M4 e1 S6 a5 l3',
    better: 'c4-c5',
    played: 'e1-e2',
    says: 'c4–c5 reaches the far line: 3 points.',
    not: { played: 'c4-d5' },
  },
  {
    id: 'runs',
    at: 'c3 M4 e1 S6 a5 l3 e5 s4',
    better: 'c3-d4; a5-b4; l1-l2; d4-d5',
    played: 'e1-e2; a5-b4',
    says: 'After c3–d4 the same tower goes on to the far line: d4–d5.',
    not: { better: 'c3-d4; a5-b4; l1-l2; d4xe5' },
  },
  {
    id: 'hunted',
    at: MIXED,
    better: 'a1-a2',
    played: 'c2-c3',
    says: 'In front of the S6 on c3 stand M3 and M4, which capture it.',
    not: { played: 'a1-b2' },
  },
  {
    id: 'hunts',
    at: MIXED,
    better: 'a1-a2',
    played: 'c2-c3',
    says: 'Nothing in front of the L6 on a2 captures it; it captures M3 and M4.',
    not: { better: 'c2-b3' },
  },
  {
    id: 'zihinGiven',
    at: '',
    seats: 2,
    better: 'L6@h5',
    played: 'L6@n1',
    says: 'On board 3 Ebony plays the Zihin: its L6 captures 5 of your nine towers, 1 captures it.',
    not: { played: 'L6@g5' },
  },
  {
    id: 'zihinKept',
    at: '',
    seats: 2,
    better: 'L6@h5',
    played: 'S4@g5',
    says: 'On board 2 you play the Zihin: its S4 captures 1 of nine towers, and 4 capture it.',
    not: { played: 'S4@n1' },
  },
  {
    id: 'zihinFor',
    at: '',
    seats: 2,
    better: 'L6@h5',
    played: 'S4@g5',
    says: 'On board 2 you play the Zihin: its L6 captures 5 of nine towers, and 1 captures it.',
    not: { better: 'L6@n1' },
  },
  {
    id: 'zihinAgainst',
    at: '',
    seats: 2,
    better: 'S4@n1',
    played: 'L6@n1',
    says: 'On board 3 Ebony plays the Zihin: 4 of your nine towers capture its S4.',
    not: { better: 'S4@g5' },
  },
  {
    id: 'zihinLeft',
    at: '',
    seats: 2,
    better: 'L6@h5',
    played: 'S4@n1; L6@l1',
    says: 'Ebony answers with L6@l1: now the Zihin’s L6 plays against you.',
    not: { played: 'S4@n1; L6@i5' },
  },
  {
    id: 'keeps',
    at: '',
    better: 'S4@c1',
    played: 'L6@c1',
    says: 'S4@c1 keeps the L6 in hand while 18 opposing towers are still to be placed.',
    not: { played: 'M4@c1' },
  },
  {
    id: 'answered',
    at: '',
    better: 'S4@c1; L6@f1',
    played: 'L6@c1; S3@c5',
    says: 'Ebony answers with S3@c5: now a captor stands opposite the L6.',
    not: { played: 'L6@c1; S3@f1' },
  },
  {
    id: 'opposed',
    at: 'L6@a1 M4@c5 S6@k1',
    better: 'L3@b1',
    played: 'S3@b1',
    says: 'Opposite the S3 on b1 stands M4, which captures it.',
    not: { played: 'S3@l5', better: 'S3@b1' },
  },
  {
    id: 'opposes',
    at: 'L6@a1 M4@c5 S6@k1',
    better: 'L3@b1',
    played: 'S3@b1',
    says: 'Opposite the L3 on b1 stands M4, which it captures.',
    not: { better: 'L3@l5' },
  },
  {
    id: 'opposes',
    at: 'L6@a1 M4@c5 L6@k1',
    better: 'S3@l5',
    played: 'L3@b1',
    says: 'Opposite the S3 on l5 stands L6, which it captures.',
    not: { better: 'S3@b1' },
  },
  {
    id: 'middle',
    at: '',
    seats: 2,
    better: 'L6@h5',
    played: 'L6@i5',
    says: 'From h5 the L6 can reach every column in two steps.',
    not: { played: 'L4@i5' },
  },
];
