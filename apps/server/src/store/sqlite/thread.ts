import { parentPort, workerData } from 'node:worker_threads';
import { codeOf } from './errorCodes.ts';
import type { QueryAnswer, QueryJob, Reply, Request, ThreadData } from './messages.ts';
import { type Database, DatabaseSync, type Statement } from './nodeSqlite.ts';
import { toParameters } from './parameters.ts';
import { Writer } from './writer.ts';

/** Statements that are kept prepared. */
const KEPT = 300;

interface Prepared {
  readonly statement: Statement;
  /** Whether it answers with rows. */
  readonly hasRows: boolean;
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
