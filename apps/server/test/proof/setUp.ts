import { afterAll } from 'vitest';
import { startPostgres } from '../support/postgres.ts';
import { sharedPostgres } from '../support/sharedPostgres.ts';
import { Folders, killAll } from './servers.ts';

export interface ProofSetUp {
  readonly folders: Folders;
  /** A new database. */
  readonly database: () => Promise<string>;
  /** Whether there is no PostgreSQL here. */
  readonly isMissing: boolean;
  /** What is added to the title of a test that is left out for that. */
  readonly leftOut: string;
}

/** What a proof over PostgreSQL needs; all of it, and every server that a failed test left, is gone at the end. */
export const setUpPostgres = async (open: typeof sharedPostgres = sharedPostgres): Promise<ProofSetUp> => {
  const folders = new Folders();
  const postgres = await open();
  afterAll(async () => {
    await killAll();
    if ('url' in postgres) await postgres.remove();
    folders.remove();
  });
  return {
    folders,
    database: async () => ('url' in postgres ? postgres.database() : ''),
    isMissing: 'missing' in postgres,
    leftOut: 'missing' in postgres ? ` (left out: ${postgres.missing})` : '',
  };
};

/** The same over a cluster of its own, which can be ended in order and started again. */
export const setUpOwnPostgres = async (): Promise<ProofSetUp & { readonly restart: () => Promise<void> }> => {
  const postgres = await startPostgres();
  return {
    ...(await setUpPostgres(async () => postgres)),
    restart: async () => {
      if ('missing' in postgres) return;
      await postgres.stop();
      await postgres.start();
    },
  };
};
