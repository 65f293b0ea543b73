import { parentPort, workerData } from 'node:worker_threads';
import Database from 'libsql';
import type { QueryAnswer, QueryJob, Reply, Request, ThreadData } from './messages.ts';
import { Writer } from './writer.ts';

/** Statements that are kept prepared. */
const KEPT = 300;

const { file, lock } = workerData as ThreadData;
const port = parentPort!;
const statements = new Map<string, Database.Statement>();
let db: Database.Database;
let held: Database.Database | undefined;
let writer: Writer | undefined;

/** A lock of the system goes with its process, however that ends. */
const hold = (path: string): Database.Database => {
  const database = new Database(path, { timeout: 0 });
  database.exec('begin exclusive');
  return database;
};

const open = (): void => {
  if (lock !== null) held = hold(lock);
  db = new Database(file, { timeout: 10_000 });
  db.pragma('journal_mode = wal');
  // What is committed is on the disk, not only in the memory of the system.
  db.pragma('synchronous = full');
  if (lock === null) db.pragma('query_only = on');
};

const prepared = (sql: string): Database.Statement => {
  const known = statements.get(sql);
  if (known) return known;
  if (statements.size >= KEPT) statements.clear();
  const statement = db.prepare(sql);
  statements.set(sql, statement);
  return statement;
};

const query = ({ sql, parameters }: QueryJob): QueryAnswer => {
  const statement = prepared(sql);
  if (statement.reader) return { rows: statement.all([...parameters]), changes: 0 };
  return { rows: [], changes: statement.run([...parameters]).changes };
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
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    message = { n, code, message: error instanceof Error ? error.message : String(error) };
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
