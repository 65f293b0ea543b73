import { fail, ok, type Result } from '@threefold-games/core';
import { Kysely } from 'kysely';
import { GroupCommit } from '../groupCommit.ts';
import { type JobOutcome, openJournal } from '../journal.ts';
import { openLeases } from '../leases.ts';
import { migrate } from '../migrate.ts';
import { registerProcess } from '../processes.ts';
import type { Store, StoreOptions } from '../store.ts';
import type { Tables } from '../tables.ts';
import { Lane, openReader, openWriter, type QueryAnswer, type Write, type WriteOutcome } from './client.ts';
import { threadDialect } from './dialect.ts';

const begin = async (db: Kysely<Tables>, now: number, processId: string): Promise<Result<void>> => {
  try {
    const migrated = await migrate(db, { kind: 'sqlite', now });
    if (migrated.ok) await registerProcess(db, processId, now, true);
    return migrated;
  } catch (error) {
    return fail('server.data', error instanceof Error ? error.message : String(error));
  }
};

/** A database file of one's own. */
export const openSqlite = async (
  folder: string,
  { now, processId, sqliteVersion }: StoreOptions,
): Promise<Result<Store>> => {
  const writer = await openWriter(folder, sqliteVersion);
  if (!writer.ok) return writer;
  const reader = await openReader(folder, sqliteVersion);
  if (!reader.ok) {
    await writer.value.close();
    return reader;
  }
  const write = writer.value;
  const read = reader.value;
  const lanes = { write: new Lane(write), read: new Lane(read) };
  // Whoever writes one thing shares the wait for the disk with the turns.
  const writes = new GroupCommit<Write, WriteOutcome>(batch => lanes.write.alone(thread => thread.commit(batch)));
  const store = async (sql: string, parameters: readonly unknown[]): Promise<QueryAnswer> =>
    (await writes.add({ kind: 'query', sql, parameters })) as QueryAnswer;
  const db = new Kysely<Tables>({ dialect: threadDialect({ ...lanes, store }) });
  const close = async (): Promise<void> => {
    await writes.drained();
    await read.close();
    await write.close();
  };
  const ready = await begin(db, now(), processId);
  if (!ready.ok) {
    await close();
    return ready;
  }
  return ok({
    kind: 'sqlite',
    journal: openJournal(db, async job => (await writes.add(job)) as JobOutcome),
    leases: openLeases({ db, signs: db, kind: 'sqlite', me: processId }),
    // Nobody else serves this file.
    bus: { publish: () => {}, subscribe: () => () => {} },
    db,
    check: () =>
      write.query('select 1', []).then(
        () => true,
        () => false,
      ),
    close,
  });
};
