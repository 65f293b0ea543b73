import type { Worker } from 'node:worker_threads';
import { openThread } from '../openThread.ts';
import type { Cancel, Time } from '../time.ts';
import type { Card } from './card.ts';

/** What may be drawn of a card: the whole as PNG, or each of its boards as SVG. */
export interface Drawn {
  readonly picture: Uint8Array;
  readonly boards: readonly string[];
}
export type Form = keyof Drawn;

export interface DrawQuestion {
  readonly id: number;
  readonly form: Form;
  readonly card: Card;
}

export interface DrawAnswer {
  readonly id: number;
  /** In the form that was asked for; absent where it could not be drawn. */
  readonly drawn?: Drawn[Form];
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
  readonly form: Form;
  readonly card: Card;
  readonly resolve: (drawn: Drawn[Form] | undefined) => void;
}

/** Draws cards in a thread that begins with the first of them and ends when none has come for a while. */
export class Painter {
  private readonly limits: PainterLimits;
  private readonly after: Time['after'];
  private readonly open: () => PainterThread;
  private readonly queue: Waiting[] = [];
  private thread: PainterThread | undefined;
  private asked: (Waiting & { readonly id: number; readonly cancel: Cancel }) | undefined;
  private cancelEnd: Cancel | undefined;
  private count = 0;
  private closed = false;

  constructor(limits: PainterLimits, { after }: Pick<Time, 'after'>, open = openPainterThread) {
    this.limits = limits;
    this.after = after;
    this.open = open;
  }

  /** A card in a form; undefined where too many wait, or it cannot be drawn. Never rejects. */
  draw<F extends Form>(form: F, card: Card): Promise<Drawn[F] | undefined> {
    if (this.closed || this.queue.length >= this.limits.waiting) return Promise.resolve(undefined);
    return new Promise(resolve => {
      this.queue.push({ form, card, resolve: resolve as Waiting['resolve'] });
      this.next();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const { resolve } of this.queue.splice(0)) resolve(undefined);
    await this.end();
  }

  private next(): void {
    if (this.asked) return;
    const waiting = this.queue.shift();
    if (!waiting) return;
    this.cancelEnd?.();
    const id = ++this.count;
    const cancel = this.after(this.limits.drawnWithin, () => void this.end());
    this.asked = { ...waiting, id, cancel };
    this.thread ??= this.begin();
    const { form, card } = waiting;
    this.thread.postMessage({ id, form, card } satisfies DrawQuestion, []);
  }

  private begin(): PainterThread {
    const thread = this.open();
    // Whoever wants to end does not wait for pictures.
    thread.unref();
    thread.on('message', ({ id, drawn }: DrawAnswer) => {
      if (id === this.asked?.id) this.finish(drawn);
    });
    const lost = (): void => {
      if (this.thread === thread) void this.end();
    };
    thread.on('error', lost);
    thread.on('exit', lost);
    return thread;
  }

  private finish(drawn: Drawn[Form] | undefined): void {
    const { asked } = this;
    this.asked = undefined;
    asked?.cancel();
    asked?.resolve(drawn);
    if (this.closed) return;
    this.cancelEnd = this.after(this.limits.idleFor, () => void this.end());
    this.next();
  }

  /** Ends the thread; what it was drawing is given up, the rest goes to the next one. */
  private async end(): Promise<void> {
    const { thread } = this;
    this.thread = undefined;
    this.cancelEnd?.();
    if (this.asked) this.finish(undefined);
    await thread?.terminate();
  }
}

export const openPainterThread = (): PainterThread => openThread('./thread', import.meta.url);
