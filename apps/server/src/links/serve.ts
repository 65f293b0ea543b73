import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Fault, fail, ok, type Result } from '@threefold-games/core';
import { speaker } from '@threefold-games/speech';
import { loadLinkWords } from '@threefold-games/words';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { securityForFrames, securityForPictures } from '../security.ts';
import { addressOf, BUSY, type LinkRoutes, langOf, orFault, RATE, refuseAsked, SITE, tell } from './asking.ts';
import type { Told } from './cards.ts';
import { type Embed, type EmbedPart, embedColours, embedPage, missingPage } from './embed.ts';
import { dailyFeed } from './feed.ts';
import { keyOf } from './pictures.ts';
import { pagePath, type Subject, subjectOf } from './subject.ts';
import { titleOf } from './tags.ts';

/** Seconds for which others may keep what does not change, what does, and the feed. */
const [KEPT, KEPT_WHILE_PLAYED, FEED_KEPT] = [86_400, 30, 900];
type Query = Readonly<Record<string, string | undefined>>;
type Asked = FastifyRequest<{ Params: { readonly kind?: string; readonly name?: string }; Querystring: Query }>;

/** Pictures of links, pages for frames, and the feed of the day's puzzles: the same for everybody, without sessions. */
export const serveLinks = async (app: FastifyInstance, routes: LinkRoutes): Promise<void> => {
  const { links } = routes;
  const picture = async (request: Asked, reply: FastifyReply, subject: Subject | undefined): Promise<FastifyReply> => {
    const lang = langOf(request.query.lang, request);
    const told = await tell(links, request, subject, lang);
    // What a stranger may not see has the picture of the site.
    const shown = !told.ok && told.error.code === 'room.watching' ? await tell(links, request, SITE, lang) : told;
    if (!shown.ok) return refuseAsked(reply, shown.error);
    const { card, isFinal } = shown.value;
    const tag = `"${keyOf(card)}"`;
    const keptFor = isFinal && shown === told ? KEPT : KEPT_WHILE_PLAYED;
    reply.header('cache-control', `public, max-age=${keptFor}`).header('etag', tag);
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    const png = await links.pictures.pictureOf(card);
    return png ? reply.type('image/png').send(Buffer.from(png)) : refuseAsked(reply, BUSY);
  };

  const embed = async (request: Asked, reply: FastifyReply, kind: string): Promise<FastifyReply> => {
    const lang = langOf(request.query.lang, request);
    const { turn, game, theme } = request.query;
    const subject = subjectOf(kind, request.params.name, kind === 'daily' ? { game } : { turn });
    const [words, speak] = [await loadLinkWords(lang), speaker(lang)];
    reply.header('vary', 'Accept-Language').type('text/html; charset=utf-8');
    const told = subject ? await tell(links, request, subject, lang) : fail('http.missing');
    if (!told.ok && isMissing(told.error)) return reply.code(404).send(missingPage(lang, words, speak));
    if (!told.ok || !subject) return refuseAsked(reply, told.ok ? BUSY : told.error);
    const parts = await partsOf(told.value, subject, request, routes);
    if (!parts.ok) return refuseAsked(reply, parts.error);
    const more = {
      text: speak(kind === 'replay' ? words.open : words.solve),
      url: addressOf(request, routes) + pagePath(subject, lang),
    };
    const page = { lang, theme: themeOf(theme), title: titleOf(told.value), parts: parts.value, more };
    return reply.header('cache-control', 'public, max-age=300').send(await embedPage(page, words, speak));
  };

  const forPictures = { helmet: securityForPictures(routes.url) };
  app.get('/api/picture/site.png', forPictures, (request: Asked, reply) => picture(request, reply, SITE));
  app.get('/api/picture/:kind/:name.png', forPictures, (request: Asked, reply) => {
    const { kind = '', name } = request.params;
    return picture(request, reply, subjectOf(kind, name, request.query));
  });

  const forFrames = { helmet: securityForFrames(routes.url) };
  for (const kind of ['puzzle', 'replay', 'daily'])
    app.get(`/embed/${kind}/:name`, forFrames, (request: Asked, reply) => embed(request, reply, kind));
  app.get('/embed/daily', forFrames, (request: Asked, reply) => embed(request, reply, 'daily'));
  app.get('/embed/embed.css', async (_, reply) =>
    sendAsset(reply, 'text/css; charset=utf-8', `${embedColours()}\n${await readAsset('embed.css')}`),
  );
  app.get('/embed/embed.js', async (_, reply) =>
    sendAsset(reply, 'text/javascript; charset=utf-8', await readAsset('embed.js')),
  );

  serveBoards(app);

  app.get('/api/daily.atom', forPictures, async (request: Asked, reply) => {
    if (!links.mayAsk(request.ip)) return refuseAsked(reply, RATE);
    const lang = langOf(request.query.lang, request);
    const feed = await orFault(request, () => dailyFeed(links.cards, lang, addressOf(request, routes)));
    if (!feed.ok) return refuseAsked(reply, feed.error);
    const tag = `"${createHash('sha256').update(feed.value).digest('hex')}"`;
    reply.header('cache-control', `public, max-age=${FEED_KEPT}`).header('etag', tag).header('vary', 'Accept-Language');
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply.type('application/atom+xml; charset=utf-8').send(feed.value);
  });
};

