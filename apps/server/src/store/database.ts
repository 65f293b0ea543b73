import { fail, ok, type Result } from '@threefold-games/core';
import { Kysely } from 'kysely';
import { PoolDialect, storeErrorOf } from './postgres/dialect.ts';
import { Lane, openReader, openWriter, type ThreadClient } from './sqlite/client.ts';
import { threadDialect } from './sqlite/dialect.ts';
import { openSqlite } from './sqlite/open.ts';
import type { Store, StoreOptions } from './store.ts';
import type { Tables } from './tables.ts';

/** A database as it is: nothing is brought forward, nobody is announced. For backups. */
export interface BareDatabase {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Kysely<Tables>;
  close(): Promise<void>;
}

const openPostgres = async (url: string): Promise<Result<BareDatabase>> => {
  // Loaded only where it is used.
  const { patientPool } = await import('./postgres/pools.ts');
  const pool = patientPool(url);
  const db = new Kysely<Tables>({ dialect: new PoolDialect(pool) });
  try {
    await pool.query('select 1');
    return ok({ kind: 'postgres', db, close: () => db.destroy() });
  } catch (error) {
    await db.destroy();
    return fail('server.database', storeErrorOf(error).message);
  }
};

const overOneThread = (thread: ThreadClient): BareDatabase => {
  const lane = new Lane(thread);
  const store: Lane['query'] = (sql, parameters) => lane.query(sql, parameters);
  const db = new Kysely<Tables>({ dialect: threadDialect({ write: lane, read: lane, store }) });
  return { kind: 'sqlite', db, close: () => thread.close() };
};

/** Opens it for reading, while a server may be running. */
export const openToRead = async (place: StorePlace): Promise<Result<BareDatabase>> => {
  if ('url' in place) return openPostgres(place.url);
  const thread = await openReader(place.data);
  return thread.ok ? ok(overOneThread(thread.value)) : thread;
};

/** Opens it for filling; no server may be running on a folder. */
export const openToFill = async (place: StorePlace): Promise<Result<BareDatabase>> => {
  if ('url' in place) return openPostgres(place.url);
  const thread = await openWriter(place.data);
  return thread.ok ? ok(overOneThread(thread.value)) : thread;
};

/** The place of a database: a data folder, or a PostgreSQL. */
export type StorePlace = { readonly data: string } | { readonly url: string };

/** Opens the database and brings it up to date. Fails with server.data, server.database, server.sqlite or server.newer. */
export const openStore = async (place: StorePlace, options: StoreOptions): Promise<Result<Store>> => {
  if ('data' in place) return openSqlite(place.data, options);
  // Loaded only where it is used.
  const { openPostgres } = await import('./postgres/open.ts');
  return openPostgres(place.url, options);
};
