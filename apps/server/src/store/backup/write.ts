import { ok, type Result } from '@threefold-games/core';
import { type Kysely, sql } from 'kysely';
import { type BareDatabase, openToRead, type StorePlace } from '../database.ts';
import { appliedMigrations } from '../migrate.ts';
import type { Tables } from '../tables.ts';
import { type BackupHead, type BackupLine, type BackupSummary, LineSum } from './format.ts';

/** What is not in the database. */
export interface BackupHints {
  readonly now: number;
  readonly secrets: string | null;
}

const PAGE = 200;

type Row = Readonly<Record<string, unknown>>;

/** A table as the database describes it. */
interface TableShape {
  readonly name: string;
  readonly columns: readonly string[];
  /** Its primary key; empty where it has none. */
  readonly key: readonly string[];
}

/** The rows of a table, a page at a time, in the order of its key. */
async function* pagesOf(db: Kysely<Tables>, { name, columns, key }: TableShape): AsyncGenerator<readonly Row[]> {
  const list = (names: readonly string[]) => sql.join(names.map(column => sql.ref(column)));
  const all = sql`select ${list(columns)} from ${sql.table(name)}`;
  // A table without a key is small.
  if (key.length === 0) {
    yield (await sql<Row>`${all}`.execute(db)).rows;
    return;
  }
  for (let last: Row | undefined; ; ) {
    const after = last ? sql`where (${list(key)}) > (${sql.join(key.map(column => last![column]))})` : sql``;
    const { rows } = await sql<Row>`${all} ${after} order by ${list(key)} limit ${sql.lit(PAGE)}`.execute(db);
    yield rows;
    if (rows.length < PAGE) return;
    last = rows.at(-1);
  }
}

const keyOf = async (db: Kysely<Tables>, kind: BareDatabase['kind'], table: string): Promise<readonly string[]> => {
  const query =
    kind === 'sqlite'
      ? sql<{ name: string }>`select name from pragma_table_info(${table}) where pk > 0 order by pk`
      : sql<{ name: string }>`
          select a.attname as name from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
          where i.indrelid = (quote_ident(${table}))::regclass and i.indisprimary
          order by array_position(i.indkey::int2[], a.attnum)`;
  return (await query.execute(db)).rows.map(({ name }) => name);
};

/** Every table there is, in the order of their names. */
const tablesOf = async (db: Kysely<Tables>, kind: BareDatabase['kind']): Promise<readonly TableShape[]> => {
  const found = (await db.introspection.getTables()).filter(({ isView }) => !isView);
  const shapes: TableShape[] = [];
  for (const { name, columns } of found.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    shapes.push({ name, columns: columns.map(column => column.name), key: await keyOf(db, kind, name) });
  }
  return shapes;
};

const writeAll = async (
  db: Kysely<Tables>,
  kind: BareDatabase['kind'],
  { now: at, secrets }: BackupHints,
  write: (text: string) => Promise<void>,
): Promise<BackupSummary> => {
  const sum = new LineSum();
  const put = async (...lines: readonly BackupLine[]): Promise<void> => {
    const texts = lines.map(line => JSON.stringify(line));
    for (const text of texts) sum.add(text);
    if (texts.length > 0) await write(`${texts.join('\n')}\n`);
  };
  const rows: Record<string, number> = {};
  const migrations = await appliedMigrations(db);
  await put({ threefold: 'backup', version: 1, at, migrations, secrets } satisfies BackupHead);
  for (const shape of await tablesOf(db, kind)) {
    const { name, columns } = shape;
    rows[name] = 0;
    await put({ table: name, columns });
    for await (const page of pagesOf(db, shape)) {
      rows[name] += page.length;
      await put(...page.map(row => columns.map(column => row[column])));
    }
  }
  await write(`${JSON.stringify({ rows, sha256: sum.end() })}\n`);
  return { at, rows, secrets };
};

/**
 * Writes everything as it is at one moment, while servers may be running. The text fits either back end: it also moves a server from one
 * to the other.
 */
export const writeBackup = async (
  place: StorePlace,
  hints: BackupHints,
  write: (text: string) => Promise<void>,
): Promise<Result<BackupSummary>> => {
  const opened = await openToRead(place);
  if (!opened.ok) return opened;
  const { db, kind, close } = opened.value;
  try {
    const reading = db.transaction().setAccessMode('read only').setIsolationLevel('repeatable read');
    return ok(await reading.execute(transaction => writeAll(transaction, kind, hints, write)));
  } finally {
    await close();
  }
};
