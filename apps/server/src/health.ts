import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from './http.ts';
import type { Metrics } from './metrics.ts';

export interface HealthOptions {
  readonly metrics: Metrics;
  /** Whether people can play here now. */
  readonly isWell: () => Promise<boolean>;
  /** Milliseconds for which an answer is taken again: whoever asks ever so often keeps nobody's turn waiting. */
  readonly keptFor: number;
  readonly now: () => number;
  /** Whoever shows it may read the metrics from elsewhere. */
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
  // From this machine, or with the token: numbers tell a stranger how busy one is. Behind a proxy everybody comes from this machine, so
  // whatever was forwarded needs the token too.
  app.get('/metrics', async (request, reply) => {
    if (!isLocal(request) && !showsToken(request, token)) return refuse(reply, 404, 'http.missing');
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
};

const isLocal = ({ raw, headers }: FastifyRequest): boolean => {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return !isForwarded && /^(?:::ffff:)?127\.|^::1$/.test(raw.socket.remoteAddress ?? '');
};

const showsToken = ({ headers }: FastifyRequest, token: string | undefined): boolean => {
  if (token === undefined) return false;
  const wanted = Buffer.from(`Bearer ${token}`);
  const shown = Buffer.from(headers.authorization ?? '');
  return shown.length === wanted.length && timingSafeEqual(shown, wanted);
};
