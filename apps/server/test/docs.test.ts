import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { must } from '@threefold-games/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServer } from '../src/index.ts';

/** A busy machine takes its time to open a server. */
const SLOW = 60_000;
const root = mkdtempSync(join(tmpdir(), 'threefold-docs-'));
let url = '';
let close = async (): Promise<void> => undefined;

beforeAll(async () => {
  const files = {
    'index.html': 'app',
    'en/index.html': 'app',
    'secret.html': 'not for anybody',
    'docs/404.html': 'no such page',
    'docs/index.html': 'all pages',
    'docs/guides/bot/index.html': 'a bot',
    'docs/images/board.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'assets/docs-1234.css': 'a {}',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  ({ url, close } = must(await openServer({ root, data: join(root, 'data'), port: 0, host: '127.0.0.1' })));
}, SLOW);

afterAll(async () => {
  await close();
  rmSync(root, { recursive: true });
}, SLOW);

const get = (path: string): Promise<Response> => fetch(new URL(path, url), { redirect: 'manual' });

/** Asks for a path as it is, which a browser would have tidied. */
const askFor = (path: string): Promise<readonly [number | undefined, string]> =>
  new Promise(resolve => {
    const { hostname, port } = new URL(url);
    request({ hostname, port, path }, response => {
      let text = '';
      response.on('data', part => {
        text += String(part);
      });
      response.on('end', () => resolve([response.statusCode, text]));
    }).end();
  });

describe('the documentation', () => {
  it.each([
    ['/docs', 'all pages'],
    ['/docs/guides/bot', 'a bot'],
    ['/docs/guides/bot?from=home', 'a bot'],
  ])('answers %s with its page', async (path, text) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(text);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('says in one way where a page is', async () => {
    for (const [path, address] of [
      ['/docs/', '/docs'],
      ['/docs/guides/bot/', '/docs/guides/bot'],
    ] as const) {
      const response = await get(path);
      expect([response.status, response.headers.get('location')]).toEqual([301, address]);
    }
  });

  it('serves pictures, and keeps the style sheet for ever', async () => {
    expect((await get('/docs/images/board.svg')).headers.get('content-type')).toContain('image/svg+xml');
    expect((await get('/assets/docs-1234.css')).headers.get('cache-control')).toContain('immutable');
  });

  it.each(['/docs/gone', '/docs/guides', '/docs/guides/bot/more', '/docs/images', '/docs/%00'])(
    'has a page that says that there is no %s',
    async path => {
      const response = await get(path);
      expect([response.status, await response.text()]).toEqual([404, 'no such page']);
      expect(response.headers.get('cache-control')).toBe('no-cache');
    },
  );

  it.each([
    '/docs/../secret.html/..',
    '/docs/..%2fsecret.html',
    '/docs/%2e%2e/secret.html',
    '/docs/..%5csecret.html',
    '/docs/guides/bot/../../../data/secrets.json',
    '/docs/%2e%2e%2fdata%2fsecrets.json',
    '/docs/....//....//secret.html',
    '/docs//etc/passwd',
  ])('leads nowhere else by %s', async path => {
    const [status, text] = await askFor(path);
    expect(status).toBe(404);
    expect(text).not.toMatch(/not for anybody|root:|key/);
  });

  it('leaves addresses that only begin like it to the app', async () => {
    expect((await get('/docsy')).status).toBe(404);
    expect((await get('/en/docs')).status).toBe(200);
  });
});
