import type { QueryAnswer } from './messages.ts';
import type { ThreadClient } from './threadClient.ts';

/** A thread that one user has at a time: nothing gets into the middle of a transaction. */
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

  query(sql: string, parameters: readonly unknown[]): Promise<QueryAnswer> {
    return this.alone(thread => thread.query(sql, parameters));
  }
}
