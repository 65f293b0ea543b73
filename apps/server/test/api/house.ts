import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { must } from '@threefold-games/testkit';
import type { ApiAnswer, ApiBody, RouteName } from '@threefold-games/wire';
import fastify, { type FastifyInstance } from 'fastify';
import webPush from 'web-push';
import { api } from '../../src/api/api.ts';
import type { ServerContext } from '../../src/context.ts';
import { serveWeb } from '../../src/http.ts';
import { LIMITS, type Limits } from '../../src/limits.ts';
import { type LinkDeps, openLinks } from '../../src/links/links.ts';
import { serveLinks } from '../../src/links/serve.ts';
import { Metrics } from '../../src/metrics.ts';
import { peopleDeps } from '../../src/people/deps.ts';
import { openPeople } from '../../src/people/service.ts';
import { openPlay } from '../../src/play.ts';
import { openDesk, type PuzzleOptions } from '../../src/puzzles/desk.ts';
import { checkOrigin } from '../../src/security.ts';
import { openStore, type StorePlace } from '../../src/store/database.ts';
import { systemTime, type Time } from '../../src/time.ts';

/** How long opening and closing everything may take where others work too. */
export const PATIENCE = 60_000;
export const ORIGIN = 'http://localhost:4444';
/** As little work as argon2 allows. */
const ARGON = { memoryCost: 8, timeCost: 1, parallelism: 1 };
/** What whoever has the server shows. */
export const OPERATOR = 'threefold_operator_test';
const vapid = webPush.generateVAPIDKeys();

export interface HouseOptions {
  /** A file in a new folder unless told otherwise. */
  readonly place?: StorePlace;
  /** The clock stands still until it is moved. */
  readonly at?: number;
  readonly limits?: Limits['http'];
  readonly origin?: string;
  readonly dealKey?: string;
  readonly puzzles?: PuzzleOptions;
  /** The folder of a web app, which is served with its links only where there is one. */
  readonly web?: Pick<LinkDeps, 'openThread'> & { readonly root: string; readonly limits?: Limits['links'] };
}

/** Everything behind the API, with a real store and real rooms, without a port. */
export const openHouse = async ({
  place,
  at,
  limits = LOOSE,
  origin = ORIGIN,
  dealKey = 'a key',
  puzzles,
  web,
}: HouseOptions = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'threefold-people-'));
  let moved = 0;
  const now = (): number => (at ?? Date.now()) + moved;
  const time: Time = { ...systemTime, now };
  const opened = must(await openStore(place ?? { data: folder }, { ...time, processId: folder }));
  const store = opened;
  const app = fastify();
  const people = openPeople({ store, origin, now, argon: ARGON });
  const play = await openPlay({
    ...time,
    store,
    people,
    dealKey,
    limits: LIMITS,
    metrics: new Metrics(),
    log: app.log,
    url: origin,
    trustProxy: false,
  });
  const context: ServerContext = {
    ...time,
    store,
    people,
    rooms: play.rooms,
    connections: play.connections,
    secrets: { vapid, operator: OPERATOR },
    origin,
    log: app.log,
  };
  const desk = openDesk(time, puzzles);
  const { db } = store;
  const { collection } = desk;
  const links =
    web &&
    openLinks({ limits: LIMITS.links, ...web, ...time, db, rooms: play.rooms, collection, data: folder, log: app.log });
  if (web && links) {
    await serveWeb(app, { root: web.root, url: origin, links });
    await serveLinks(app, { url: origin, links });
  } else {
    checkOrigin(app, origin);
    app.setNotFoundHandler((_, reply) => reply.code(404).send('a page'));
  }
  await app.register(api, { context, puzzles: desk, limits, argon: ARGON, allowPrivate: true });
  return {
    app,
    context,
    store,
    rooms: play.rooms,
    deps: peopleDeps({ store, origin, now, argon: ARGON }),
    /** Lets time pass. */
    pass: (millis: number): void => {
      moved += millis;
    },
    device: (agent = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', address = '192.0.2.1') =>
      new Device(app, agent, address, origin),
    close: async (): Promise<void> => {
      await app.close();
      await links?.close();
      desk.close();
      await play.close();
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

export type House = Awaited<ReturnType<typeof openHouse>>;

/** No test but those of the limits meets them. */
const LOOSE: Limits['http'] = {
  ...LIMITS.http,
  perMinute: 100_000,
  entersPerMinute: 100_000,
  largePerMinute: 100_000,
  perPerson: { burst: 100_000, perSecond: 1 },
};

export interface Answered<T> {
  readonly status: number;
  readonly body: T & { readonly code?: string };
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/** A browser: it keeps its cookies. */
export class Device {
  cookie = '';
  /** What a program shows instead of a cookie. */
  token: string | undefined;
  private readonly app: FastifyInstance;
  private readonly agent: string;
  private readonly address: string;
  private readonly origin: string;

  constructor(app: FastifyInstance, agent: string, address: string, origin: string) {
    this.app = app;
    this.agent = agent;
    this.address = address;
    this.origin = origin;
  }

  async ask<Name extends RouteName>(
    name: Name,
    options: {
      readonly body?: ApiBody<Name> | Readonly<Record<string, unknown>>;
      readonly params?: Readonly<Record<string, string>>;
      readonly query?: Readonly<Record<string, string>>;
    } = {},
  ): Promise<Answered<ApiAnswer<Name>>> {
    const [method = '', path = ''] = name.split(' ');
    const url = path.replace(/:(\w+)/g, (_, key: string) => options.params?.[key] ?? '');
    const answer = await this.app.inject({
      method: method as 'GET',
      url,
      remoteAddress: this.address,
      headers: {
        'user-agent': this.agent,
        ...(this.token === undefined
          ? { origin: this.origin, ...(this.cookie ? { cookie: this.cookie } : {}) }
          : { authorization: `Bearer ${this.token}` }),
      },
      ...(options.body === undefined ? {} : { payload: options.body as Record<string, unknown> }),
      ...(options.query ? { query: { ...options.query } } : {}),
    });
    for (const { name: key, value } of answer.cookies) this.cookie = value === '' ? '' : `${key}=${value}`;
    const isJson = String(answer.headers['content-type']).includes('json');
    return {
      status: answer.statusCode,
      body: (isJson ? answer.json() : undefined) as never,
      headers: answer.headers,
      text: answer.body,
    };
  }

  /** A guest with this name; the value is their id. */
  async becomes(name: string): Promise<string> {
    const { body } = await this.ask('POST /api/me', { body: { name } });
    if (!body.me) throw new Error(`no guest: ${body.code}`);
    return body.me.id;
  }

  /** An account with this name and password; the value are its recovery codes. */
  async signsUp(name: string, password: string): Promise<readonly string[]> {
    await this.becomes(name);
    const { body } = await this.ask('POST /api/account', { body: { name, password } });
    return body.codes;
  }
}
