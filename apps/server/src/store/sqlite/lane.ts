import type { QueryAnswer } from './messages.ts';
import type { ThreadClient } from './threadClient.ts';

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
