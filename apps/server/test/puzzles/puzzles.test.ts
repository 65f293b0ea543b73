import { openHouse } from '../api/house.ts';
import { AT, testPuzzles } from './acts.ts';
import { inlineJudge } from './inlineJudge.ts';
import { SHELVES } from './shelves.ts';

testPuzzles('puzzles on a database file', () =>
  openHouse({ at: AT, puzzles: { shelves: SHELVES, judge: inlineJudge() } }),
);
