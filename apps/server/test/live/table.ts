import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGame } from '@threefold-games/catalogue';
import { type Act, type TablePlan, usualPlan } from '@threefold-games/room';
import { must } from '@threefold-games/testkit';
import { type ClientMessage, LIVE_PATH, PROTOCOL, ServerMessage } from '@threefold-games/wire';
import { checkOf } from '@threefold-games/wire/check';
import { WebSocket } from 'ws';
import { LIMITS, type Limits, openServer, type Server } from '../../src/index.ts';
import { systemTime, type Time } from '../../src/time.ts';

/** A web app as small as it gets. */
const makeRoot = (): string => {
  const root = mkdtempSync(join(tmpdir(), 'threefold-root-'));
  mkdirSync(join(root, 'en'));
  mkdirSync(join(root, 'de'));
  for (const page of ['index.html', 'en/index.html', 'de/index.html'])
    writeFileSync(join(root, page), `<!doctype html><title>${page}</title>`);
  return root;
};

/** A busy machine takes its time to open a server. */
export const SLOW = 60_000;

const MANY = { burst: 10_000, perSecond: 10_000 };

/** Tests come from one address, and do not wait for long. */
export const TEST_LIMITS: Limits = {
  ...LIMITS,
  connections: {
    ...LIMITS.connections,
    opening: { burst: 10_000, perSecond: 10_000 },
    // Where time is moved in leaps nobody answers in between.
    lookEvery: LIMITS.connections.pingEvery,
  },
  messages: { ...LIMITS.messages, perConnection: MANY, perPerson: MANY, perAddress: MANY },
  frames: { ...LIMITS.frames, perConnection: MANY, perPerson: MANY, perAddress: MANY },
  rooms: { ...LIMITS.rooms, opening: { burst: 1_000, perSecond: 1_000 }, openPerPerson: 1_000, perPerson: 1_000 },
  lobby: { ...LIMITS.lobby, every: 50 },
  bots: { ...LIMITS.bots, pause: [0, 0] },
  presence: { blink: 100, afterRestart: 10_000, watchersEvery: 50 },
  http: {
    ...LIMITS.http,
    perMinute: 100_000,
    perPerson: { burst: 10_000, perSecond: 10_000 },
    entersPerMinute: 100_000,
    largePerMinute: 100_000,
  },
};

/** A server with a database of its own, which can be closed and opened again. */
export class House {
  readonly root = makeRoot();
  readonly data = mkdtempSync(join(tmpdir(), 'threefold-data-'));
  private readonly limits: Limits;
  private readonly time: Time;
  private readonly databaseUrl: string | undefined;
  private server: Server | undefined;

  /** On a database file of its own unless told of a PostgreSQL. */
  constructor(limits: Limits = TEST_LIMITS, time: Time = systemTime, databaseUrl?: string) {
    this.limits = limits;
    this.time = time;
    this.databaseUrl = databaseUrl;
  }

  get url(): string {
    return this.server!.url;
  }

  get origin(): string {
    return this.url.slice(0, -1);
  }

  async open(limits: Limits = this.limits, time: Time = this.time): Promise<this> {
    const { root, data, databaseUrl } = this;
    const opened = must(
      await openServer({
        root,
        data,
        limits,
        time,
        port: 0,
        host: '127.0.0.1',
        metricsToken: 'metrics-token',
        ...(databaseUrl === undefined ? {} : { databaseUrl }),
      }),
    );
    this.server = opened;
    return this;
  }

  async close(): Promise<void> {
    await this.server?.close();
    this.server = undefined;
  }

  async end(): Promise<void> {
    await this.close();
    for (const folder of [this.root, this.data]) rmSync(folder, { recursive: true, force: true });
  }

  fetch(path: string, init: RequestInit & { readonly cookie?: string } = {}): Promise<Response> {
    const { cookie, ...rest } = init;
    const headers = new Headers(rest.headers);
    if (!headers.has('origin')) headers.set('origin', this.origin);
    if (cookie !== undefined) headers.set('cookie', cookie);
    if (rest.body !== undefined) headers.set('content-type', 'application/json');
    return fetch(new URL(path, this.url), { redirect: 'manual', ...rest, headers });
  }

  /** How many connections are open, as the server sees it. */
  async connections(): Promise<number> {
    return Number(/^threefold_lines (\d+)$/m.exec(await this.metrics())?.[1]);
  }

  /** What the server counts. */
  async metrics(): Promise<string> {
    const answer = await this.fetch('/metrics', { headers: { authorization: 'Bearer metrics-token' } });
    return answer.text();
  }

  /** Somebody with a name. */
  async guest(name: string): Promise<Guest> {
    const answer = await this.fetch('/api/me', { method: 'POST', body: JSON.stringify({ name }) });
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    const { me } = (await answer.json()) as { readonly me: { readonly id: string } };
    return new Guest(this, me.id, name, answer.headers.getSetCookie()[0]!.split(';')[0]!);
  }

  async dial(cookie?: string, headers: Record<string, string> = {}): Promise<Phone> {
    const phone = new Phone(`${this.url.replace('http', 'ws').slice(0, -1)}${LIVE_PATH}`, {
      origin: this.origin,
      ...(cookie === undefined ? {} : { cookie }),
      ...headers,
    });
    await phone.opened;
    return phone;
  }

  /** A connection that has said hello. */
  async connect(cookie?: string): Promise<Phone> {
    const phone = await this.dial(cookie);
    phone.say({ t: 'hello', v: PROTOCOL });
    await phone.hears('hello');
    return phone;
  }
}

export class Guest {
  readonly house: House;
  readonly id: string;
  readonly name: string;
  readonly cookie: string;

