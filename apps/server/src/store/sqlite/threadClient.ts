import type { ResourceLimits, Worker } from 'node:worker_threads';
import { openThread } from '../../openThread.ts';
import type { StoreError } from '../storeError.ts';
import { storeErrorOf } from './errorCodes.ts';
import type { QueryAnswer, Reply, Request, ThreadData, Write, WriteOutcome } from './messages.ts';

interface Pending {
  readonly resolve: (answer: Extract<Reply, { answer: unknown }>['answer']) => void;
  readonly reject: (error: StoreError) => void;
}

/** It passes things on and keeps nothing: a small nursery, in megabytes, is as fast and saves as much again for every thread. */
const resourceLimits: ResourceLimits = { maxYoungGenerationSizeMb: 3 };

const startThread = (workerData: ThreadData): Worker =>
  openThread('./thread', import.meta.url, workerData, resourceLimits);

/** A database file in a thread of its own: waiting for the disk never keeps the process from anything else. */
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
