import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** Every page of the documentation, by its address: `/docs`, `/docs/guides/bot`. Nothing else is looked up on the disk. */
const pagesIn = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('index.html'))
      .map(file => ['/docs', ...dirname(join('docs', file)).split(sep).slice(1)].join('/'))
      .map(address => [address, `${address.slice(1)}/index.html`]),
  );

/** Serves the documentation, where the app was built with it. */
export const serveDocs = (app: FastifyInstance, root: string): void => {
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
