import { fail, ok, type Result } from '@threefold/core';
import { Kysely } from 'kysely';
import { arrive } from '../processes.ts';
import { GroupCommit } from '../groupCommit.ts';
import type { Job, JobOutcome } from '../jobs.ts';
import { openJournal } from '../journal.ts';
import { openKeeping } from '../leases.ts';
import { migrate } from '../migrate.ts';
import type { Store } from '../store.ts';
import type { Tables } from '../tables.ts';
import { PoolDialect } from './dialect.ts';
import { PostgresNews } from './bus.ts';
import { commitPool, patientPool, queryPool } from './pools.ts';
import { troubleOf } from './errors.ts';
import { commitTo } from './commit.ts';

/** Over a line of its own, since it may take long. */
const bringForward = async (url: string, now: number): Promise<Result<void>> => {
  const db = new Kysely<Tables>({ dialect: new PoolDialect(patientPool(url)) });
  try {
    return await migrate(db, { kind: 'postgres', now });
  } finally {
    await db.destroy();
  }
};

/** A PostgreSQL, which any number of processes may share. */
export const openPostgres = async (url: string, now: number, processId: string): Promise<Result<Store>> => {
  const queries = queryPool(url);
  const commits = commitPool(url);
  const db = new Kysely<Tables>({ dialect: new PoolDialect(queries) });
  let news: PostgresNews | undefined;
  const writes = new GroupCommit<Job, JobOutcome>(jobs => commitTo(commits, jobs));
  const close = async (): Promise<void> => {
    await writes.drained();
    await news?.close();
    await commits.end();
    await db.destroy();
  };
  try {
    const migrated = await bringForward(url, now);
    if (!migrated.ok) {
      await close();
      return migrated;
    }
    news = await PostgresNews.open(url, processId);
    const doubt = await arrive(db, processId, now, false);
    return ok({
      kind: 'postgres',
      journal: openJournal(db, job => writes.add(job)),
      keeping: openKeeping(db, 'postgres', processId, doubt),
      news,
      db,
      check: () =>
        commits.query('select 1').then(
          () => true,
          () => false,
        ),
      close,
    });
  } catch (error) {
    await close();
    return fail('server.database', troubleOf(error).message);
  }
};
