import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { must } from '@threefold-games/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServer } from '../src/index.ts';
import { openSecrets } from '../src/secrets.ts';
import { freePort } from '../src/server.ts';

/** A busy machine takes its time to open a server. */
const SLOW = 60_000;
/** A small app as the build leaves it. */
const root = mkdtempSync(join(tmpdir(), 'threefold-server-'));
const data = join(root, 'data');
const script = 'export const answer = 42;\n'.repeat(50);
let url = '';
let close = async (): Promise<void> => undefined;

beforeAll(async () => {
  for (const folder of ['assets', 'en', 'de']) mkdirSync(join(root, folder));
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>any</title>');
  writeFileSync(join(root, 'en/index.html'), '<!doctype html><title>Any</title><p>English</p>');
  writeFileSync(join(root, 'de/index.html'), '<!doctype html><title>Any</title><p>Deutsch</p>');
  writeFileSync(join(root, 'sw.js'), '// worker\n');
  writeFileSync(join(root, 'assets/app-1234.js'), script);
  writeFileSync(join(root, 'assets/app-1234.js.br'), brotliCompressSync(script));
  ({ url, close } = must(await openServer({ root, data, port: 0, host: '127.0.0.1', metricsToken: 'let-me-in' })));
}, SLOW);

afterAll(async () => {
  await close();
  rmSync(root, { recursive: true });
}, SLOW);

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(new URL(path, url), { headers, redirect: 'manual' });

