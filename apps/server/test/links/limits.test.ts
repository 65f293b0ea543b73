import { EventEmitter } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { LIMITS } from '../../src/limits.ts';
import type { Card } from '../../src/links/card.ts';
import { PictureStore } from '../../src/links/pictureStore.ts';
import { type DrawQuestion, Painter, Pictures } from '../../src/links/pictures.ts';
import type { Thread } from '../../src/workerPool.ts';
import { PATIENCE } from '../api/house.ts';
import { SHELVES } from '../puzzles/shelves.ts';
import { TestTime } from '../support/time.ts';
import { LOOSE, openSite, tagsIn } from './site.ts';

const folders: string[] = [];
const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'threefold-pictures-'));
  folders.push(made);
  return made;
};
afterEach(() => {
  for (const made of folders.splice(0)) rmSync(made, { recursive: true, force: true });
});

/** A thread that draws when it is told to. */
class TestThread extends EventEmitter {
  readonly asked: DrawQuestion[] = [];
  ended = false;
  postMessage(question: DrawQuestion): void {
    this.asked.push(question);
  }
  unref(): void {}
  async terminate(): Promise<number> {
    this.ended = true;
    return 0;
  }
  draw(): void {
    const { card, form } = this.asked.at(-1)!;
    this.emit('message', form === 'picture' ? Buffer.from(card.title) : [card.title]);
  }
}

const card = (title: string): Card => ({ lang: 'en', kind: '', title, facts: [], seats: [], boards: [] });

const QUIET = { warn: () => undefined };

const openTest = ({ waiting = 2, remembered = 100 } = {}) => {
  const threads: TestThread[] = [];
  const time = new TestTime();
  const open = (): Thread => {
    const thread = new TestThread();
    threads.push(thread);
    return thread as unknown as Thread;
  };
  const painter = new Painter({ waiting, drawnWithin: 10_000, idleFor: 60_000 }, time, open);
  const store = new PictureStore(folder(), { files: 10, bytes: 1_000 });
  const pictures = new Pictures({ store, painter, after: time.after, within: 5_000, remembered, log: QUIET });
  return { painter, pictures, threads, time, store };
};
const text = async (drawing: Promise<Uint8Array | undefined>): Promise<string | undefined> => {
  const drawn = await drawing;
  return drawn && Buffer.from(drawn).toString();
};

it('so many cards wait to be drawn and no more', async () => {
  const { painter, threads } = openTest();
  const drawings = ['a', 'b', 'c', 'd'].map(title => painter.draw('picture', card(title)));
  expect(await drawings[3]).toBeUndefined();
  for (let n = 0; n < 3; n++) {
    threads[0]!.draw();
    // The next card is sent in its own turn.
    await new Promise(resolve => setImmediate(resolve));
  }
  expect(await Promise.all(drawings.map(text))).toEqual(['a', 'b', 'c', undefined]);
  expect(threads).toHaveLength(1);
});

it('a thread that breaks or takes too long costs one card, and the next one gets another', async () => {
  const { painter, threads, time } = openTest();
  const drawings = ['a', 'b', 'c'].map(title => painter.draw('picture', card(title)));
  threads[0]!.emit('error', new Error('out of memory'));
  threads[0]!.emit('exit', 1);
  expect(await drawings[0]).toBeUndefined();
  time.pass(10_000);
  expect(await drawings[1]).toBeUndefined();
  expect(threads).toHaveLength(3);
  expect(threads[1]!.ended).toBe(true);
  threads[2]!.draw();
  expect(await text(drawings[2]!)).toBe('c');
  time.pass(60_000);
  expect(threads[2]!.ended).toBe(true);
  const last = painter.draw('picture', card('d'));
  await painter.close();
  expect([await last, await painter.draw('picture', card('e'))]).toEqual([undefined, undefined]);
});

it('who waits too long goes without, and finds the picture when they come again', async () => {
  const { pictures, threads, time, store } = openTest();
  const first = pictures.pictureOf(card('a'));
  await store.get('');
  // The store has been asked, and then the painter.
  while (threads.length === 0) await Promise.resolve();
  time.pass(5_000);
  expect(await first).toBeUndefined();
  const second = pictures.pictureOf(card('a'));
  await store.get('');
  threads[0]!.draw();
  expect(await text(second)).toBe('a');
  expect(await text(pictures.pictureOf(card('a')))).toBe('a');
  expect(threads[0]!.asked).toHaveLength(1);
});

it('boards are remembered, so many of them', async () => {
  const { pictures, threads } = openTest({ remembered: 100 });
  const boards = async (title: string) => {
    const drawing = pictures.boardsOf(card(title));
    threads.at(-1)?.draw();
    return drawing;
  };
  const [one, two, three] = ['1', '2', '3'].map(sign => sign.repeat(40));
  for (const title of [one!, two!, one!, three!, one!]) expect(await boards(title)).toEqual([title]);
  expect(threads[0]!.asked).toHaveLength(3);
  await boards(two!);
  expect(threads[0]!.asked).toHaveLength(4);
});

