import {
  type APIRequestContext,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
} from '@playwright/test';
import { noteCost } from '../cost.ts';
import { type Page, watch } from '../site.ts';
import { hurry } from './hurry.ts';

/** Somebody at a browser of their own. */
export interface Person {
  readonly name: string;
  readonly context: BrowserContext;
  readonly page: Page;
  /** Asks the server as this person. */
  readonly request: APIRequestContext;
}

/** How somebody comes. */
export interface Arrival extends BrowserContextOptions {
  /** Whether the name is said already; else the page asks for it when it is needed. */
  readonly known?: boolean;
}

interface Site {
  /** Errors of the pages; a test takes out what it provokes. */
  readonly troubles: string[];
  readonly cost: undefined;
  /** Somebody comes, in a browser that knows nothing of the others. */
  readonly arrive: (name: string, how?: Arrival) => Promise<Person>;
}

/** A test with several people, in which no page may report an error. */
export const test = base.extend<Site>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures destructured, and none is used.
  cost: [({}, use, info) => noteCost(info, () => use(undefined)), { auto: true }],
  troubles: async ({ baseURL }, use) => {
    if (!baseURL) throw new Error('nobody serves the app');
    const troubles: string[] = [];
    await use(troubles);
    base.expect(troubles, 'errors that the pages reported').toEqual([]);
  },
  arrive: async ({ browser, baseURL, troubles }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (name, { known = true, ...options } = {}) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      await watch(context, baseURL!, troubles);
      await hurry(context);
      const { request } = context;
      const person = { name, context, page: await context.newPage(), request };
      if (known) await ask(person, 'post', '/api/me', { name });
      return person;
    });
    for (const context of contexts) await context.close();
  },
});

/** Asks the server as somebody; throws where it refuses. */
export const ask = async <T>(
  { request }: Pick<Person, 'request'>,
  method: 'get' | 'post' | 'put',
  path: string,
  data?: unknown,
): Promise<T> => {
  const headers = { origin: new URL(process.env.THREEFOLD_URL!).origin };
  const answer = await request[method](path, method === 'get' ? {} : { data: data ?? {}, headers });
  const text = await answer.text();
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${text}`);
  const isJson = answer.headers()['content-type']?.includes('json') ?? false;
  return (isJson ? JSON.parse(text) : text) as T;
};
