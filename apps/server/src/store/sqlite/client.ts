import { access, chmod, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { ResourceLimits, Worker } from 'node:worker_threads';
import { fail, ok, type Result } from '@threefold-games/core';
import { makeFolder } from '../../folders.ts';
import { openThread } from '../../workerPool.ts';
import type { Job, JobOutcome } from '../journal.ts';
import { StoreError } from '../storeError.ts';
import { storeErrorOf } from './errorCodes.ts';

/** What a thread is told when it is made. */
export interface ThreadData {
  /** The database file. */
  readonly file: string;
  /** A file that only one process may hold; none for a thread that only reads. */
  readonly lock: string | null;
}

/** A statement that writes by itself. */
export interface QueryJob {
  readonly kind: 'query';
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** What can be written together with others. */
export type Write = Job | QueryJob;

export type WriteOutcome = JobOutcome | QueryAnswer;

/** What a thread is asked for. */
export type Request =
  | QueryJob
  | { readonly kind: 'commit'; readonly writes: readonly Write[] }
  | { readonly kind: 'close' };

export interface QueryAnswer {
  readonly rows: readonly unknown[];
  /** How many rows were written. */
  readonly changes: number;
}

/** What it answers, by the number of the request; number 0 says that it is open. */
export type Reply =
  | { readonly n: number; readonly answer: QueryAnswer | readonly WriteOutcome[] | null }
  | { readonly n: number; readonly code: string; readonly message: string };

interface Pending {
  readonly resolve: (answer: Extract<Reply, { answer: unknown }>['answer']) => void;
  readonly reject: (error: StoreError) => void;
}

/** It passes things on and keeps nothing: a small nursery, in megabytes, is as fast and saves as much again for every thread. */
const resourceLimits: ResourceLimits = { maxYoungGenerationSizeMb: 3 };

const startThread = (workerData: ThreadData): Worker =>
  openThread('./thread', import.meta.url, workerData, resourceLimits);

/**
 * A database file in a thread of its own: waiting for the disk never keeps the process from anything else. No `QuestionThread`, which answers
 * one question at a time and starts again once lost: here many requests are on their way, the thread works on them in their order, and a
 * thread that is lost stays lost, since it alone held the lock of the file.
 */
export class ThreadClient {
  private readonly worker: Worker;
  private readonly pending = new Map<number, Pending>();
  private readonly gone: Promise<void>;
  private last = 0;
  private ended = false;

  private constructor(data: ThreadData) {
    this.worker = startThread(data);
    this.worker.on('message', (reply: Reply) => this.receive(reply));
    this.worker.on('error', error => this.end(error.message));
    this.gone = new Promise(resolve => {
      this.worker.once('exit', () => {
        this.end('The thread has ended.');
        resolve();
      });
    });
  }

  /** Rejects with StoreError where the file cannot be used; `SQLITE_BUSY` says that somebody else holds the lock. */
  static async open(data: ThreadData): Promise<ThreadClient> {
    const client = new ThreadClient(data);
    try {
      await new Promise((resolve, reject) => client.pending.set(0, { resolve, reject }));
      return client;
    } catch (error) {
      await client.worker.terminate();
      throw error;
    }
  }

  async query(sql: string, parameters: readonly unknown[]): Promise<QueryAnswer> {
    return (await this.ask({ kind: 'query', sql, parameters })) as QueryAnswer;
  }

  async commit(writes: readonly Write[]): Promise<readonly WriteOutcome[]> {
    return (await this.ask({ kind: 'commit', writes })) as readonly WriteOutcome[];
  }

  async close(): Promise<void> {
    if (!this.ended) await this.ask({ kind: 'close' });
    await this.gone;
  }

  private ask(request: Request): Promise<unknown> {
    if (this.ended) return Promise.reject(storeErrorOf('SQLITE_THREAD', 'The thread has ended.'));
    this.last += 1;
    const n = this.last;
    return new Promise((resolve, reject) => {
      this.pending.set(n, { resolve, reject });
      this.worker.postMessage({ n, request }, []);
    });
  }

  private receive(reply: Reply): void {
    const pending = this.pending.get(reply.n);
    this.pending.delete(reply.n);
    if ('answer' in reply) pending?.resolve(reply.answer);
    else pending?.reject(storeErrorOf(reply.code, reply.message));
  }

  private end(why: string): void {
    this.ended = true;
    for (const { reject } of this.pending.values()) reject(storeErrorOf('SQLITE_THREAD', why));
    this.pending.clear();
  }
}

/** A thread with one transaction at a time, into whose middle nothing gets. */
export class Lane {
  readonly thread: ThreadClient;
  private tail: Promise<void> = Promise.resolve();

  constructor(thread: ThreadClient) {
    this.thread = thread;
  }

  /** Waits for its turn; the thread is the caller's until the returned function is called. */
  async take(): Promise<() => void> {
    const before = this.tail;
    let free!: () => void;
    this.tail = new Promise(resolve => {
      free = resolve;
    });
    await before;
    return free;
  }

  async alone<T>(work: (thread: ThreadClient) => Promise<T>): Promise<T> {
    const free = await this.take();
    try {
      return await work(this.thread);
    } finally {
      free();
    }
  }

  /** A statement by itself; the thread keeps the order, so only transactions are waited for. */
  async query(sql: string, parameters: readonly unknown[]): Promise<QueryAnswer> {
    await this.tail;
    return this.thread.query(sql, parameters);
  }
}

/**
 * The first SQLite without the WAL-reset bug, which could lose committed writes when a second connection wrote the log back into the
 * database.
 */
const LEAST = '3.51.3';

const isAtLeast = (version: string, least: string): boolean =>
  version.localeCompare(least, 'en', { numeric: true }) >= 0;

/** Fails with server.sqlite where this Node brings an SQLite that may lose what was stored. */
export const checkVersion = (version = process.versions.sqlite ?? 'none'): Result<void> =>
  isAtLeast(version, LEAST) && /^\d/.test(version)
    ? ok(undefined)
    : fail('server.sqlite', `version ${version}, and ${LEAST} is needed`);

const FILE = 'threefold.db';
const LOCK = 'serving.lock';

/** Makes what is missing, for the owner's eyes alone. */
const prepare = async (folder: string): Promise<void> => {
  await makeFolder(folder);
  for (const name of [FILE, LOCK]) {
    const path = join(folder, name);
    await (await open(path, 'a', 0o600)).close();
    await chmod(path, 0o600);
  }
};

const refusal = (folder: string, error: unknown): Result<never> => {
  const taken = error instanceof StoreError && error.code === 'SQLITE_BUSY';
  const why = taken ? 'another process is serving it' : error instanceof Error ? error.message : String(error);
  return fail('server.data', `${folder}: ${why}`);
};

/** The thread that writes into a data folder, which no other process may be serving. */
export const openWriter = async (folder: string, sqliteVersion?: string): Promise<Result<ThreadClient>> => {
  const checked = checkVersion(sqliteVersion);
  if (!checked.ok) return checked;
  try {
    await prepare(folder);
    return ok(await ThreadClient.open({ file: join(folder, FILE), lock: join(folder, LOCK) }));
  } catch (error) {
    return refusal(folder, error);
  }
};

/** A thread that only reads, also while another process is serving. Makes no file. */
export const openReader = async (folder: string, sqliteVersion?: string): Promise<Result<ThreadClient>> => {
  const checked = checkVersion(sqliteVersion);
  if (!checked.ok) return checked;
  try {
    const file = join(folder, FILE);
    await access(file);
    return ok(await ThreadClient.open({ file, lock: null }));
  } catch (error) {
    return refusal(folder, error);
  }
};
