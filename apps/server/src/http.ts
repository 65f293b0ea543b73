import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import type { FaultCode } from '@threefold-games/core';
import { isLang, LANGS, matchLang } from '@threefold-games/speech';
import { explain } from '@threefold-games/words/explain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type LinkRoutes, preferredLanguages } from './links/asking.ts';
import { describePage } from './links/tags.ts';
import { checkOrigin, securityFor } from './security.ts';

/** What the pages need beside the files: what their links say of themselves. */
export interface WebOptions extends LinkRoutes {
  /** The folder with the built web app. */
  readonly root: string;
}

/** Serves the web app: its files, its pages, its documentation, its short links. */
export const serveWeb = async (app: FastifyInstance, { root, ...routes }: WebOptions): Promise<void> => {
  const { url } = routes;
  checkOrigin(app, url);
  await app.register(helmet, securityFor(url));
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
      reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  serveDocs(app, root);
  app.get('/', (request, reply) => redirect(reply, `/${languageOf(request)}/`));
  // Short enough to be read out.
  app.get<{ Params: { readonly id: string } }>('/g/:id', (request, reply) =>
    redirect(reply, `/${languageOf(request)}/room/${encodeURIComponent(request.params.id)}`),
  );
  for (const lang of LANGS) app.get(`/${lang}`, (_, reply) => reply.redirect(`/${lang}/`, 301));
  // Whatever else is asked for is a page of the app, or nothing.
  app.get('/*', async (request, reply) => {
    const [, lang = '', ...rest] = (request.url.split('?')[0] ?? '').split('/');
    // A name with an ending is a file; the number of a rule is none.
    const isPage = isLang(lang) && !/\.[a-z]\w*$/i.test(rest.at(-1) ?? '');
    if (!isPage) return refuse(reply, 404, 'http.missing');
    const read = (): Promise<string> => readFile(join(root, lang, 'index.html'), 'utf8');
    const described = await describePage(request, routes, read);
    if (described === undefined) return reply.sendFile(`${lang}/index.html`);
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(described);
  });
  app.setErrorHandler((error, request, reply) => {
    const status = (error as { readonly statusCode?: number }).statusCode ?? 500;
    if (status >= 400 && status < 500) return refuse(reply, status, 'http.input');
    // What went wrong is for the log alone.
    request.log.error({ err: error }, 'a request failed');
    return refuse(reply, 500, 'server.internal');
  });
};

const languageOf = ({ headers }: FastifyRequest): string =>
  matchLang(preferredLanguages(headers['accept-language'] ?? ''));

const redirect = (reply: FastifyReply, to: string): FastifyReply =>
  reply.header('vary', 'Accept-Language').header('cache-control', 'no-cache').redirect(to, 302);

export const refuse = (reply: FastifyReply, status: number, code: FaultCode): FastifyReply =>
  reply.code(status).send({ code, message: explain({ code, detail: '' }) });

/** The folder with the built web app. */
export const webRoot = (): string =>
  join(dirname(createRequire(import.meta.url).resolve('@threefold-games/web/package.json')), 'dist');

/** Every page of the documentation, by its address: `/docs`, `/docs/guides/bot`. Nothing else is looked up on the disk. */
const pagesIn = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('index.html'))
      .map(file => ['/docs', ...dirname(join('docs', file)).split(sep).slice(1)].join('/'))
      .map(address => [address, `${address.slice(1)}/index.html`]),
  );

/** Serves the documentation, where the app was built with it. */
const serveDocs = (app: FastifyInstance, root: string): void => {
  const folder = join(root, 'docs');
  const missingPage = join(folder, '404.html');
  if (!existsSync(missingPage)) return;
  const pages = pagesIn(folder);
  const missing = readFileSync(missingPage, 'utf8');
  app.get('/docs', (_, reply) => reply.sendFile('docs/index.html'));
  app.get<{ Params: { readonly '*': string } }>('/docs/*', (request, reply) => {
    const address = `/docs/${request.params['*']}`.replace(/\/+$/, '');
    const file = pages.get(address);
    if (file === undefined)
      return reply.code(404).type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(missing);
    const asked = request.url.split('?')[0];
    return asked === address ? reply.sendFile(file) : reply.redirect(address, 301);
  });
};
