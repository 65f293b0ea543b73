import type { Worker } from 'node:worker_threads';
import { openThread } from '../openThread.ts';
import type { Cancel, Time } from '../time.ts';
import type { Card } from './card.ts';

export interface DrawQuestion {
  readonly id: number;
  readonly card: Card;
}

export interface DrawAnswer {
  readonly id: number;
  /** Absent where it could not be drawn. */
  readonly png?: Uint8Array;
}

/** What a thread looks like from here. */
export type PainterThread = Pick<Worker, 'on' | 'postMessage' | 'terminate' | 'unref'>;

export interface PainterLimits {
  /** Cards that wait to be drawn. */
  readonly waiting: number;
  /** Milliseconds for one; a thread that takes longer is ended. */
  readonly drawnWithin: number;
  /** Milliseconds without a card after which the thread ends. */
  readonly idleFor: number;
}

interface Waiting {
  readonly card: Card;
  readonly resolve: (png: Uint8Array | undefined) => void;
}

/** Draws cards in a thread that begins with the first of them and ends when none has come for a while. */
export class Painter {
  private readonly limits: PainterLimits;
  private readonly after: Time['after'];
  private readonly open: () => PainterThread;
  private readonly queue: Waiting[] = [];
  private thread: PainterThread | undefined;
  private drawn: (Waiting & { readonly id: number; readonly cancel: Cancel }) | undefined;
  private cancelEnd: Cancel | undefined;
  private count = 0;
  private closed = false;

  constructor(limits: PainterLimits, { after }: Pick<Time, 'after'>, open = openPainterThread) {
    this.limits = limits;
    this.after = after;
    this.open = open;
  }

  /** How many cards wait or are drawn. */
  get load(): number {
    return this.queue.length + (this.drawn ? 1 : 0);
  }

  /** The picture of a card; undefined where too many wait, or it cannot be drawn. Never rejects. */
  draw(card: Card): Promise<Uint8Array | undefined> {
    if (this.closed || this.queue.length >= this.limits.waiting) return Promise.resolve(undefined);
    return new Promise(resolve => {
      this.queue.push({ card, resolve });
      this.next();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const { resolve } of this.queue.splice(0)) resolve(undefined);
    await this.end();
  }

  private next(): void {
    if (this.drawn) return;
    const waiting = this.queue.shift();
    if (!waiting) return;
    this.cancelEnd?.();
    const id = ++this.count;
    const cancel = this.after(this.limits.drawnWithin, () => void this.end());
    this.drawn = { ...waiting, id, cancel };
    this.thread ??= this.begin();
    this.thread.postMessage({ id, card: waiting.card } satisfies DrawQuestion);
  }

  private begin(): PainterThread {
    const thread = this.open();
    // Whoever wants to end does not wait for pictures.
    thread.unref();
    thread.on('message', ({ id, png }: DrawAnswer) => {
      if (id === this.drawn?.id) this.finish(png);
    });
    const lost = (): void => {
      if (this.thread === thread) void this.end();
    };
    thread.on('error', lost);
    thread.on('exit', lost);
    return thread;
  }

  private finish(png: Uint8Array | undefined): void {
    const { drawn } = this;
    this.drawn = undefined;
    drawn?.cancel();
    drawn?.resolve(png);
    if (this.closed) return;
    this.cancelEnd = this.after(this.limits.idleFor, () => void this.end());
    this.next();
  }

  /** Ends the thread; what it was drawing is given up, the rest goes to the next one. */
  private async end(): Promise<void> {
    const { thread } = this;
    this.thread = undefined;
    this.cancelEnd?.();
    if (this.drawn) this.finish(undefined);
    await thread?.terminate();
  }
}

const openPainterThread = (): PainterThread => openThread('./thread', import.meta.url);
