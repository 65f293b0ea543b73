import { afterAll } from 'vitest';
import { startPostgres } from '../support/postgres.ts';
import { Folders, killAll } from './servers.ts';

export interface ProofSetUp {
  readonly folders: Folders;
  /** A new database on a PostgreSQL of the test's own. */
  readonly database: () => Promise<string>;
  /** Ends that PostgreSQL in order and starts it again. */
  readonly restart: () => Promise<void>;
  /** Whether there is no PostgreSQL here. */
  readonly isMissing: boolean;
  /** What is added to the title of a test that is left out for that. */
  readonly leftOut: string;
}

/** What a proof over PostgreSQL needs; all of it, and every server that a failed test left, is gone at the end. */
export const setUpPostgres = async (): Promise<ProofSetUp> => {
  const folders = new Folders();
  const postgres = await startPostgres();
  afterAll(async () => {
    await killAll();
    if ('url' in postgres) await postgres.remove();
    folders.remove();
  });
  return {
    folders,
    database: async () => ('url' in postgres ? postgres.database() : ''),
    restart: async () => {
      if ('missing' in postgres) return;
      await postgres.stop();
      await postgres.start();
    },
    isMissing: 'missing' in postgres,
    leftOut: 'missing' in postgres ? ` (left out: ${postgres.missing})` : '',
  };
};
