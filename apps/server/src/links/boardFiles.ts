import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** Seconds for which others may keep a module that is named for its game, and one whose name stands for what is in it. */
const [KEPT, KEPT_FOREVER] = [3_600, 31_536_000];

interface BoardFile {
  readonly plain: Buffer;
  readonly small: Buffer;
}

/** Serves the modules of boards, under `/embed/board/`, to frames of ours and to pages of others. */
export const serveBoards = (app: FastifyInstance, folder = boardsFolder()): void => {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  const known = new Set(names.filter(name => name.endsWith('.js')).map(name => name.replaceAll('\\', '/')));
  const read = new Map<string, BoardFile>();
  app.get<{ Params: { readonly '*': string } }>('/embed/board/*', (request, reply) => {
    const name = request.params['*'];
    if (!known.has(name)) return reply.callNotFound();
    const file = read.get(name) ?? readBoardFile(join(folder, name));
    read.set(name, file);
    const isSmall = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    if (isSmall) reply.header('content-encoding', 'gzip');
    const isNamedForContents = name.startsWith('chunks/');
    return reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', `public, max-age=${isNamedForContents ? `${KEPT_FOREVER}, immutable` : KEPT}`)
      .header('vary', 'Accept-Encoding')
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(isSmall ? file.small : file.plain);
  });
};

const readBoardFile = (path: string): BoardFile => {
  const plain = readFileSync(path);
  return { plain, small: gzipSync(plain, { level: 9 }) };
};

/** Where the built modules are, in a checkout and where packages are installed. */
const boardsFolder = (): string =>
  join(dirname(createRequire(import.meta.url).resolve('@threefold-games/board/package.json')), 'standalone');
