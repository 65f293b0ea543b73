import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { fail, ok, type Result } from '@threefold-games/core';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { api } from './api/api.ts';
import { publicOrigin, type ServerOptions } from './config.ts';
import type { ServerContext } from './context.ts';
import { serveHealth, serveMetrics } from './health.ts';
import { refuse, serveWeb } from './http.ts';
import { LIMITS } from './limits.ts';
import { openLinks } from './links/links.ts';
import { serveLinks } from './links/serve.ts';
import { Metrics } from './metrics.ts';
import { openPeople } from './people/service.ts';
import { openPlay } from './play.ts';
import { openDesk } from './puzzles/desk.ts';
import { dealKeyOf, openSecrets } from './secrets.ts';
import { openServices } from './services.ts';
import { openStore } from './store/database.ts';
import { lastSignOfLife } from './store/processes.ts';
import type { Store } from './store/store.ts';
import { openTime, type Time } from './time.ts';
import { limitTroubles } from './troubleLog.ts';

/** A server that listens. */
export interface Server {
  /** Where it is reached on this machine. */
  readonly url: string;
  /** Finishes what is under way, tells everybody to come back, and stops. */
  close(): Promise<void>;
}

/** How often any free port is looked for: between finding one and listening there, somebody else may take it. */
const PORTS_TRIED = 5;

/** Serves the web app and the games; fails when the app is not built, the port is taken, or nothing can be stored. */
export const openServer = async (options: ServerOptions): Promise<Result<Server>> => {
  for (let tries = 1; ; tries += 1) {
    const opened = await openOnce(options);
    const isTaken = !opened.ok && opened.error.code === 'server.port';
    if (!isTaken || options.port !== 0 || tries === PORTS_TRIED) return opened;
  }
};

const openOnce = async (options: ServerOptions): Promise<Result<Server>> => {
  const { root, host, data, databaseUrl, limits = LIMITS, time = openTime(), argon, allowPrivate = false } = options;
  const { sqliteVersion } = options;
  if (!existsSync(join(root, 'index.html'))) return fail('server.unbuilt');
  const url = options.url === undefined ? undefined : publicOrigin(options.url);
  if (options.url !== undefined && url === undefined) return fail('http.input', options.url);
  const secrets = await openSecrets(data);
  if (!secrets.ok) return secrets;
  const place = databaseUrl === undefined ? { data } : { url: databaseUrl };
  const opened = await openStore(place, {
    ...time,
    processId: randomUUID(),
    ...(sqliteVersion === undefined ? {} : { sqliteVersion }),
  });
  if (!opened.ok) return opened;
  const store = opened.value;
  const app = openApp({ ...options, time });
  const closers = [() => store.close(), () => app.close()];
  const close = async (): Promise<void> => {
    for (let next = closers.pop(); next; next = closers.pop()) await next();
  };
  try {
    const port = options.port === 0 ? await freePort(host) : options.port;
    const origin = url ?? `http://localhost:${port}`;
    const { log } = app;
    await neverEarlier(store, time, log);
    const metrics = new Metrics();
    const people = openPeople({ store, origin, now: time.now, ...(argon ? { argon } : {}) });
    const play = await openPlay({
      ...time,
      store,
      people,
      dealKey: dealKeyOf(secrets.value),
      limits,
      metrics,
      log,
      url,
      trustProxy: options.trustProxy ?? false,
    });
    closers.push(play.close);
    const { rooms, connections } = play;
    const context: ServerContext = { ...time, store, people, rooms, connections, secrets: secrets.value, origin, log };
    const services = openServices(context, { allowPrivate });
    closers.push(() => services.close());
    const desk = openDesk(time, { limits: limits.puzzles, ...options.puzzles });
    closers.push(async () => desk.close());
    const { db } = store;
    const links = openLinks({ ...time, db, rooms, collection: desk.collection, data, limits: limits.links, log });
    closers.push(links.close);
    await serveWeb(app, { root, url, links });
    await serveLinks(app, { url, links });
    await app.register(api, {
      context,
      puzzles: desk,
      limits: limits.http,
      allowPrivate,
      ...(argon ? { argon } : {}),
    });
    serveHealth(app, {
      metrics,
      isWell: async () => play.rooms.isAlive && (await store.check()),
      keptFor: limits.http.healthFor,
      now: time.now,
      token: options.metricsToken,
    });
    const { metricsPort, metricsHost = '127.0.0.1', metricsToken: token } = options;
    if (metricsPort !== undefined) {
      closers.push(await serveMetrics(metrics, { port: metricsPort, host: metricsHost, token }));
    }
    play.gateway.listen(app.server);
    await app.listen({ port, host });
    log.info({ port, store: store.kind }, 'serving');
    return ok({ url: `http://localhost:${port}/`, close });
  } catch (error) {
    await close();
    return fail('server.port', error instanceof Error ? error.message : String(error));
  }
};

const openApp = ({
  log = 'silent',
  trustProxy = false,
  limits = LIMITS,
  time,
}: ServerOptions & { readonly time: Time }): FastifyInstance =>
  fastify({
    forceCloseConnections: true,
    bodyLimit: limits.http.body,
    requestTimeout: limits.http.requestWithin,
    keepAliveTimeout: limits.http.keptFor,
    connectionTimeout: limits.http.silentFor,
    http: { headersTimeout: limits.http.headWithin, connectionsCheckingInterval: limits.http.lookEvery },
    // The one proxy that stands before it, and nobody whom that one repeats.
    trustProxy: trustProxy ? (_, hop) => hop === 0 : false,
    logger: {
      level: log,
      stream: process.stderr,
      hooks: { logMethod: limitTroubles(time, limits.log.troubleEvery) },
    },
    frameworkErrors: (_, __, reply) => void refuse(reply, 400, 'http.input'),
    // Requests are counted, not written down: they hold names and addresses.
    logController: new LogController({ disableRequestLogging: true }),
  });

/** Time goes on from what is stored, even where the clock of this machine was set back meanwhile. */
const neverEarlier = async ({ db }: Store, { now, atLeast }: Time, log: FastifyBaseLogger): Promise<void> => {
  const ahead = (await lastSignOfLife(db)) - now();
  if (ahead <= 0) return;
  atLeast(now() + ahead);
  log.warn({ seconds: ahead / 1000 }, 'the clock of this machine is earlier than what is stored');
};

/** A port that is free at this moment: addresses have to be known before the server listens. */
export const freePort = (host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, host, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/**
 * Lets the heap of this process grow by a third before it is cleared, instead of to several times what is needed: thousands of idle
 * connections make little garbage, so the slack would be most of what a server takes.
 */
export const spareMemory = (): void => setFlagsFromString('--heap-growing-percent=30');

/** Why a server cannot start. */
export type ServerFaultCode =
  | 'server.unbuilt'
  | 'server.port'
  | 'server.data'
  | 'server.database'
  | 'server.sqlite'
  | 'server.newer';

declare module '@threefold-games/core' {
  interface FaultCodes {
    readonly server: ServerFaultCode;
  }
}
