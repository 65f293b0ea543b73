import { parentPort, workerData } from 'node:worker_threads';
import type { AppendJob, CreateJob, JobOutcome } from '../journal.ts';
import type { QueryAnswer, QueryJob, Reply, Request, ThreadData, Write, WriteOutcome } from './client.ts';
import { codeOf } from './errorCodes.ts';
import { type Database, DatabaseSync, type SQLInputValue, type Statement } from './nodeSqlite.ts';

/** Statements that are kept prepared. */
const KEPT = 300;

interface Prepared {
  readonly statement: Statement;
  /** Whether it answers with rows. */
  readonly hasRows: boolean;
}

/**
 * Checks what a statement is run with. `node:sqlite` itself takes an object in the first place for a set of named parameters, and
 * differs between versions about `undefined` and booleans.
 */
const toParameters = (values: readonly unknown[]): SQLInputValue[] => values.map(toParameter);

const toParameter = (value: unknown): SQLInputValue => {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`SQLite cannot store a value of type ${typeof value}.`);
};

/** Writes for many at once, with statements that are prepared once. */
class Writer {
  private readonly db: Database;
  private readonly query: (job: QueryJob) => QueryAnswer;
  private readonly statements;

  constructor(db: Database, query: (job: QueryJob) => QueryAnswer) {
    this.db = db;
    this.query = query;
    const prepare = (sql: string): Statement => db.prepare(sql);
    this.statements = {
      begin: prepare('begin immediate'),
      commit: prepare('commit'),
      create: prepare(
        `insert into rooms (id, game, seq, created, phase, listed, watching, slow, updated, row, progress, wakeAt, request)
         values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing`,
      ),
      // Nearly always only this changes, and then no index has to be written.
      step: prepare('update rooms set seq = ?, updated = ?, progress = ? where id = ? and seq = ?'),
      change: prepare('update rooms set phase = ?, listed = ?, watching = ?, slow = ?, row = ? where id = ?'),
      wake: prepare('update rooms set wakeAt = ? where id = ?'),
      event: prepare('insert into events (room, seq, at, event, request) values (?, ?, ?, ?, ?)'),
      snapshot: prepare(
        `insert into snapshots (room, seq, state) values (?, ?, ?)
         on conflict (room) do update set seq = excluded.seq, state = excluded.state`,
      ),
      sitter: prepare('insert into sitters (room, person) values (?, ?) on conflict do nothing'),
    };
  }

  /** All in one transaction, or nothing. */
  commit(writes: readonly Write[]): readonly WriteOutcome[] {
    const { begin, commit } = this.statements;
    begin.run();
    try {
      const outcomes = writes.map(write => this.write(write));
      commit.run();
      return outcomes;
    } catch (error) {
      // SQLite itself rolls back when the disk is full.
      if (this.db.isTransaction) this.db.exec('rollback');
      throw error;
    }
  }

  private write(write: Write): WriteOutcome {
    if (write.kind === 'query') return this.query(write);
    return write.kind === 'create' ? this.create(write) : this.append(write);
  }

  private create(job: CreateJob): JobOutcome {
    const { room, seq, at, game, created, columns: c, progress, wakeAt, snapshot, people, request } = job;
    const kinds = [c.phase, c.listed, c.watching, c.slow];
    const values = [room, game, seq, created, ...kinds, at, c.row, progress, wakeAt ?? null, request];
    if (this.statements.create.run(...values).changes === 0) return 'stale';
    this.statements.snapshot.run(room, seq, snapshot);
    this.seat(room, people);
    return 'stored';
  }

  private append({
    room,
    seq,
    at,
    event,
    progress,
    columns: c,
    wakeAt,
    snapshot,
    people,
    request,
  }: AppendJob): JobOutcome {
    const { step, change, wake } = this.statements;
    if (step.run(seq, at, progress, room, seq - 1).changes === 0) return 'stale';
    if (c) change.run(c.phase, c.listed, c.watching, c.slow, c.row, room);
    if (wakeAt !== undefined) wake.run(wakeAt, room);
    this.statements.event.run(room, seq, at, event, request);
    if (snapshot !== null) this.statements.snapshot.run(room, seq, snapshot);
    this.seat(room, people);
    return 'stored';
  }

  private seat(room: string, people: readonly string[]): void {
    for (const person of people) this.statements.sitter.run(room, person);
  }
}

const { file, lock } = workerData as ThreadData;
const port = parentPort!;
const statements = new Map<string, Prepared>();
let db: Database;
let held: Database | undefined;
let writer: Writer | undefined;

/** A lock of the system goes with its process, however that ends. */
const hold = (path: string): Database => {
  const database = new DatabaseSync(path, { timeout: 0 });
  database.exec('begin exclusive');
  return database;
};

const open = (): void => {
  if (lock !== null) held = hold(lock);
  db = new DatabaseSync(file, { timeout: 10_000 });
  db.exec('pragma journal_mode = wal');
  // What is committed is on the disk, not only in the memory of the system.
  db.exec('pragma synchronous = full');
  if (lock === null) db.exec('pragma query_only = on');
};

const prepared = (sql: string): Prepared => {
  const known = statements.get(sql);
  if (known) return known;
  if (statements.size >= KEPT) statements.clear();
  const statement = db.prepare(sql);
  const fresh = { statement, hasRows: statement.columns().length > 0 };
  statements.set(sql, fresh);
  return fresh;
};

const query = ({ sql, parameters }: QueryJob): QueryAnswer => {
  const { statement, hasRows } = prepared(sql);
  const values = toParameters(parameters);
  if (hasRows) return { rows: statement.all(...values), changes: 0 };
  return { rows: [], changes: Number(statement.run(...values).changes) };
};

const answer = (request: Request): QueryAnswer | ReturnType<Writer['commit']> | null => {
  if (request.kind === 'query') return query(request);
  if (request.kind === 'commit') {
    writer ??= new Writer(db, query);
    return writer.commit(request.writes);
  }
  db.close();
  held?.close();
  // Once this is answered, nothing keeps the thread alive.
  setImmediate(() => port.close());
  return null;
};

const reply = (n: number, work: () => Extract<Reply, { answer: unknown }>['answer']): void => {
  let message: Reply;
  try {
    message = { n, answer: work() };
  } catch (error) {
    message = { n, code: codeOf(error), message: error instanceof Error ? error.message : String(error) };
  }
  port.postMessage(message);
};

reply(0, () => {
  open();
  return null;
});
port.on('message', ({ n, request }: { readonly n: number; readonly request: Request }) =>
  reply(n, () => answer(request)),
);
