import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { refuse } from './http.ts';
import type { Metrics } from './metrics.ts';

export interface HealthOptions {
  readonly metrics: Metrics;
  /** Whether people can play here now. */
  readonly isWell: () => Promise<boolean>;
  /** Milliseconds for which an answer is taken again: whoever asks ever so often keeps nobody's turn waiting. */
  readonly keptFor: number;
  readonly now: () => number;
  /** Whoever shows it may read the metrics. */
  readonly token: string | undefined;
}

/** A port where nothing but the metrics is served. */
export interface MetricsPort {
  readonly port: number;
  readonly host: string;
  /** Whoever asks has to show it, where there is one. */
  readonly token: string | undefined;
}

/** `/healthz` for load balancers, `/metrics` for Prometheus. */
export const serveHealth = (app: FastifyInstance, options: HealthOptions): void => {
  const { metrics, isWell, keptFor, now, token } = options;
  let known: { readonly at: number; readonly well: Promise<boolean> } | undefined;
  app.get('/healthz', async (_, reply) => {
    if (!known || Math.abs(now() - known.at) > keptFor) known = { at: now(), well: isWell() };
    const well = await known.well;
    return reply
      .header('cache-control', 'no-store')
      .code(well ? 200 : 503)
      .send({ ok: well });
  });
  // Numbers tell a stranger how busy one is, and behind a proxy everybody comes from this machine: nobody reads them here without the token.
  app.get('/metrics', async ({ headers }, reply) => {
    if (token === undefined) return refuse(reply, 404, 'http.missing');
    if (!showsToken(headers, token)) return refuse(reply, 401, 'people.signIn');
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
};

/** Serves the metrics on a port of their own. Rejects where it is taken; returns what closes it. */
export const serveMetrics = ({ registry }: Metrics, { port, host, token }: MetricsPort): Promise<() => Promise<void>> =>
  new Promise((resolve, reject) => {
    const server = createServer({ requestTimeout: 10_000, connectionsCheckingInterval: 1_000 }, (request, response) => {
      const isKnown = request.method === 'GET' && request.url === '/metrics';
      const isAllowed = token === undefined || showsToken(request.headers, token);
      if (!isKnown || !isAllowed) response.writeHead(isKnown ? 401 : 404).end();
      else void registry.metrics().then(text => response.setHeader('content-type', registry.contentType).end(text));
    });
    server.once('error', reject);
    server.listen(port, host, () =>
      resolve(
        () =>
          new Promise(closed => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      ),
    );
  });

const showsToken = (headers: IncomingHttpHeaders, token: string): boolean => {
  const wanted = Buffer.from(`Bearer ${token}`);
  const shown = Buffer.from(headers.authorization ?? '');
  return shown.length === wanted.length && timingSafeEqual(shown, wanted);
};
