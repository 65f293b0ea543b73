import { type ResourceLimits, Worker } from 'node:worker_threads';
import { type FaultCode, fail, type Result } from '@threefold-games/core';
import type { Cancel, Time } from './time.ts';

/** Opens a thread that runs the module of this name, without its extension, next to the calling file. */
export const openThread = (
  module: string,
  beside: string,
  workerData?: unknown,
  resourceLimits?: ResourceLimits,
): Worker => {
  const isSource = beside.endsWith('.ts');
  const execArgv = isSource ? ['--conditions=threefold-source'] : [];
  return new Worker(new URL(`${module}.${isSource ? 'ts' : 'js'}`, beside), {
    workerData,
    execArgv,
    ...(resourceLimits && { resourceLimits }),
  });
};

/** The part of a thread that a pool uses. */
export type Thread = Pick<Worker, 'on' | 'postMessage' | 'terminate' | 'unref'>;

/** Rejects a question whose thread broke, took too long or was closed. */
class ThreadLost extends Error {}

/** A thread that answers one question at a time. It starts with the first question, and again after it broke or was closed. */
export class QuestionThread<Q, A> {
  private readonly open: () => Thread;
  private thread: Thread | undefined;
  private pending: { readonly resolve: (answer: A) => void; readonly reject: (error: ThreadLost) => void } | undefined;

  constructor(open: () => Thread) {
    this.open = open;
  }

  /** Rejects if the thread is lost before it answers. */
  ask(question: Q): Promise<A> {
    this.thread ??= this.start();
    this.thread.postMessage(question, []);
    return new Promise((resolve, reject) => {
      this.pending = { resolve, reject };
    });
  }

  async close(): Promise<void> {
    const { thread, pending } = this;
    this.thread = undefined;
    this.pending = undefined;
    pending?.reject(new ThreadLost());
    await thread?.terminate();
  }

  private start(): Thread {
    const thread = this.open();
    // The process can exit while the thread is idle.
    thread.unref();
    thread.on('message', (answer: A) => {
      if (thread !== this.thread) return;
      this.pending?.resolve(answer);
      this.pending = undefined;
    });
    const lost = (): void => {
      if (thread === this.thread) void this.close();
    };
    thread.on('error', lost);
    thread.on('exit', lost);
    return thread;
  }
}

/** The pool's side of a worker. */
export interface PoolWorker {
  /** Frees its thread; the next task may start another one. */
  close(): unknown;
}

export interface PoolOptions<W extends PoolWorker> {
  readonly workers: readonly W[];
  /** Tasks that wait, in all and of one owner. */
  readonly waiting: number;
  readonly perOwner: number;
  /** Why a task is refused if its owner has too many waiting; otherwise `server.busy`. */
  readonly tooMany?: FaultCode;
  /** Why a task is refused after the end. */
  readonly closed?: FaultCode;
  /** When a worker is closed: after so many milliseconds without a task, or with the same one. */
  readonly timeouts?: { readonly after: Time['after']; readonly idle: number; readonly busy?: number };
}

interface Task<W> {
  readonly work: (worker: W) => Promise<Result<unknown>>;
  readonly resolve: (answer: Result<never>) => void;
  readonly reject: (error: unknown) => void;
}

interface Slot<W> {
  readonly worker: W;
  isBusy: boolean;
  cancelClose: Cancel | undefined;
}

/** Gives each worker one task at a time; the others wait in a bounded queue, which serves their owners in turn. */
export class WorkerPool<W extends PoolWorker> {
  private readonly options: PoolOptions<W>;
  private readonly queue: FairQueue<Task<W>>;
  private readonly slots: readonly Slot<W>[];
  private isClosed = false;

  constructor(options: PoolOptions<W>) {
    this.options = options;
    this.queue = new FairQueue(options.waiting, options.perOwner);
    this.slots = options.workers.map(worker => ({ worker, isBusy: false, cancelClose: undefined }));
  }

