import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGS } from '@threefold-games/speech';
import type { LightMyRequestResponse } from 'fastify';
import { LIMITS, type Limits } from '../../src/limits.ts';
import { openPainterThread } from '../../src/links/pictures.ts';
import type { Thread } from '../../src/workerPool.ts';
import { type House, type HouseOptions, openHouse } from '../api/house.ts';
import { AT } from '../puzzles/acts.ts';
import { inlineJudge } from '../puzzles/inlineJudge.ts';
import { SHELVES } from '../puzzles/shelves.ts';

const page = (lang: string): string =>
  `<!doctype html><html lang="${lang}"><head><meta name="description" content="Any page." /><title>Any</title></head><body></body></html>`;

/** A server with pages in all languages, the puzzles of the tests, and links. */
export interface Site {
  readonly house: House;
  /** How many cards were given to the thread that draws. */
  readonly drawn: () => number;
  /** Asks as a browser that has never been here. */
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

export const openSite = async ({
  openThread = openPainterThread,
  ...options
}: HouseOptions & {
  readonly openThread?: () => Thread;
  readonly linkLimits?: Limits['links'];
} = {}): Promise<Site> => {
  const root = mkdtempSync(join(tmpdir(), 'threefold-site-'));
  for (const lang of LANGS) {
    mkdirSync(join(root, lang));
    writeFileSync(join(root, lang, 'index.html'), page(lang));
  }
  let count = 0;
  const counted = (): Thread => {
    const thread = openThread();
    const post = thread.postMessage.bind(thread);
    thread.postMessage = (...message) => {
      count += 1;
      post(...message);
    };
    return thread;
  };
  const { linkLimits = LOOSE, ...rest } = options;
  const house = await openHouse({
    at: AT,
    puzzles: { shelves: SHELVES, judge: inlineJudge() },
    web: { root, openThread: counted, limits: linkLimits },
    ...rest,
  });
  return {
    house,
    drawn: () => count,
    get: (url, headers = {}) => house.app.inject({ url, headers, remoteAddress: '203.0.113.9' }),
    close: async () => {
      await house.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
};

/** No test but those of the limits meets them. */
export const LOOSE: Limits['links'] = { ...LIMITS.links, perAddress: { burst: 100_000, perSecond: 1 } };

/** What a page says of itself to previews: the contents of its tags by their names. */
export const tagsIn = (html: string): ReadonlyMap<string, string> =>
  new Map(
    [...html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)].map(([, name, content]) => [
      name!,
      unescaped(content!),
    ]),
  );

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
/** A text as it was before it was written into HTML. */
export const unescaped = (text: string): string => text.replace(/&([\w#]+);/g, (_, name: string) => SIGNS[name]!);
