import { afterAll, beforeAll, describe } from 'vitest';
import { type BackEnd, TestStore } from './backEnd.ts';
import { makesBackups } from './backup.ts';
import { keepsJournal } from './journal.ts';
import { keepsLeases } from './leases.ts';
import { migratesForward } from './migrating.ts';
import { answersQueries } from './queries.ts';
import { doesOnce } from './resending.ts';

/** What every store promises, whatever the database. */
export const storeContract = (backEnd: BackEnd): void => {
  const used = new TestStore();
  beforeAll(() => used.open(backEnd), 60_000);
  afterAll(() => used.store.close(), 60_000);

  describe('a request that is sent again', () => {
    doesOnce(backEnd);
  });
  keepsJournal(backEnd, used);
  answersQueries(backEnd.kind, used);
  keepsLeases(backEnd);
  makesBackups(backEnd);
  migratesForward(backEnd);
};