  /** How many tasks wait or are worked on. */
  get load(): number {
    return this.queue.size + this.slots.filter(({ isBusy }) => isBusy).length;
  }

  /**
   * The result of the work, or why it was refused; `server.busy` also if the thread was lost. Rejects only as the work itself does.
   * `isUrgent`: it goes before all others, and strangers cannot fill the queue against it.
   */
  run<T>(owner: string, work: (worker: W) => Promise<Result<T>>, isUrgent = false): Promise<Result<T>> {
    if (this.isClosed) return Promise.resolve(this.refusal());
    return new Promise((resolve, reject) => {
      const pushed = this.queue.push(owner, { work, resolve, reject }, isUrgent);
      if (pushed === 'queued') this.next();
      else resolve(fail((pushed === 'tooMany' && this.options.tooMany) || 'server.busy'));
    });
  }

  /** Refuses whatever waits and closes the workers. */
  async close(): Promise<void> {
    this.isClosed = true;
    for (let task = this.queue.shift(); task; task = this.queue.shift()) task.resolve(this.refusal());
    const closing = this.slots.map(({ worker, cancelClose }) => {
      cancelClose?.();
      return worker.close();
    });
    await Promise.all(closing);
  }

  private refusal(): Result<never> {
    return fail((this.isClosed && this.options.closed) || 'server.busy');
  }

  private next(): void {
    if (this.isClosed) return;
    const slot = this.slots.find(({ isBusy }) => !isBusy);
    const task = slot && this.queue.shift();
    if (task) void this.perform(slot, task);
  }

  private async perform(slot: Slot<W>, { work, resolve, reject }: Task<W>): Promise<void> {
    slot.isBusy = true;
    this.closeAfter(slot, this.options.timeouts?.busy);
    try {
      resolve((await work(slot.worker)) as Result<never>);
    } catch (error) {
      if (error instanceof ThreadLost) resolve(this.refusal());
      else reject(error);
    }
    slot.isBusy = false;
    this.closeAfter(slot, this.isClosed ? undefined : this.options.timeouts?.idle);
    this.next();
  }

  /** Replaces the timeout of a worker. */
  private closeAfter(slot: Slot<W>, milliseconds: number | undefined): void {
    slot.cancelClose?.();
    const close = (): void => void slot.worker.close();
    slot.cancelClose = milliseconds === undefined ? undefined : this.options.timeouts?.after(milliseconds, close);
  }
}

/** A bounded queue that serves its owners in turn, each with the oldest of theirs; urgent items go first. */
class FairQueue<T> {
  private readonly most: number;
  private readonly mostOfOne: number;
  private readonly usual = new Map<string, T[]>();
  private readonly urgent = new Map<string, T[]>();
  private count = 0;

  /** The most that may wait in all, and of one owner. */
  constructor(most: number, mostOfOne: number) {
    this.most = most;
    this.mostOfOne = mostOfOne;
  }

  get size(): number {
    return this.count;
  }

  push(owner: string, item: T, isUrgent: boolean): 'queued' | 'full' | 'tooMany' {
    const ofOwner = (this.usual.get(owner)?.length ?? 0) + (this.urgent.get(owner)?.length ?? 0);
    if (ofOwner >= this.mostOfOne) return 'tooMany';
    if (this.count >= this.most && !isUrgent) return 'full';
    const rank = isUrgent ? this.urgent : this.usual;
    const own = rank.get(owner);
    if (own) own.push(item);
    else rank.set(owner, [item]);
    this.count += 1;
    return 'queued';
  }

  shift(): T | undefined {
    const rank = this.urgent.size > 0 ? this.urgent : this.usual;
    const [first] = rank;
    if (!first) return undefined;
    const [owner, own] = first;
    const item = own.shift();
    // The owner's turn comes again after all others.
    rank.delete(owner);
    if (own.length > 0) rank.set(owner, own);
    this.count -= 1;
    return item;
  }
}
