import { fail, ok, type Result } from '@threefold-games/core';
import { Kysely } from 'kysely';
import { GroupCommit } from '../groupCommit.ts';
import { type Job, type JobOutcome, openJournal } from '../journal.ts';
import { openLeases } from '../leases.ts';
import { migrate } from '../migrate.ts';
import { registerProcess } from '../processes.ts';
import type { Store, StoreOptions } from '../store.ts';
import type { Tables } from '../tables.ts';
import { PostgresBus } from './bus.ts';
import { commitTo } from './commit.ts';
import { codeOf, PoolDialect, storeErrorOf } from './dialect.ts';
import { commitPool, patientPool, queryPool, signPool } from './pools.ts';

/** What PostgreSQL calls a deadlock, and how often bringing the schema forward is tried. */
const DEADLOCK = '40P01';
const TRIES = 5;

/**
 * Over a connection of its own, since it may take long. A process of the version before may write meanwhile, and lock the same tables in
 * another order: then nothing was done, and it is tried again.
 */
const bringForward = async (url: string, now: number): Promise<Result<void>> => {
  const db = new Kysely<Tables>({ dialect: new PoolDialect(patientPool(url)) });
  try {
    for (let tries = 1; ; tries += 1) {
      try {
        return await migrate(db, { kind: 'postgres', now });
      } catch (error) {
        if (codeOf(error) !== DEADLOCK || tries === TRIES) throw error;
      }
    }
  } finally {
    await db.destroy();
  }
};

/** A PostgreSQL, which any number of processes may share. */
export const openPostgres = async (url: string, options: StoreOptions): Promise<Result<Store>> => {
  const { after, processId } = options;
  const now = options.now();
  const queries = queryPool(url);
  const commits = commitPool(url);
  const db = new Kysely<Tables>({ dialect: new PoolDialect(queries) });
  const signs = new Kysely<Tables>({ dialect: new PoolDialect(signPool(url)) });
  let bus: PostgresBus | undefined;
  const writes = new GroupCommit<Job, JobOutcome>(jobs => commitTo(commits, processId, jobs));
  const close = async (): Promise<void> => {
    await writes.drained();
    await bus?.close();
    await commits.end();
    await db.destroy();
    await signs.destroy();
  };
  try {
    const migrated = await bringForward(url, now);
    if (!migrated.ok) {
      await close();
      return migrated;
    }
    bus = await PostgresBus.open(url, processId, after);
    const doubt = await registerProcess(db, processId, now, false);
    return ok({
      kind: 'postgres',
      journal: openJournal(db, job => writes.add(job)),
      leases: openLeases({ db, signs, kind: 'postgres', me: processId, doubt }),
      bus,
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
    return fail('server.database', storeErrorOf(error).message);
  }
};
