import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import { fail, ok, type Result } from '@threefold/core';
import { isLang, LANGS, matchLang } from '@threefold/words';
import fastify, { type FastifyInstance } from 'fastify';
import { preferredLanguages } from './preferredLanguages.ts';
import { SECURITY } from './security.ts';

export interface ServerOptions {
  /** The folder with the built web app. */
  readonly root: string;
  /** 0 takes any that is free. */
  readonly port: number;
  readonly host: string;
}

/** A server that listens. */
export interface Server {
  /** Where it is reached on this machine. */
  readonly url: string;
  close(): Promise<void>;
}

/** Serves the web app; fails when it is not built or the port is taken. */
export const openServer = async ({ root, port, host }: ServerOptions): Promise<Result<Server>> => {
  if (!existsSync(join(root, 'index.html'))) return fail('server.unbuilt');
  const app = await webApp(root);
  try {
    await app.listen({ port, host });
  } catch (error) {
    await app.close();
    return fail('server.port', error instanceof Error ? error.message : String(error));
  }
  const { port: taken } = app.server.address() as AddressInfo;
  return ok({ url: `http://localhost:${taken}/`, close: () => app.close() });
};

/** The web app without a port, for tests too. */
export const webApp = async (root: string): Promise<FastifyInstance> => {
  const app = fastify({ forceCloseConnections: true });
  await app.register(helmet, SECURITY);
  await app.register(fastifyStatic, {
    root,
    preCompressed: true,
    wildcard: false,
    index: false,
    redirect: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // What has its fingerprint in its name never changes; everything else is asked for again.
      const forever = path.startsWith(join(root, 'assets'));
      reply.setHeader('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.get('/', (request, reply) => {
    const lang = matchLang(preferredLanguages(request.headers['accept-language'] ?? ''));
    return reply.header('vary', 'Accept-Language').header('cache-control', 'no-cache').redirect(`/${lang}/`, 302);
  });
  for (const lang of LANGS) app.get(`/${lang}`, (_, reply) => reply.redirect(`/${lang}/`, 301));
  app.setNotFoundHandler((request, reply) => {
    const [, lang = '', ...rest] = new URL(request.url, 'http://localhost').pathname.split('/');
    const isPage = isLang(lang) && !/\.\w+$/.test(rest.at(-1) ?? '');
    if (isPage && (request.method === 'GET' || request.method === 'HEAD'))
      return reply.code(200).sendFile(`${lang}/index.html`);
    return reply.code(404).send({ code: 'http.missing', message: 'There is nothing at this address.' });
  });
  return app;
};
