import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServer } from '../src/index.ts';

/** A small app as the build leaves it. */
const root = mkdtempSync(join(tmpdir(), 'threefold-server-'));
const script = 'export const answer = 42;\n'.repeat(50);
let url = '';
let close = async (): Promise<void> => undefined;

beforeAll(async () => {
  for (const folder of ['assets', 'en', 'de']) mkdirSync(join(root, folder));
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>any</title>');
  writeFileSync(join(root, 'en/index.html'), '<!doctype html><title>English</title>');
  writeFileSync(join(root, 'de/index.html'), '<!doctype html><title>Deutsch</title>');
  writeFileSync(join(root, 'sw.js'), '// worker\n');
  writeFileSync(join(root, 'assets/app-1234.js'), script);
  writeFileSync(join(root, 'assets/app-1234.js.br'), brotliCompressSync(script));
  const server = await openServer({ root, port: 0, host: '127.0.0.1' });
  if (!server.ok) throw new Error(server.error.code);
  ({ url, close } = server.value);
});

afterAll(async () => {
  await close();
  rmSync(root, { recursive: true });
});

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

  it.each(['/de/', '/de/game/abc', '/de/rules/taluva', '/de/analysis?game=talat'])(
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
    expect(await openServer({ root, port, host: '127.0.0.1' })).toMatchObject({
      ok: false,
      error: { code: 'server.port' },
    });
    other.close();
    const empty = join(root, 'assets');
    expect(await openServer({ root: empty, port: 0, host: '127.0.0.1' })).toMatchObject({
      ok: false,
      error: { code: 'server.unbuilt' },
    });
  });
});
