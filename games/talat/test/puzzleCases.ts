import { at } from '../learn/position.ts';

/** How a puzzle goes: where it is asked, what for, and its turns. */
export interface Line {
  readonly at: string;
  readonly goal: string;
  readonly turns: string;
}

/** A theme, a line that shows it, and what to change so that it does not. */
interface Case extends Line {
  readonly id: string;
  readonly not: Partial<Line>;
}

const from = (towers: string, frozen = '-'): string => {
  const place = at(towers, { frozen });
  return 'position' in place ? place.position : '';
};

/** Ebony is about to slip past the M6 on a3 and to win. */
const LAST_BOARD = from('c3 M6 a2 M4 a4 m4 l1 L4 n5 l3 o2 S6 g5 L3 i4 S6 j2 l6', '2');

/** Ends of games; `win 1` unless told otherwise. */
const DAVID =
  'talat/1 3 - m6s3.l6./L6..../...../..s6../..... L4M3..s4/...../...../...../...m3l6 ...L4./.s6.../...../.M6.../....S3 1 2 1L3,2M4/0L4,2L3,0M4,2S6,0S4,0S3/0L3,0M6,1M4,0M3,1S4';
const GOLIATH =
  'talat/1 2 - s4m3..m6/...../...../S3.s6../M3...M4 ...../.L6.../L3L4.../.s4.../..... s6S6.../...m6./.l6.../L3..../.l4.l3. 0 2 2M6,1M4,2M4,1S3/2L6,2L4,2M3,0S4';
const TIED =
  'talat/1 3 - ....S3/...../.m4.../...../.l4..l3 s6l3.s3./...../...../S3.m6../..l4.S4 ...L6./m4..../..s6../....S4/..l6.. 2 1 1L6,2M4,2M3/0L3,0M6,0M3,0S4/0L4,1M6,1M3,1S6';
const RUN =
  'talat/1 2 - .L3..m4/..S6../.l3.../...../....l6 S4.s6.L4/...../...../...../l4S6l6.. s4m3.m4s3/...../...../.S4.../..l4S3. 0 2 2L3,1M6,1M3,1S3/0L6,0M6,2M6,2M4';
const BESIDE =
  'talat/1 3 - .M4..S6/...../.m6.../...../....l6 .L4..s4/....m6/.m4.../.l4L3../..l3.. S6L6..m6/...../...../..l6../M3.l4S3. 2 1 1M3,1S6,1S3/0M3,0S3/0L3,1M4,0S4,1S4';
const BEHIND =
  'talat/1 3 - m3l4..m6/...../...../...l6./M6S4... s6.L3../.M4.../....S3/...../S4l3... M4..../...../...s3./..s6../....l6 1 3 2L6,2L4,2M3,1S6,2S4/0L4,2M6,0M4,2S3/0L3,0M3';
const LAST_TOWER =
  'talat/1 2 - m3..s6./...../.m4.../.S4.../.l4m6.. s3.L6../..S3../...../...../.L3..m4 s6.l4.m3/...../...../...../.m6l6.S6 1 2 2L4,2M6,1S4,2S4/2L6,0L3,2L3,0M4,0S3';
const OF_ZIHIN =
  'talat/1 2 - s6..../...../.L4.../...../S6.l4.s4 s6L6.../...../...../....S3/.l4l6.. s4.l6.m3/...../...../..M6m4./...m6. 0 1 1L3,1M6,1M4,1M3,2M3,2S4/0L3,2L3,2M4,0S3';
const QUIET =
  'talat/1 3 - ...L6./...../S6.l6../..s6M4./..... M3S4.../...../...../....l6/.l4.s6. .m3m6.s4/.L3.../...../..M3../....l4 0 2 1L4,2M6,1M4,2M4,1S3/0L3,2S4,0S3,2S3/1L3,1M6';
const LONGER =
  'talat/1 2 - s4..L6./.M4.../...../...../...m3. l4s6L4M6./..s3../...../...../.L6..l6 S4..l3m6/...../...../..l4.M6/..... 0 - 1L3,1M4,2M4,1S6,1S3/0M3,2M3,0S6,0S4,0S3';
const FORCED =
  'talat/1 3 - m3..s4L4/....S6/..l3../...../l4...M3 m3..L6s6/..l6../...../...../S3M4S6.. ..M6../L4...s4/...../...../..l6S4. 1 3 1M6,2M4/0L3,2L3,0M4,2S3/0M6,0S3';
const LATER =
  'talat/1 2 - s6.L3../...../...../...S6./...s4. m6.l3.m3/...../...../.S3M3../....l6 l6...L4/...../...s4m3/...../l4...S4 0 1 1L6,1L4,1L3,1M6,1M4,2M4,2S3/0M6,0M4,0S3';
const BY_CAPTURE =
  'talat/1 3 - m3..s6L4/..S3../...../...../...l4. m3.L6.M4/...../.s6.../...../S4M6.S3. L6..../.L3.../S3..M4./.s4.../..... 1 3 1L3/2L4,0M6,2M6,0M3,2S4/0L6,0L3,0M4,0S6';
