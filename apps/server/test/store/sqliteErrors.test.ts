import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ThreadClient } from '../../src/store/sqlite/client.ts';
import { codeName, codeOf, storeErrorOf } from '../../src/store/sqlite/errorCodes.ts';
import { type Database, DatabaseSync } from '../../src/store/sqlite/nodeSqlite.ts';
import { isTaken, StoreError, type StoreErrorKind } from '../../src/store/storeError.ts';
import { opened } from './backEnd.ts';

const root = mkdtempSync(join(tmpdir(), 'threefold-errors-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let files = 0;
const freshFile = (): string => {
  files += 1;
  return join(root, `${files}.db`);
};

/** What a store throws: its kind and the name of the code. */
type Thrown = readonly [kind: StoreErrorKind, code: string];

const thrownBy = async (work: Promise<unknown>): Promise<Thrown> => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof StoreError)) throw new Error(`no StoreError but ${String(error)}`);
  return [error.kind, error.code];
};

const SCHEMA = `
  create table plain (id integer primary key, name text unique, size integer check (size > 0), note text not null default '');
  create table named (name text primary key) without rowid;
  create table child (plain integer references plain (id));
  create table typed (n integer) strict;
  create trigger guard before delete on named begin select raise(abort, 'no'); end;
  insert into plain values (1, 'one', 1, '');
  insert into named values ('one');`;

describe('what SQLite refuses', () => {
  let file: string;
  let thread: ThreadClient;
  let other: Database;

  beforeEach(async () => {
    file = freshFile();
    other = new DatabaseSync(file);
    other.exec(SCHEMA);
    thread = await ThreadClient.open({ file, lock: null });
    await thread.query('pragma query_only = off', []);
    await thread.query('pragma busy_timeout = 0', []);
  });
  afterEach(async () => {
    other.close();
    await thread.close();
  });

  it.each<[statement: string, ...Thrown]>([
    ['insert into plain (id) values (1)', 'refused', 'SQLITE_CONSTRAINT_PRIMARYKEY'],
    [`insert into named values ('one')`, 'refused', 'SQLITE_CONSTRAINT_PRIMARYKEY'],
    [`insert into plain (name) values ('one')`, 'refused', 'SQLITE_CONSTRAINT_UNIQUE'],
    ['insert into plain (rowid, name) values (1, null)', 'refused', 'SQLITE_CONSTRAINT_PRIMARYKEY'],
    ['insert into plain (note) values (null)', 'refused', 'SQLITE_CONSTRAINT_NOTNULL'],
    ['insert into plain (size) values (0)', 'refused', 'SQLITE_CONSTRAINT_CHECK'],
    ['insert into child values (7)', 'refused', 'SQLITE_CONSTRAINT_FOREIGNKEY'],
    [`insert into typed values ('x')`, 'refused', 'SQLITE_CONSTRAINT_DATATYPE'],
    ['delete from named', 'refused', 'SQLITE_CONSTRAINT_TRIGGER'],
    [`insert into plain (id) values ('x')`, 'refused', 'SQLITE_MISMATCH'],
    ['select zeroblob(2000000000)', 'refused', 'SQLITE_TOOBIG'],
    ['selec 1', 'refused', 'SQLITE_ERROR'],
  ])('%s is %s: %s', async (statement, ...thrown) => {
    expect(await thrownBy(thread.query(statement, []))).toEqual(thrown);
    // The thread still works.
    expect(await thread.query('select 1 as one', [])).toEqual({ rows: [{ one: 1 }], changes: 0 });
  });

  it('a value that cannot be stored, and nothing else with it', async () => {
    for (const value of [true, {}, [], new Date()]) {
      expect((await thrownBy(thread.query('insert into plain (name) values (?)', [value])))[0]).toBe('refused');
    }
    expect(await thread.query('select count(*) as n from plain', [])).toMatchObject({ rows: [{ n: 1 }] });
  });

  it('stores what is missing as null, and bytes as they are', async () => {
    const { rows } = await thread.query('select ? as missing, ? as bytes, ? as large', [
      undefined,
      new Uint8Array([1, 2]),
      4_102_444_800_000,
    ]);
    expect(rows).toEqual([{ missing: null, bytes: new Uint8Array([1, 2]), large: 4_102_444_800_000 }]);
  });

  it('a file that another connection writes is away', async () => {
    other.exec('begin immediate');
    expect(await thrownBy(thread.query('delete from plain', []))).toEqual(['away', 'SQLITE_BUSY']);
    other.exec('rollback');
    expect(await thread.query('delete from plain', [])).toMatchObject({ changes: 1 });
  });

  it('a snapshot that is no longer the latest is away', async () => {
    await thread.query('begin', []);
    await thread.query('select * from plain', []);
    other.exec(`insert into plain (name) values ('two')`);
    expect(await thrownBy(thread.query('delete from plain', []))).toEqual(['away', 'SQLITE_BUSY_SNAPSHOT']);
    await thread.query('rollback', []);
  });

  it('a table that is being read is away', () => {
    const rows = other.prepare('select * from plain').iterate();
    rows.next();
    let code = '';
    try {
      other.exec('drop table plain');
    } catch (error) {
      code = codeOf(error);
    }
    expect(code).toBe('SQLITE_LOCKED');
    expect(storeErrorOf(code, '').kind).toBe('away');
    rows.return?.();
  });

  it('a file that may not grow is full', async () => {
    const { rows } = await thread.query('pragma page_count', []);
    const { page_count: pages } = rows[0] as { page_count: number };
    await thread.query(`pragma max_page_count = ${pages}`, []);
    const fill = thread.query('insert into plain (note) values (?)', ['x'.repeat(100_000)]);
    expect(await thrownBy(fill)).toEqual(['disk', 'SQLITE_FULL']);
  });

  it('a connection that only reads is read-only', async () => {
    const reader = await ThreadClient.open({ file, lock: null });
    expect(await thrownBy(reader.query('delete from plain', []))).toEqual(['disk', 'SQLITE_READONLY']);
    await reader.close();
  });
});

