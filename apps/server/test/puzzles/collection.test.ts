import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { dailyPuzzle, formatEntry, parseEntries } from '@threefold-games/learn';
import { must } from '@threefold-games/testkit';
import { afterAll, expect, it } from 'vitest';
import { Collection } from '../../src/puzzles/collection.ts';
import { SHELVES, TURNS } from './shelves.ts';

const folder = mkdtempSync(join(tmpdir(), 'threefold-collection-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('finds the puzzle of each day as every page does, in whatever order and however often days are asked for', async () => {
  const entries = Array.from({ length: 40 }, (_, n) => ({
    id: `tz-222${String.fromCharCode(97 + Math.floor(n / 5))}${2 + (n % 5)}`,
    start: { rating: 900 + 20 * n, doubt: 200 },
    themes: [`theme${n % 4}`],
  }));
  const index = join(folder, 'index.txt');
  const text = `${entries.map(formatEntry).join('\n')}\n`;
  writeFileSync(index, text);
  const shelf = { prefix: 'tz', index: pathToFileURL(index), chunk: () => pathToFileURL(index) };
  const collection = new Collection(new Map([['tzaar', shelf]]));
  const days = ['2027-03-01', '2026-11-01', '2026-12-31', '2027-03-02', '2026-11-02', '2027-03-01'];
  const found = await Promise.all(days.map(day => collection.daily('tzaar', day)));
  expect(found).toEqual(days.map(day => dailyPuzzle(must(parseEntries(text)), day)!.id));
  for (const day of ['2026-10-31', '2027-02-29', 'today', ''])
    expect(await collection.daily('tzaar', day)).toBeUndefined();
});

it('tries again to read what could not be read', async () => {
  const missing = pathToFileURL(join(folder, 'later.txt'));
  const shelf = SHELVES.get('tzaar')!;
  const collection = new Collection(new Map([['tzaar', { ...shelf, index: missing }]]));
  await expect(collection.find(TURNS.tzaar.id)).rejects.toThrow();
  await expect(collection.daily('tzaar', '2026-11-18')).rejects.toThrow();
  writeFileSync(missing, 'tz-uqp3c 1000 lastTwo\n');
  expect(must(await collection.find(TURNS.tzaar.id)).game).toBe('tzaar');
  expect(await collection.daily('tzaar', '2026-11-18')).toBe(TURNS.tzaar.id);
  expect(await collection.find('tz-22222')).toMatchObject({ ok: false, error: { code: 'puzzle.missing' } });
});
