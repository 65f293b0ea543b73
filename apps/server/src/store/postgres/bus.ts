import pg from 'pg';
import type { Cancel, Time } from '../../time.ts';
import type { Bus, BusGap, BusMessage } from '../store.ts';
import { CONNECT_WITHIN } from './pools.ts';

type Message = BusMessage | BusGap;
type Listener = (message: Message) => void;

/** Milliseconds between two probes of a silent connection, and before a lost one is opened again: at first, and at most. */
const PROBE_EVERY = 5000;
const RETRY_FIRST = 100;
const RETRY_MOST = 5000;

/** More than this is not kept for a connection that cannot keep up: the others are told that they missed something. */
const MOST_UNSENT = 10_000;

/** LISTEN and NOTIFY over a connection of its own. */
export class PostgresBus implements Bus {
  private readonly url: string;
  private readonly me: string;
  private readonly after: Time['after'];
  private readonly listeners = new Set<Listener>();
  private unsent: Message[] = [];
  private client: pg.Client | undefined;
  private sending = false;
  private closed = false;
  private retryAfter = RETRY_FIRST;
  private cancelTimer: Cancel = () => undefined;

  private constructor(url: string, me: string, after: Time['after']) {
    this.url = url;
    this.me = me;
    this.after = after;
  }

  /** Rejects where the first connection fails; later ones are tried for ever. */
  static async open(url: string, me: string, after: Time['after']): Promise<PostgresBus> {
    const bus = new PostgresBus(url, me, after);
    await bus.connect();
    return bus;
  }

  publish(message: BusMessage): void {
    this.enqueue(message);
  }

  subscribe(listener: Listener): Cancel {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  async close(): Promise<void> {
    this.closed = true;
    this.cancelTimer();
    await this.client?.end().catch(() => {});
  }

  private enqueue(message: Message): void {
    // Without a connection nothing is kept: once it is back, the others are told that they missed something.
    if (!this.client) return;
    if (this.unsent.length < MOST_UNSENT) this.unsent.push(message);
    else this.unsent = [{ kind: 'missed' }];
    if (!this.sending) void this.send(this.client);
  }

  private async send(client: pg.Client): Promise<void> {
    this.sending = true;
    await new Promise(setImmediate);
    try {
      while (this.unsent.length > 0)
        for (const payload of payloadsOf(this.me, this.unsent.splice(0)))
          await client.query('select pg_notify($1, $2)', [CHANNEL, payload]);
    } catch {
      this.lose(client);
    }
    this.sending = false;
  }

  private receive(payload: string): void {
    if (isOf(this.me, payload)) return;
    const { news } = JSON.parse(payload) as { readonly news: readonly Message[] };
    for (const message of news) this.deliver(message);
  }

  private deliver(message: Message): void {
    for (const listener of this.listeners) listener(message);
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
        this.receive(payload ?? '');
      } catch {
        // Nothing that one of us wrote: whatever it was, the journal knows.
        this.deliver({ kind: 'missed' });
      }
    });
    try {
      await client.connect();
      // Messages need not be on the disk.
      await client.query(`set synchronous_commit = off; listen ${CHANNEL}`);
    } catch (error) {
      void client.end().catch(() => {});
      throw error;
    }
    if (this.closed) return client.end();
    this.client = client;
    this.retryAfter = RETRY_FIRST;
    this.schedule(PROBE_EVERY, () => this.probe(client));
  }

  private async probe(client: pg.Client): Promise<void> {
    try {
      await client.query('select 1');
      if (this.client === client) this.schedule(PROBE_EVERY, () => this.probe(client));
    } catch {
      this.lose(client);
    }
  }

  private lose(client: pg.Client): void {
    if (this.client !== client) return;
    this.client = undefined;
    this.unsent = [];
    void client.end().catch(() => {});
    this.schedule(this.retryAfter, () => this.reconnect());
  }

  private async reconnect(): Promise<void> {
    try {
      await this.connect();
      this.enqueue({ kind: 'missed' });
      this.deliver({ kind: 'missed' });
    } catch {
      this.retryAfter = Math.min(this.retryAfter * 2, RETRY_MOST);
      this.schedule(this.retryAfter, () => this.reconnect());
    }
  }

  private schedule(milliseconds: number, work: () => Promise<void>): void {
    this.cancelTimer();
    if (!this.closed) this.cancelTimer = this.after(milliseconds, () => void work());
  }
}

export const CHANNEL = 'threefold';
/** PostgreSQL takes less than 8000 bytes at a time. */
const MOST_BYTES = 7500;

/** How the messages of a process begin. */
const headOf = (from: string): string => `{"from":${JSON.stringify(from)},`;

/** Whether a process wrote this itself: it hears all that it says, and need not read it. */
const isOf = (from: string, payload: string): boolean => payload.startsWith(headOf(from));

/** Messages for the other processes, as few texts as will do. `news` is what processes of earlier versions look for. */
export const payloadsOf = (from: string, messages: readonly (BusMessage | BusGap)[]): readonly string[] => {
  const payloads: string[] = [];
  let texts: string[] = [];
  let bytes = 0;
  const close = (): void => {
    if (texts.length > 0) payloads.push(`${headOf(from)}"news":[${texts.join(',')}]}`);
    texts = [];
    bytes = 0;
  };
  for (const message of messages) {
    const text = JSON.stringify(message);
    if (bytes + text.length > MOST_BYTES) close();
    texts.push(text);
    // What we write has no letters beyond ASCII.
    bytes += text.length + 1;
  }
  close();
  return payloads;
};