it('pictures on the disk are so many files and bytes, the latest asked for, also after a restart', async () => {
  const place = folder();
  const key = (n: number): string => String(n).repeat(64);
  const store = new PictureStore(place, { files: 3, bytes: 250 });
  writeFileSync(join(place, 'half.part'), 'half');
  for (const n of [1, 2, 3]) await store.put(key(n), Buffer.alloc(50));
  expect((await store.get(key(1)))?.length).toBe(50);
  await store.put(key(4), Buffer.alloc(50));
  expect(readdirSync(place).sort()).toEqual([1, 3, 4].map(n => `${key(n)}.png`));
  await store.put(key(5), Buffer.alloc(200));
  expect(readdirSync(place).sort()).toEqual([4, 5].map(n => `${key(n)}.png`));
  const again = new PictureStore(place, { files: 3, bytes: 250 });
  expect((await Promise.all([again.get(key(5)), again.get(key(5))])).map(png => png?.length)).toEqual([200, 200]);
  expect(await again.get(key(3))).toBeUndefined();
  // Somebody has tidied up.
  rmSync(join(place, `${key(4)}.png`));
  expect(await again.get(key(4))).toBeUndefined();
});

it('a disk that takes nothing costs no picture', async () => {
  const warnings: unknown[] = [];
  const { painter, time } = openTest();
  const place = join(folder(), 'file');
  writeFileSync(place, 'no folder');
  const store = new PictureStore(place, { files: 3, bytes: 250 });
  const drawing = { draw: async () => Buffer.from('a') } as unknown as Painter;
  const warn = (warning: unknown): void => void warnings.push(warning);
  const pictures = new Pictures({
    store,
    painter: drawing,
    after: time.after,
    within: 1,
    remembered: 1,
    log: { warn },
  });
  expect(await text(pictures.pictureOf(card('a')))).toBe('a');
  while (warnings.length === 0) await new Promise(resolve => setImmediate(resolve));
  expect(warnings).toHaveLength(1);
  await painter.close();
});

it(
  'whoever asks too much, or while too many wait, is told so with a code and when to come again',
  async () => {
    const linkLimits = {
      ...LOOSE,
      perAddress: { burst: 6, perSecond: 0.001 },
      drawing: { ...LIMITS.links.drawing, waiting: 0 },
    };
    const site = await openSite({ linkLimits });
    const paths = ['/api/picture/puzzle/tz-uqp3c.png', '/embed/puzzle/tz-uqp3c', '/embed/daily'];
    const ask = async (path: string) => {
      const { statusCode, headers, body } = await site.get(path);
      const code = body.startsWith('{') ? (JSON.parse(body) as { readonly code: string }).code : '';
      return [statusCode, code, headers['retry-after'] !== undefined, headers['cache-control']];
    };
    for (const path of paths)
      expect([path, ...(await ask(path))]).toEqual([path, 503, 'server.busy', true, 'no-store']);
    for (const path of ['/en/daily', '/en/puzzle/tz-uqp3c', '/en/puzzle/tz-uqp3c'])
      expect((await site.get(path)).body).toMatch(/TZAAR|Daily/);
    for (const path of [...paths, '/api/daily.atom'])
      expect([path, ...(await ask(path))]).toEqual([path, 429, 'http.rate', true, 'no-store']);
    // Pages are served all the same, and tell only of the site.
    const page = await site.get('/en/puzzle/tz-uqp3c');
    expect([page.statusCode, page.body.includes('TZAAR: Win')]).toEqual([200, false]);
    expect(site.drawn()).toBe(0);
    await site.close();
  },
  PATIENCE,
);

it(
  'puzzles that cannot be read, or a store that is away, cost no page',
  async () => {
    const broken = { ...SHELVES.get('talat')!, index: new URL('file:///nowhere/index.txt') };
    const shelves = new Map([...SHELVES, ['talat', broken]]);
    const site = await openSite({ puzzles: { shelves } });
    const title = async (path: string) => {
      const { statusCode, body } = await site.get(path);
      return [statusCode, tagsIn(body).get('og:title')];
    };
    const general = await title('/en/');
    expect(await title('/en/puzzle/ta-xtx9p')).toEqual(general);
    expect((await site.get('/en/daily')).body).toContain('TZAAR: ');
    expect((await site.get('/api/picture/puzzle/ta-xtx9p.png')).json()).toMatchObject({ code: 'server.internal' });
    await site.house.store.close();
    expect(await title('/en/puzzle/tz-uqp3c')).toEqual(general);
    const away = await site.get('/embed/puzzle/tz-uqp3c');
    expect([away.statusCode, away.json().code]).toEqual([503, 'server.busy']);
    await site.close().catch(() => undefined);
  },
  PATIENCE,
);