/** The boards of a page for a frame; of a day one for each game. */
const partsOf = async (
  told: Told,
  subject: Subject,
  request: Asked,
  routes: LinkRoutes,
): Promise<Result<readonly EmbedPart[]>> => {
  const { cards, pictures } = routes.links;
  const { lang } = told.card;
  const boards = await pictures.boardsOf(told.card);
  if (!boards) return { ok: false, error: BUSY };
  if (subject.kind !== 'daily' || subject.game !== undefined) {
    const theme = themeOf(request.query.theme);
    const at = (turn: number): string =>
      `?${new URLSearchParams({ lang, turn: String(turn), ...(theme && { theme }) })}`;
    const { record } = told;
    const game = told.card.boards[0]!.game;
    return ok([{ told, board: boards[0]!, ...(record && { replay: { game, record: record(), at } }) }]);
  }
  const parts: EmbedPart[] = [];
  for (const [i, { game }] of told.card.boards.entries()) {
    const alone = { ...subject, game };
    const one = await cards.of(alone, lang);
    if (one.ok)
      parts.push({ told: one.value, board: boards[i]!, url: addressOf(request, routes) + pagePath(alone, lang) });
  }
  return ok(parts);
};

/** The theme that an address names; else it is the reader's. */
const themeOf = (theme: string | undefined): Embed['theme'] =>
  theme === 'light' || theme === 'dark' ? theme : undefined;

const readAsset = (name: string): Promise<string> => readFile(new URL(`../../assets/${name}`, import.meta.url), 'utf8');

const sendAsset = (reply: FastifyReply, type: string, text: string): FastifyReply =>
  reply
    .type(type)
    .header('cache-control', 'public, max-age=3600')
    .header('cross-origin-resource-policy', 'cross-origin')
    .send(text);

const isMissing = ({ code }: Fault): boolean =>
  code.endsWith('.missing') || code === 'room.watching' || code === 'puzzle.withdrawn' || code === 'http.input';

/** Seconds for which others may keep a module that is named for its game, and one whose name stands for what is in it. */
const [MODULE_KEPT, KEPT_FOREVER] = [3_600, 31_536_000];

interface BoardFile {
  readonly plain: Buffer;
  readonly small: Buffer;
}

/** Serves the modules of boards, under `/embed/board/`, to frames of ours and to pages of others. */
const serveBoards = (app: FastifyInstance, folder = boardsFolder()): void => {
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
      .header('cache-control', `public, max-age=${isNamedForContents ? `${KEPT_FOREVER}, immutable` : MODULE_KEPT}`)
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

/** The folder of the built modules, in a checkout and in installed packages. */
const boardsFolder = (): string =>
  join(dirname(createRequire(import.meta.url).resolve('@threefold-games/board/package.json')), 'standalone');
