import pg from 'pg';
import type { News, Wire } from '../store.ts';
import { CONNECT_WITHIN } from './pools.ts';

type Heard = News | { readonly kind: 'missed' };

/** PostgreSQL takes less than 8000 bytes at a time. */
const MOST_BYTES = 7500;
const CHANNEL = 'threefold';
/** How often a silent line is tried, and how long it is waited for the next one, at first and at most. */
const TRY_EVERY = 5000;
const WAIT_FIRST = 100;
const WAIT_MOST = 5000;

/** More than this is not kept for a line that cannot follow: the others are told that they missed something. */
const MOST_UNSENT = 10_000;

/** Tells and hears over a line of its own. */
export class PostgresNews implements Wire {
  private readonly url: string;
  private readonly me: string;
  private readonly hearers = new Set<(news: Heard) => void>();
  private unsent: Heard[] = [];
  private client: pg.Client | undefined;
  private sending = false;
  private closed = false;
  private wait = WAIT_FIRST;
  private timer: NodeJS.Timeout | undefined;

  private constructor(url: string, me: string) {
    this.url = url;
    this.me = me;
  }

  /** Rejects where the first line cannot be had; later ones are tried for ever. */
  static async open(url: string, me: string): Promise<PostgresNews> {
    const news = new PostgresNews(url, me);
    await news.connect();
    return news;
  }

  publish(news: News): void {
    this.tell(news);
  }

  listen(hear: (news: Heard) => void): () => void {
    this.hearers.add(hear);
    return () => this.hearers.delete(hear);
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    await this.client?.end().catch(() => {});
  }

  private tell(news: Heard): void {
    // Without a line nothing is kept: when it is there again, the others are told that they missed something.
    if (!this.client) return;
    if (this.unsent.length < MOST_UNSENT) this.unsent.push(news);
    else this.unsent = [{ kind: 'missed' }];
    if (!this.sending) void this.send(this.client);
  }

  private async send(client: pg.Client): Promise<void> {
    this.sending = true;
    await new Promise(setImmediate);
    try {
      while (this.unsent.length > 0) await client.query('select pg_notify($1, $2)', [CHANNEL, this.nextLetter()]);
    } catch {
      this.lose(client);
    }
    this.sending = false;
  }

  private nextLetter(): string {
    let count = 0;
    for (let bytes = 0; count < this.unsent.length; count += 1) {
      bytes += Buffer.byteLength(JSON.stringify(this.unsent[count])) + 1;
      if (bytes > MOST_BYTES && count > 0) break;
    }
    return JSON.stringify({ from: this.me, news: this.unsent.splice(0, count) });
  }

  private hear(payload: string): void {
    const { from, news } = JSON.parse(payload) as { readonly from: string; readonly news: readonly Heard[] };
    if (from === this.me) return;
    for (const one of news) this.pass(one);
  }

  private pass(news: Heard): void {
    for (const hear of this.hearers) hear(news);
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      connectionTimeoutMillis: CONNECT_WITHIN,
      query_timeout: 4000,
      keepAlive: true,
    });
    client.on('error', () => this.lose(client));
    client.on('end', () => this.lose(client));
    client.on('notification', ({ payload }) => {
      try {
        this.hear(payload ?? '');
      } catch {
        // Nothing that one of us wrote: whatever it was, the journal knows.
        this.pass({ kind: 'missed' });
      }
    });
    try {
      await client.connect();
      // News need not be on the disk.
      await client.query(`set synchronous_commit = off; listen ${CHANNEL}`);
    } catch (error) {
      void client.end().catch(() => {});
      throw error;
    }
    if (this.closed) return client.end();
    this.client = client;
    this.wait = WAIT_FIRST;
    this.later(TRY_EVERY, () => this.probe(client));
  }

  private async probe(client: pg.Client): Promise<void> {
    try {
      await client.query('select 1');
      if (this.client === client) this.later(TRY_EVERY, () => this.probe(client));
    } catch {
      this.lose(client);
    }
  }

  private lose(client: pg.Client): void {
    if (this.client !== client) return;
    this.client = undefined;
    this.unsent = [];
    void client.end().catch(() => {});
    this.later(this.wait, () => this.again());
  }

  private async again(): Promise<void> {
    try {
      await this.connect();
      this.tell({ kind: 'missed' });
      this.pass({ kind: 'missed' });
    } catch {
      this.wait = Math.min(this.wait * 2, WAIT_MOST);
      this.later(this.wait, () => this.again());
    }
  }

  private later(millis: number, work: () => Promise<void>): void {
    clearTimeout(this.timer);
    if (!this.closed) this.timer = setTimeout(() => void work(), millis).unref();
  }
}