const BY_MOVE =
  'talat/1 3 - m3..l3./...../L6..../...../.S6.l4S4 .L6.../...M6./...../...l6./..M4.S6 ...../...../l4S6.../...L3./...l3. 1 3 2M6,2M4,1S4,2S3/2L4,0M6,0M4,2M3,2S4/0M3,0S3,1S3';
const OUT_OF_REACH =
  'talat/1 2 - .L6.L4l4/...../...../...../..M4.. ...L6s6/.S3.../...../..l3S6./.L3.M6. ...../s3..s6m6/...../...../..S3l3. 1 - 1M4,2M4,1M3,1S4,2S4/2L6,2L4,0M3,2M3,0S4';
const WAY_OUT =
  'talat/1 3 - ...m4./...../.s6.../l3..../.l6... s4m6.s6l3/.L4.../...../...../S4M3.S3l4 ..M4.L6/...../.s4l6../..S3../...m4. 1 1 2M3/0L4,0M6,0M3,0S3/0L3,1M6,0S6';

/** On b4 stands a tower that can be captured with the same effect. */
const BOTH_WIN =
  'talat/1 3 - ..m3.m4/.S4.../...../...../...l3l4 m4.m6.s4/M6..../.l4.../...../S3S6..S4 M3S6L6../...l6./...../...../...l4. 1 3 2L3/0L3,0M6,0M4,0S6,2S3/1L6,0M3,0S3';

export const CASES: readonly Case[] = [
  { id: 'david', at: DAVID, goal: 'win 1', turns: 'b5xa4', not: { at: GOLIATH, turns: 'l3xk2' } },
  { id: 'goliath', at: GOLIATH, goal: 'win 1', turns: 'l3xk2', not: { at: DAVID, turns: 'b5xa4' } },
  { id: 'tieBreak', at: TIED, goal: 'win 1', turns: 'o2-o3', not: { at: BY_MOVE, turns: 'h1-g2' } },
  {
    id: 'squeeze',
    at: FORCED,
    goal: 'win 6',
    turns: 'c3-d2; h4-h3; e1-e2; d2xe2; h3-h2; e4xd5',
    not: { at: LATER, goal: 'win 3', turns: 'o3-o2; g2-g3; o2xo1' },
  },
  {
    id: 'bait',
    at: FORCED,
    goal: 'win 6',
    turns: 'c3-d2; h4-h3; e1-e2; d2xe2; h3-h2; e4xd5',
    not: { at: LATER, goal: 'win 3', turns: 'o3-o2; g2-g3; o2xo1' },
  },
  { id: 'keepAlive', at: LAST_BOARD, goal: 'escape 1', turns: 'a2-a3', not: { turns: 'a2-b3' } },
  {
    id: 'freezeFirst',
    at: LONGER,
    goal: 'win 5',
    turns: 'b4-c5; g1-g2; h4-g3; g2-f3; g3xf3',
    not: { at: LATER, goal: 'win 3', turns: 'o3-o2; g2-g3; o2xo1' },
  },
  { id: 'runner', at: RUN, goal: 'win 1', turns: 'c4-c5', not: { at: BY_MOVE, turns: 'h1-g2' } },
  {
    id: 'rescue',
    at: OUT_OF_REACH,
    goal: 'escape 5',
    turns: 'i1-j2',
    not: { at: WAY_OUT, goal: 'escape 2', turns: 'g4xg5' },
  },
  { id: 'sideways', at: BESIDE, goal: 'win 1', turns: 'g2xh2', not: { at: GOLIATH, turns: 'l3xk2' } },
  { id: 'patience', at: QUIET, goal: 'win 1', turns: 'd2-e3', not: { at: BOTH_WIN, turns: 'c5-d4' } },
  { id: 'comeback', at: BEHIND, goal: 'win 1', turns: 'g4xf5', not: { at: BY_MOVE, turns: 'h1-g2' } },
  { id: 'clear', at: LAST_TOWER, goal: 'win 1', turns: 'b3xb2', not: { at: BY_CAPTURE, turns: 'd5xc4' } },
  { id: 'zihin', at: OF_ZIHIN, goal: 'win 1', turns: 'f5-f4', not: { at: GOLIATH, turns: 'l3xk2' } },
  {
    id: 'stalk',
    at: LATER,
    goal: 'win 3',
    turns: 'o3-o2; g2-g3; o2xo1',
    not: { at: LONGER, goal: 'win 5', turns: 'b4-c5; g1-g2; h4-g3; g2-f3; g3xf3' },
  },
  { id: 'takeAndFreeze', at: BY_CAPTURE, goal: 'win 1', turns: 'd5xc4', not: { at: LAST_TOWER, turns: 'b3xb2' } },
  { id: 'freezeAndWin', at: BY_MOVE, goal: 'win 1', turns: 'h1-g2', not: { at: RUN, turns: 'c4-c5' } },
  {
    id: 'wayOut',
    at: WAY_OUT,
    goal: 'escape 2',
    turns: 'g4xg5',
    not: { at: LAST_BOARD, goal: 'escape 1', turns: 'a2-a3' },
  },
];

/** Positions late in a game, with two and with three seats. */
export const LATE = [OUT_OF_REACH, LONGER, WAY_OUT, QUIET, DAVID];
/** Late, too, and whoever acts leads by 10 points. */
export const FAR_AHEAD = FORCED;
