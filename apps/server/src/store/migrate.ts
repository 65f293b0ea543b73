import { fail, ok, type Result } from '@threefold-games/core';
import { type Kysely, sql, type Transaction } from 'kysely';
import { MIGRATIONS } from './migrations/index.ts';
import type { Tables } from './tables.ts';

/** Any number, as long as nobody else locks it. */
const LOCK = 3_141_592_653;

export interface MigrateOptions {
  readonly kind: 'sqlite' | 'postgres';
  readonly now: number;
  /** The steps that there are, for tests and for restoring an older backup. */
  readonly steps?: typeof MIGRATIONS;
}

/** What was done to this database, in order; none where it is empty. */
export const appliedMigrations = async (db: Kysely<Tables>): Promise<readonly string[]> => {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === 'migrations')) return [];
  const rows = await db.selectFrom('migrations').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
};

/** Brings the schema forward, in one transaction; many processes may do so at once. */
export const migrate = async (db: Kysely<Tables>, options: MigrateOptions): Promise<Result<void>> =>
  db.transaction().execute(async transaction => {
    if (options.kind === 'postgres') await sql`select pg_advisory_xact_lock(${LOCK})`.execute(transaction);
    return forward(transaction, options);
  });

/** The same within a transaction that is on. */
export const forward = async (
  db: Transaction<Tables>,
  { kind, now, steps = MIGRATIONS }: MigrateOptions,
): Promise<Result<void>> => {
  await db.schema
    .createTable('migrations')
    .ifNotExists()
    .addColumn('name', 'text', c => c.primaryKey())
    .addColumn('applied', 'bigint', c => c.notNull())
    .execute();
  const applied = new Set((await db.selectFrom('migrations').select('name').execute()).map(({ name }) => name));
  const unknown = [...applied].find(name => !steps.some(([known]) => known === name));
  if (unknown !== undefined) return fail('server.newer', unknown);
  for (const [name, migration] of steps) {
    if (applied.has(name)) continue;
    await migration.up(db as unknown as Kysely<unknown>, kind);
    await db.insertInto('migrations').values({ name, applied: now }).execute();
  }
  return ok(undefined);
};