  constructor(house: House, id: string, name: string, cookie: string) {
    this.house = house;
    this.id = id;
    this.name = name;
    this.cookie = cookie;
  }

  connect(): Promise<Phone> {
    return this.house.connect(this.cookie);
  }

  async open(plan: TablePlan, seat?: number): Promise<string> {
    const body = JSON.stringify({ plan, nonce: newNonce(), ...(seat === undefined ? {} : { seat }) });
    const answer = await this.house.fetch('/api/rooms', { method: 'POST', body, cookie: this.cookie });
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { readonly id: string }).id;
  }
}

export const newNonce = (): string => randomBytes(16).toString('hex');
export const newId = (): string => randomBytes(9).toString('base64url');

/** Whatever the server says has its schema. */
const checkSaid = checkOf(ServerMessage);

/** What is sent of one kind. */
export type Said<T extends ServerMessage['t']> = Extract<ServerMessage, { readonly t: T }>;

/** A socket as a client has it: everything that it hears is kept, and can be waited for. */
export class Phone {
  readonly socket: WebSocket;
  readonly opened: Promise<void>;
  readonly closed: Promise<number>;
  readonly heard: ServerMessage[] = [];
  private readonly waiting = new Set<() => void>();
  private taken = 0;

  constructor(url: string, headers: Record<string, string>) {
    this.socket = new WebSocket(url, { headers });
    this.opened = new Promise((resolve, reject) => {
      this.socket.once('open', () => resolve());
      this.socket.once('error', reject);
    });
    this.closed = new Promise(resolve => this.socket.once('close', code => resolve(code)));
    this.socket.on('message', data => {
      this.heard.push(must(checkSaid(JSON.parse((data as Buffer).toString()))));
      for (const look of this.waiting) look();
    });
    this.socket.on('error', () => undefined);
  }

  say(message: ClientMessage): void {
    this.raw(JSON.stringify(message));
  }

  raw(data: string | Buffer): void {
    this.socket.send(data);
  }

  /** The next message of a kind that passes, of those not waited for before. */
  async hears<T extends ServerMessage['t']>(
    t: T,
    passes: (said: Said<T>) => boolean = () => true,
    within = 5_000,
  ): Promise<Said<T>> {
    const find = (): Said<T> | undefined => {
      for (let i = this.taken; i < this.heard.length; i++) {
        const message = this.heard[i]!;
        if (message.t === t && passes(message as Said<T>)) {
          this.taken = i + 1;
          return message as Said<T>;
        }
      }
      return undefined;
    };
    const already = find();
    if (already) return already;
    return new Promise((resolve, reject) => {
      const look = (): void => {
        const found = find();
        if (found) done(() => resolve(found));
      };
      const done = (then: () => void): void => {
        clearTimeout(timer);
        this.waiting.delete(look);
        then();
      };
      const told = (): string => JSON.stringify(this.heard.slice(-5)).slice(0, 2_000);
      const timer = setTimeout(
        () => done(() => reject(new Error(`no ${t} was heard within ${within} ms; the last was ${told()}`))),
        within,
      );
      this.waiting.add(look);
    });
  }

  async watch(room: string, known: { readonly seq?: number; readonly turns?: number } = {}): Promise<Said<'room'>> {
    this.say({ t: 'watch', room, ...known });
    return this.hears('room', said => said.room === room);
  }

  /** Asks for something and waits for what becomes of it. */
  async act(room: string, act: Act, id = newId()): Promise<Said<'done'> | Said<'refused'>> {
    const from = this.heard.length;
    this.say({ t: 'act', room, id, act });
    return this.answer(id, from);
  }

  async answer(id: string, from = 0): Promise<Said<'done'> | Said<'refused'>> {
    const end = Date.now() + 5_000;
    for (;;) {
      const found = this.heard
        .slice(from)
        .find(said => (said.t === 'done' || said.t === 'refused') && said.id === id) as Said<'done'> | undefined;
      if (found) return found;
      if (Date.now() > end) throw new Error(`no answer to ${id}`);
      await new Promise(resolve => setTimeout(resolve, 2));
    }
  }

  /** Resolves when the server has answered everything that was sent before, and all that it had to say is heard. */
  async settled(): Promise<void> {
    const n = this.heard.length;
    this.say({ t: 'ping', n });
    await this.hears('pong', pong => pong.n === n);
  }

  async hangUp(): Promise<void> {
    this.socket.close();
    await this.closed;
  }

  drop(): void {
    this.socket.terminate();
  }
}

/** A table for two that begins as soon as both sit. */
export const planOf = (game: string, more: Partial<TablePlan> = {}): TablePlan =>
  usualPlan(findGame(game)!, { leaver: { kind: 'bot', level: 1, of: 12 }, ...more });

/** Two people at a table whose game has begun, each with a connection that follows it. */
export const beginGame = async (
  house: House,
  plan: TablePlan,
  names: readonly string[] = ['Ada', 'Bo'],
): Promise<{ readonly room: string; readonly guests: readonly Guest[]; readonly phones: readonly Phone[] }> => {
  const guests = await Promise.all(names.map(name => house.guest(name)));
  const room = await guests[0]!.open(plan);
  const phones = await Promise.all(guests.map(guest => guest.connect()));
  for (const [i, phone] of phones.entries()) {
    await phone.watch(room);
    if (i === 0) continue;
    const sat = await phone.act(room, { kind: 'sit', name: 'whoever', nonce: newNonce() });
    if (sat.t !== 'done') throw new Error(JSON.stringify(sat));
  }
  await Promise.all(phones.map(phone => phone.hears('event', ({ now }) => now.phase === 'playing')));
  return { room, guests, phones };
};