describe('a file that SQLite cannot use', () => {
  it('is not a database', async () => {
    const file = freshFile();
    writeFileSync(file, 'x'.repeat(8192));
    expect(await thrownBy(ThreadClient.open({ file, lock: null }))).toEqual(['disk', 'SQLITE_NOTADB']);
  });

  it('is a folder', async () => {
    const file = freshFile();
    mkdirSync(file);
    const [kind, code] = await thrownBy(ThreadClient.open({ file, lock: null }));
    expect([kind, code.startsWith('SQLITE_CANTOPEN')]).toEqual(['disk', true]);
  });

  it('was overwritten', async () => {
    const file = freshFile();
    const database = new DatabaseSync(file);
    database.exec('create table t (a text)');
    const insert = database.prepare('insert into t values (?)');
    for (let i = 0; i < 50; i += 1) insert.run('x'.repeat(1000));
    database.close();
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.fill(0xff, 4096));
    const thread = await ThreadClient.open({ file, lock: null });
    const [kind, code] = await thrownBy(thread.query('select * from t', []));
    expect([kind, code]).toEqual(['disk', 'SQLITE_CORRUPT']);
    await thread.close();
  });

  it('is served by somebody else', async () => {
    const lock = freshFile();
    const first = await ThreadClient.open({ file: freshFile(), lock });
    expect(await thrownBy(ThreadClient.open({ file: freshFile(), lock }))).toEqual(['away', 'SQLITE_BUSY']);
    await first.close();
  });
});

describe('the names of codes', () => {
  it.each<[number, ...Thrown]>([
    [5, 'away', 'SQLITE_BUSY'],
    [261, 'away', 'SQLITE_BUSY_RECOVERY'],
    [517, 'away', 'SQLITE_BUSY_SNAPSHOT'],
    [773, 'away', 'SQLITE_BUSY_TIMEOUT'],
    [6, 'away', 'SQLITE_LOCKED'],
    [262, 'away', 'SQLITE_LOCKED_SHAREDCACHE'],
    [15, 'away', 'SQLITE_PROTOCOL'],
    [3, 'disk', 'SQLITE_PERM'],
    [7, 'disk', 'SQLITE_NOMEM'],
    [8, 'disk', 'SQLITE_READONLY'],
    [1032, 'disk', 'SQLITE_READONLY_DBMOVED'],
    [1544, 'disk', 'SQLITE_READONLY_DIRECTORY'],
    [10, 'disk', 'SQLITE_IOERR'],
    [266, 'disk', 'SQLITE_IOERR_READ'],
    [522, 'disk', 'SQLITE_IOERR_SHORT_READ'],
    [778, 'disk', 'SQLITE_IOERR_WRITE'],
    [1034, 'disk', 'SQLITE_IOERR_FSYNC'],
    [3850, 'disk', 'SQLITE_IOERR_LOCK'],
    [4874, 'disk', 'SQLITE_IOERR_SHMSIZE'],
    [8714, 'disk', 'SQLITE_IOERR_IN_PAGE'],
    [11, 'disk', 'SQLITE_CORRUPT'],
    [779, 'disk', 'SQLITE_CORRUPT_INDEX'],
    [13, 'disk', 'SQLITE_FULL'],
    [14, 'disk', 'SQLITE_CANTOPEN'],
    [1550, 'disk', 'SQLITE_CANTOPEN_SYMLINK'],
    [26, 'disk', 'SQLITE_NOTADB'],
    [516, 'refused', 'SQLITE_ABORT_ROLLBACK'],
    [1537, 'refused', 'SQLITE_ERROR_UNABLE'],
    [787, 'refused', 'SQLITE_CONSTRAINT_FOREIGNKEY'],
    [1555, 'refused', 'SQLITE_CONSTRAINT_PRIMARYKEY'],
    [2067, 'refused', 'SQLITE_CONSTRAINT_UNIQUE'],
    [2579, 'refused', 'SQLITE_CONSTRAINT_ROWID'],
    [3091, 'refused', 'SQLITE_CONSTRAINT_DATATYPE'],
    // Of a newer SQLite: the kind is that of the code that it extends.
    [10 + 99 * 256, 'disk', 'SQLITE_IOERR_99'],
    [99, 'refused', 'SQLITE_99'],
  ])('%i is %s: %s', (number, kind, code) => {
    expect(codeName(number)).toBe(code);
    expect(storeErrorOf(code, '').kind).toBe(kind);
  });
});

describe('a name that is taken', () => {
  it('is known by the error of the store', async () => {
    const store = await opened({ data: join(root, 'taken') });
    const person = { person: 'p_ann', network: 'n', at: 1 };
    await store.db.insertInto('entrances').values(person).execute();
    const twice = await store.db
      .insertInto('entrances')
      .values(person)
      .execute()
      .catch((error: unknown) => error);
    expect(isTaken(twice)).toBe(true);
    await sql`create table "odd" ("id" integer primary key, "name" text unique)`.execute(store.db);
    const insert = () => sql`insert into "odd" ("name") values ('one')`.execute(store.db);
    await insert();
    expect(isTaken(await insert().catch((error: unknown) => error))).toBe(true);
    const wrong = await sql`insert into "odd" ("id") values ('x')`.execute(store.db).catch((error: unknown) => error);
    expect(isTaken(wrong)).toBe(false);
    await store.close();
  });
});
