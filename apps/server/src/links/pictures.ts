import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Time } from '../time.ts';
import type { Card } from './card.ts';
import type { Painter } from './painter.ts';
import type { PictureStore } from './pictureStore.ts';

/** Raised whenever cards look otherwise: what was kept of earlier ones is asked for no more. */
const LOOK = 1;

export interface PictureDeps {
  readonly store: PictureStore;
  readonly painter: Painter;
  readonly after: Time['after'];
  /** Milliseconds that somebody waits for a picture. */
  readonly within: number;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Pictures of cards: each is drawn once, and kept. */
export class Pictures {
  private readonly deps: PictureDeps;
  /** What is being drawn. */
  private readonly coming = new Map<string, Promise<Uint8Array | undefined>>();

  constructor(deps: PictureDeps) {
    this.deps = deps;
  }

  /** What names a picture: the same for cards that look the same. */
  keyOf(card: Card): string {
    return createHash('sha256').update(JSON.stringify([LOOK, card])).digest('hex');
  }

  /** The picture of a card; undefined where it is not ready in time. It is drawn all the same, for who asks again. */
  async get(card: Card): Promise<Uint8Array | undefined> {
    const key = this.keyOf(card);
    const kept = await this.deps.store.get(key);
    if (kept) return kept;
    const drawing = this.coming.get(key) ?? this.draw(key, card);
    return new Promise(resolve => {
      const cancel = this.deps.after(this.deps.within, () => resolve(undefined));
      void drawing.then(png => {
        cancel();
        resolve(png);
      });
    });
  }

  /** Draws a picture that will be asked for in a moment, unless there is something else to do. */
  async prepare(card: Card): Promise<void> {
    if (this.deps.painter.load > 0) return;
    const key = this.keyOf(card);
    if (!(await this.deps.store.get(key)) && !this.coming.has(key)) await this.draw(key, card);
  }

  private draw(key: string, card: Card): Promise<Uint8Array | undefined> {
    const drawing = this.deps.painter.draw(card);
    this.coming.set(key, drawing);
    return drawing
      .then(png => {
        if (png) this.deps.store.put(key, png).catch(error => this.deps.log.warn({ err: error }, 'a picture was not kept'));
        return png;
      })
      .finally(() => this.coming.delete(key));
  }
}
