import { createHash } from 'node:crypto';
import { ok } from '@threefold-games/core';
import type { FastifyBaseLogger } from 'fastify';
import type { Time } from '../time.ts';
import { openThread, QuestionThread, type Thread, WorkerPool } from '../workerPool.ts';
import type { Card } from './card.ts';
import type { PictureStore } from './pictureStore.ts';

/** What may be drawn of a card: the whole as PNG, or each of its boards as SVG. */
interface Drawn {
  readonly picture: Uint8Array;
  readonly boards: readonly string[];
}
type Form = keyof Drawn;

export interface DrawQuestion {
  readonly form: Form;
  readonly card: Card;
}

/** The drawing in the form that was asked for; undefined if it could not be drawn. */
export type DrawAnswer = Drawn[Form] | undefined;

interface PainterLimits {
  /** Cards that wait to be drawn. */
  readonly waiting: number;
  /** Milliseconds for one; a thread that takes longer is ended. */
  readonly drawnWithin: number;
  /** Milliseconds without a card after which the thread ends. */
  readonly idleFor: number;
}

/** Draws cards in a thread that begins with the first of them and ends when none has come for a while. */
export class Painter {
  private readonly pool: WorkerPool<QuestionThread<DrawQuestion, DrawAnswer>>;

  constructor(
    { waiting, drawnWithin, idleFor }: PainterLimits,
    { after }: Pick<Time, 'after'>,
    open = openPainterThread,
  ) {
    this.pool = new WorkerPool({
      workers: [new QuestionThread<DrawQuestion, DrawAnswer>(open)],
      waiting,
      perOwner: waiting,
      timeouts: { after, idle: idleFor, busy: drawnWithin },
    });
  }

  /** A card in a form; undefined where too many wait, or it cannot be drawn. Never rejects. */
  async draw<F extends Form>(form: F, card: Card): Promise<Drawn[F] | undefined> {
    const drawn = await this.pool.run('', async thread => ok(await thread.ask({ form, card })));
    return drawn.ok ? (drawn.value as Drawn[F] | undefined) : undefined;
  }

  close(): Promise<void> {
    return this.pool.close();
  }
}

export const openPainterThread = (): Thread => openThread('./thread', import.meta.url);

/** Raised whenever cards look otherwise: what was kept of earlier ones is asked for no more. */
const LOOK = 1;

export interface PictureDeps {
  readonly store: PictureStore;
  readonly painter: Pick<Painter, 'draw'>;
  readonly after: Time['after'];
  /** Milliseconds that somebody waits for a drawing. */
  readonly within: number;
  /** Letters of boards that are remembered. */
  readonly remembered: number;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** What names a picture: the same for cards that look the same. */
export const keyOf = (card: Card): string =>
  createHash('sha256')
    .update(JSON.stringify([LOOK, card]))
    .digest('hex');

/** Pictures and boards of cards: each is drawn once, and kept; pictures on the disk, boards in memory. */
export class Pictures {
  private readonly deps: PictureDeps;
  /** What is being drawn, and kept. */
  private readonly coming = new Map<string, Promise<Drawn[Form] | undefined>>();
  /** The one that was asked for longest ago first. */
  private readonly boards = new Map<string, readonly string[]>();
  private letters = 0;

  constructor(deps: PictureDeps) {
    this.deps = deps;
  }

  /** The picture of a card; undefined where it is not ready in time. It is drawn all the same, for who asks again. */
  async pictureOf(card: Card): Promise<Uint8Array | undefined> {
    const key = keyOf(card);
    const kept = await this.deps.store.get(key);
    return kept ?? this.draw('picture', key, card, png => this.keepPicture(key, png));
  }

  /** The boards of a card as SVG, in its order; undefined where they are not ready in time. */
  async boardsOf(card: Card): Promise<readonly string[] | undefined> {
    // Nothing is written on them but their title.
    const bare = { ...card, kind: '', facts: [], seats: [] };
    const key = keyOf(bare);
    const kept = this.boards.get(key);
    if (kept) this.boards.delete(key);
    if (kept) this.boards.set(key, kept);
    return kept ?? this.draw('boards', key, bare, async boards => this.keepBoards(key, boards));
  }

  private draw<F extends Form>(
    form: F,
    key: string,
    card: Card,
    keep: (drawn: Drawn[F]) => Promise<void>,
  ): Promise<Drawn[F] | undefined> {
    const name = `${form} ${key}`;
    const drawing = (this.coming.get(name) as Promise<Drawn[F] | undefined>) ?? this.deps.painter.draw(form, card);
    if (!this.coming.has(name)) {
      this.coming.set(name, drawing);
      void drawing.then(drawn => drawn && keep(drawn)).finally(() => this.coming.delete(name));
    }
    return new Promise(resolve => {
      const cancel = this.deps.after(this.deps.within, () => resolve(undefined));
      void drawing.then(drawn => {
        cancel();
        resolve(drawn);
      });
    });
  }

  private async keepPicture(key: string, png: Uint8Array): Promise<void> {
    try {
      await this.deps.store.put(key, png);
    } catch (error) {
      this.deps.log.warn({ err: error }, 'a picture was not kept');
    }
  }

  private keepBoards(key: string, boards: readonly string[]): void {
    this.boards.set(key, boards);
    this.letters += lengthOf(boards);
    for (const [oldest, others] of this.boards) {
      if (this.letters <= this.deps.remembered) break;
      this.boards.delete(oldest);
      this.letters -= lengthOf(others);
    }
  }
}

const lengthOf = (texts: readonly string[]): number => texts.reduce((sum, { length }) => sum + length, 0);
