import { afterAll, beforeAll, expect, it } from 'vitest';
import { PATIENCE } from '../api/house.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, PATIENCE);
afterAll(() => site.close(), PATIENCE);

it('pages of anybody get the modules of boards from here', async () => {
  for (const game of ['talat', 'taluva', 'tzaar']) {
    const module = await site.get(`/embed/board/${game}.js`);
    expect([module.statusCode, module.headers['access-control-allow-origin']]).toEqual([200, '*']);
    expect(module.headers['content-type']).toContain('text/javascript');
    const chunks = [...module.body.matchAll(/"\.\/(chunks\/[^"]+)"/g)].map(([, name]) => name!);
    for (const name of chunks) {
      const chunk = await site.get(`/embed/board/${name}`, { 'accept-encoding': 'gzip' });
      expect([name, chunk.statusCode, chunk.headers['content-encoding']]).toEqual([name, 200, 'gzip']);
      expect(chunk.headers['cache-control']).toContain('immutable');
    }
    expect(chunks.length).toBeGreaterThan(0);
  }
  for (const name of ['nothing.js', '../package.json', '..%2fpackage.json', 'chunks', ''])
    expect([name, (await site.get(`/embed/board/${name}`)).statusCode]).toEqual([name, 404]);
});
