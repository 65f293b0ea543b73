import { afterAll, describe } from 'vitest';
import { openHouse } from '../api/house.ts';
import { sharedPostgres } from '../support/sharedPostgres.ts';
import { AT, testPuzzles } from './acts.ts';
import { inlineJudge } from './inlineJudge.ts';
import { SHELVES } from './shelves.ts';

const postgres = await sharedPostgres();

describe.skipIf('missing' in postgres)('missing' in postgres ? postgres.missing : 'PostgreSQL', () => {
  afterAll(() => ('missing' in postgres ? undefined : postgres.remove()));
  if ('missing' in postgres) return;
  const puzzles = { shelves: SHELVES, judge: inlineJudge() };
  testPuzzles('puzzles on PostgreSQL', () => openHouse({ place: { url: postgres.url }, at: AT, puzzles }));
});