describe('the server of the web app', () => {
  it.each([
    ['de-AT,de;q=0.9,en;q=0.5', '/de/'],
    ['ja, pl;q=0.4, fr;q=0.7', '/fr/'],
    ['en;q=0, nl;q=0.1', '/nl/'],
    ['ja', '/en/'],
    ['', '/en/'],
    [';;;,q=9', '/en/'],
  ])('sends who wants "%s" to %s', async (wanted, page) => {
    const response = await get('/', { 'accept-language': wanted });
    expect([response.status, response.headers.get('location')]).toEqual([302, page]);
    expect(response.headers.get('vary')).toContain('Accept-Language');
  });

  it.each(['/de/', '/de/game/abc', '/de/rules/taluva', '/de/rules/taluva/TL-4.2', '/de/analysis?game=talat'])(
    'answers %s with the page of its language',
    async path => {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(await response.text()).toContain('Deutsch');
    },
  );

  it.each(['/xx/', '/favicon.ico', '/assets/gone-1.js', '/de/gone.js', '/../package.json', '/assets/', '/%2e%2e/x'])(
    'has nothing at %s, and says so with a code',
    async path => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ code: 'http.missing' });
    },
  );

  it.each(['//[', '//', '/en/../../x.js'])('has nothing at %s as no browser asks for it', async path => {
    const { request } = await import('node:http');
    const { hostname, port } = new URL(url);
    const status = await new Promise(resolve => {
      request({ hostname, port, path }, response => resolve(response.resume().statusCode)).end();
    });
    expect(status).toBe(404);
  });

  it('lets what has a fingerprint be kept for ever, and nothing else', async () => {
    expect((await get('/assets/app-1234.js')).headers.get('cache-control')).toContain('immutable');
    expect((await get('/sw.js')).headers.get('cache-control')).toBe('no-cache');
  });

  it('sends what was compressed beforehand to those who can read it', async () => {
    // fetch would unpack it by itself.
    const { get: plain } = await import('node:http');
    const read = (headers: Record<string, string>): Promise<{ encoding: string | undefined; body: Buffer }> =>
      new Promise(resolve => {
        plain(new URL('/assets/app-1234.js', url), { headers }, response => {
          const parts: Buffer[] = [];
          response.on('data', part => parts.push(part));
          response.on('end', () =>
            resolve({ encoding: response.headers['content-encoding'], body: Buffer.concat(parts) }),
          );
        });
      });
    const packed = await read({ 'accept-encoding': 'br' });
    expect(packed.encoding).toBe('br');
    expect(brotliDecompressSync(packed.body).toString()).toBe(script);
    const unpacked = await read({});
    expect([unpacked.encoding, unpacked.body.toString()]).toEqual([undefined, script]);
  });

  it('forbids inline scripts and everything from elsewhere', async () => {
    const policy = (await get('/en/')).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe-inline');
    expect(policy).not.toMatch(/https?:/);
  });

  it('says that a port is taken, or that nothing is built, with a code', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise(resolve => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    expect(await openServer({ root, data: join(root, 'other'), port, host: '127.0.0.1' })).toMatchObject({
      ok: false,
      error: { code: 'server.port' },
    });
    other.close();
    const empty = join(root, 'assets');
    expect(await openServer({ root: empty, data, port: 0, host: '127.0.0.1' })).toMatchObject({
      ok: false,
      error: { code: 'server.unbuilt' },
    });
  });

  it('says that a data folder is in use, or that an address is none, with a code', async () => {
    expect(await openServer({ root, data, port: 0, host: '127.0.0.1' })).toMatchObject({
      error: { code: 'server.data' },
    });
    expect(await openServer({ root, data, port: 0, host: '127.0.0.1', url: 'ftp://x' })).toMatchObject({
      error: { code: 'http.input' },
    });
  });

  it('keeps its secrets for itself, and does not make new ones', async () => {
    const file = join(data, 'secrets.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const { publicKey } = (JSON.parse(readFileSync(file, 'utf8')) as { vapid: { publicKey: string } }).vapid;
    const again = await openSecrets(data);
    expect(again).toMatchObject({ ok: true, value: { vapid: { publicKey } } });
    const several = await Promise.all([1, 2, 3].map(() => openSecrets(join(root, 'fresh'))));
    expect(new Set(several.map(each => JSON.stringify(each))).size).toBe(1);
  });

  it('sends a short link to the room in the language of who follows it', async () => {
    const response = await get('/g/abcd-efgh', { 'accept-language': 'de' });
    expect([response.status, response.headers.get('location')]).toEqual([302, '/de/room/abcd-efgh']);
    expect((await get('/g/..%2f..%2fx', {})).headers.get('location')).toBe('/en/room/..%2F..%2Fx');
  });

  it('says how it is', async () => {
    const response = await get('/healthz');
    expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
  });

  const NUMBERS = ['threefold_lines', 'threefold_rooms', 'threefold_append_seconds', 'nodejs_eventloop_lag'];

  it('shows its numbers to whoever has the token, and to nobody else, wherever they come from', async () => {
    const shown = await get('/metrics', { authorization: 'Bearer let-me-in' });
    expect(shown.status).toBe(200);
    const text = await shown.text();
    for (const name of NUMBERS) expect(text).toContain(name);
    for (const headers of [{}, { authorization: 'Bearer wrong' }, { authorization: 'let-me-in' }])
      expect((await get('/metrics', headers)).status).toBe(401);
  });

  it('shows its numbers on a port of their own, and there nothing else', async () => {
    const options = { root, data: join(data, 'metrics'), port: 0, host: '127.0.0.1' };
    const port = await freePort('127.0.0.1');
    const ask = (path: string, headers = {}): Promise<Response> =>
      fetch(`http://127.0.0.1:${port}${path}`, { headers });
    const open = must(await openServer({ ...options, metricsPort: port }));
    expect((await fetch(new URL('/metrics', open.url))).status).toBe(404);
    const shown = await ask('/metrics');
    expect(shown.status).toBe(200);
    const text = await shown.text();
    for (const name of NUMBERS) expect(text).toContain(name);
    expect((await ask('/healthz')).status).toBe(404);
    const second = await openServer({ ...options, data: join(data, 'second'), metricsPort: port });
    expect(second).toMatchObject({ ok: false, error: { code: 'server.port' } });
    await open.close();
    const strict = must(await openServer({ ...options, metricsPort: port, metricsToken: 'let-me-in' }));
    expect((await ask('/metrics')).status).toBe(401);
    expect((await ask('/metrics', { authorization: 'Bearer let-me-in' })).status).toBe(200);
    await strict.close();
  });

  it.each([
    ['another site', { origin: 'https://elsewhere.example' }],
    ['nowhere, without a token', {}],
  ])('changes nothing for a request from %s', async (_, headers) => {
    const body = JSON.stringify({ name: 'Eve' });
    const response = await fetch(new URL('/api/me', url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'server.origin' });
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('tells a browser to come encrypted only where it can', async () => {
    expect((await get('/en/')).headers.get('strict-transport-security')).toBeNull();
    const other = must(
      await openServer({
        root,
        data: join(root, 'secure'),
        port: 0,
        host: '127.0.0.1',
        url: 'https://play.example.org/',
      }),
    );
    const page = await fetch(new URL('/en/', other.url));
    expect(page.headers.get('strict-transport-security')).toContain('max-age=31536000');
    const post = (origin: string): Promise<Response> =>
      fetch(new URL('/api/me', other.url), {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin },
        body: JSON.stringify({ name: 'Ada' }),
      });
    expect((await post(other.url.slice(0, -1))).status).toBe(403);
    const welcome = await post('https://play.example.org');
    expect(welcome.status).toBe(200);
    expect(welcome.headers.getSetCookie()[0]).toContain('Secure');
    await other.close();
  });

  it('never shows its inside', async () => {
    const broken = await get('/en/%');
    expect(broken.status).toBe(400);
    expect(Object.keys((await broken.json()) as object).sort()).toEqual(['code', 'message']);
  });
});
