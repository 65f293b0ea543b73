import type { Fault, Result } from '@threefold-games/core';
import { type Kysely, sql, type Transaction } from 'kysely';
import { newId } from '../../ids.ts';
import { type BareDatabase, openToFill, type StorePlace } from '../database.ts';
import { appliedMigrations, forward } from '../migrate.ts';
import { MIGRATIONS } from '../migrations/index.ts';
import { storeErrorOf } from '../postgres/dialect.ts';
import { StoreError } from '../storeError.ts';
import type { Tables } from '../tables.ts';
import { type BackupEnd, type BackupHead, type BackupLine, type BackupSummary, LineSum } from './format.ts';

/** Why nothing was restored. */
export type RestoreRefusal =
  /** The line is not what a whole backup has there. */
  | { readonly kind: 'broken'; readonly line: number }
  /** There is something in the database already. */
  | { readonly kind: 'used' }
  | { readonly kind: 'fault'; readonly fault: Fault };

/** What a restore has put back, or why it put back nothing. */
export type Restored = Result<BackupSummary, RestoreRefusal>;

/** Ends the transaction, so that nothing stays. */
class Refused extends Error {
  readonly refusal: RestoreRefusal;

  constructor(refusal: RestoreRefusal) {
    super(refusal.kind);
    this.refusal = refusal;
  }
}

/** Both back ends take more values than this in one statement. */
const MOST_VALUES = 10_000;

const isHead = (line: BackupLine): line is BackupHead =>
  'threefold' in line && line.threefold === 'backup' && line.version === 1 && Array.isArray(line.migrations);

/** What the database said to a row that it cannot take, or to anything else. */
const refusalOf = (error: unknown, kind: BareDatabase['kind'], reader: Reader): RestoreRefusal => {
  if (error instanceof Refused) return error.refusal;
  const trouble = error instanceof StoreError ? error : storeErrorOf(error);
  if (trouble.kind === 'refused') return reader.broken().refusal;
  const code = kind === 'sqlite' ? 'server.data' : 'server.database';
  return { kind: 'fault', fault: { code, detail: trouble.message } };
};

/** The lines as they are parsed, with their numbers. */
class Reader {
  readonly sum = new LineSum();
  private readonly lines: AsyncIterator<string>;
  private number = 0;

  constructor(lines: AsyncIterable<string>) {
    this.lines = lines[Symbol.asyncIterator]();
  }

  async next(): Promise<BackupLine> {
    const { value, done } = await this.lines.next();
    this.number += 1;
    if (done) throw this.broken();
    const line = this.parse(value);
    if (!('sha256' in line)) this.sum.add(value);
    return line;
  }

  broken(): Refused {
    return new Refused({ kind: 'broken', line: this.number });
  }

  private parse(text: string): BackupLine {
    try {
      const line: unknown = JSON.parse(text);
      if (typeof line === 'object' && line !== null) return line as BackupLine;
    } catch {}
    throw this.broken();
  }
}

/** Makes the tables as they were; they must be empty. */
const prepare = async (db: Transaction<Tables>, kind: BareDatabase['kind'], head: BackupHead): Promise<void> => {
  const steps = MIGRATIONS.filter(([name]) => head.migrations.includes(name));
  const unknown = head.migrations.find(name => !MIGRATIONS.some(([known]) => known === name));
  if (unknown !== undefined) throw new Refused({ kind: 'fault', fault: { code: 'server.newer', detail: unknown } });
  const applied = await appliedMigrations(db);
  if (applied.some(name => !head.migrations.includes(name))) throw new Refused({ kind: 'used' });
  for (const { name } of await db.introspection.getTables()) {
    if (name === 'migrations' || name === 'processes') continue;
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) throw new Refused({ kind: 'used' });
  }
  await forward(db, { kind, now: head.at, steps });
  await db.deleteFrom('migrations').execute();
  if (head.migrations.length > 0) await db.deleteFrom('processes').execute();
};

const insert = async (
  db: Kysely<Tables>,
  table: string,
  columns: readonly string[],
  rows: readonly (readonly unknown[])[],
): Promise<void> => {
  if (rows.length === 0) return;
  const names = sql.join(columns.map(column => sql.ref(column)));
  const values = sql.join(rows.map(row => sql`(${sql.join(row)})`));
  await sql`insert into ${sql.table(table)} (${names}) values ${values}`.execute(db);
};

const fill = async (
  db: Transaction<Tables>,
  reader: Reader,
  known: ReadonlySet<string>,
): Promise<BackupSummary['rows']> => {
  const counts: Record<string, number> = {};
  let table = '';
  let columns: readonly string[] = [];
  let rows: (readonly unknown[])[] = [];
  const flush = async (): Promise<void> => {
    await insert(db, table, columns, rows);
    rows = [];
  };
  for (;;) {
    const line = await reader.next();
    if (Array.isArray(line)) {
      if (table === '' || line.length !== columns.length) throw reader.broken();
      rows.push(line);
      counts[table]! += 1;
      if (rows.length * columns.length > MOST_VALUES) await flush();
      continue;
    }
    await flush();
    if ('sha256' in line) {
      check(reader, line, counts);
      return counts;
    }
    if (!('table' in line) || !known.has(line.table) || line.table in counts) throw reader.broken();
    ({ table, columns } = line);
    counts[table] = 0;
  }
};

const check = (reader: Reader, { rows, sha256 }: BackupEnd, counts: Readonly<Record<string, number>>): void => {
  const same = JSON.stringify(Object.entries(rows)) === JSON.stringify(Object.entries(counts));
  if (!same || sha256 !== reader.sum.end()) throw reader.broken();
};

const restoreInto = async ({ db, kind }: BareDatabase, reader: Reader, now: number): Promise<BackupSummary> => {
  const head = await reader.next();
  if (!isHead(head)) throw reader.broken();
  return db.transaction().execute(async transaction => {
    await prepare(transaction, kind, head);
    const tables = await transaction.introspection.getTables();
    const rows = await fill(transaction, reader, new Set(tables.map(({ name }) => name)));
    await forward(transaction, { kind, now });
    // Devices may have seen changes that came after the backup: they get everything once.
    await transaction.updateTable('syncHeads').set({ epoch: newId() }).execute();
    return { at: head.at, rows, secrets: head.secrets };
  });
};

/** Fills an empty database with a backup, all of it or nothing, and brings it forward. */
export const restoreBackup = async (
  place: StorePlace,
  now: number,
  lines: AsyncIterable<string>,
): Promise<Restored> => {
  const opened = await openToFill(place);
  if (!opened.ok) return { ok: false, error: { kind: 'fault', fault: opened.error } };
  const reader = new Reader(lines);
  try {
    return { ok: true, value: await restoreInto(opened.value, reader, now) };
  } catch (error) {
    return { ok: false, error: refusalOf(error, opened.value.kind, reader) };
  } finally {
    await opened.value.close();
  }
};
