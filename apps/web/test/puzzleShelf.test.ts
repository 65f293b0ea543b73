import type { PuzzleShelf } from '@threefold-games/catalogue/load';
import { fail, ok, type Result } from '@threefold-games/core';
import { CHUNK, dailyPuzzle, formatEntry, formatPuzzle, type Puzzle } from '@threefold-games/learn';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeShelf, type Shelf } from '../src/puzzles/makeShelf.ts';

const LETTERS = 'abcdefghjk';
const idOf = (n: number): string =>
  `tz-${String(n)
    .padStart(5, '0')
    .replace(/\d/g, digit => LETTERS[Number(digit)]!)}`;

/** One more than fill two files. */
const PUZZLES: readonly Puzzle[] = Array.from({ length: 2 * CHUNK + 1 }, (_, n) => ({
  id: idOf(n),
  game: 'tzaar',
  rules: 1,
  position: `tzaar/1 ${n}`,
  goal: { kind: 'win', turns: 1 },
  line: [['A1xA2']],
  themes: [n % 2 === 0 ? 'pass' : 'tempo'],
  wins: 1,
  turns: 20,
  proof: 1,
  found: [],
  start: { rating: 1000 + n, doubt: 200 },
  from: { seed: 's', game: 0, turn: 1 },
  missed: true,
}));

const at = (name: string): URL => new URL(`https://threefold.example/${name}`);
const SHELF = {
  prefix: 'tz',
  index: at('index.txt'),
  chunk: (n: number) => at(`${n}.txt`),
  sources: (n: number) => at(`${n}.games.txt`),
} as PuzzleShelf;

const FILES: Readonly<Record<string, string>> = {
  '/index.txt': `${PUZZLES.map(formatEntry).join('\n')}\n`,
  ...Object.fromEntries(
    [0, 1, 2].flatMap(i => {
      const own = PUZZLES.slice(i * CHUNK, (i + 1) * CHUNK);
      return [
        [`/${i + 1}.txt`, own.map(formatPuzzle).join('\n')],
        [`/${i + 1}.games.txt`, own.map(({ id }) => `[Game "tzaar"]\n[Id "${id}"]\n\n1. A1xA2\n`).join('\n')],
      ];
    }),
  ),
};

describe('the shelf of puzzles', () => {
  let asked: string[];
  let missing: Set<string>;
  let kept: Set<string>;
  let wrong: Set<string>;
  let shelf: Shelf;

  beforeEach(() => {
    [asked, missing, kept, wrong] = [[], new Set(), new Set(), new Set()];
    shelf = makeShelf({
      shelfOf: async game => (game === 'tzaar' ? SHELF : undefined),
      gameOf: id => (id.startsWith('tz-') ? 'tzaar' : undefined),
      async fetchText({ pathname }): Promise<Result<string>> {
        asked.push(pathname);
        return missing.has(pathname) ? fail('wire.offline') : ok(FILES[pathname]!);
      },
      isKept: async ({ pathname }) => kept.has(pathname),
      withdrawn: () => wrong,
    });
  });

  it('has all puzzles of a game, and none of a game without any', async () => {
    expect(await shelf.loadEntries('tzaar')).toMatchObject({ ok: true, value: { length: PUZZLES.length } });
    expect(await shelf.loadEntries('talat')).toEqual(ok([]));
  });

  it('loads a puzzle from its file, with the game that it comes from, each once', async () => {
    for (const puzzle of [PUZZLES[0]!, PUZZLES[CHUNK]!, PUZZLES[CHUNK + 1]!]) {
      expect(await shelf.loadPuzzle(puzzle.id)).toEqual(ok(puzzle));
      expect(await shelf.loadSource(puzzle.id)).toMatchObject({ value: expect.stringContaining(puzzle.id) });
    }
    expect(asked.toSorted()).toEqual(['/1.games.txt', '/1.txt', '/2.games.txt', '/2.txt', '/index.txt']);
  });

  it('knows no puzzle that is on no list', async () => {
    for (const id of ['tz-zzzzz', 'xx-aaaaa'])
      expect(await shelf.loadPuzzle(id)).toMatchObject({ error: { code: 'http.missing' } });
  });

  it('says that a file did not come, and asks for it again', async () => {
    missing.add('/2.txt');
    const { id } = PUZZLES[CHUNK]!;
    expect(await shelf.loadPuzzle(PUZZLES[0]!.id)).toMatchObject({ ok: true });
    expect(await shelf.loadPuzzle(id)).toMatchObject({ error: { code: 'wire.offline' } });
    missing.clear();
    expect(await shelf.loadPuzzle(id)).toMatchObject({ ok: true });
    missing.add('/index.txt');
    expect(await shelf.loadEntries('tzaar')).toMatchObject({ ok: true });
  });

  it('offers nothing that was found to be wrong, but still opens it for who has a link', async () => {
    const { id } = PUZZLES[3]!;
    wrong.add(id);
    const entries = await shelf.loadEntries('tzaar');
    expect(entries.ok && entries.value.some(entry => entry.id === id)).toBe(false);
    expect(await shelf.loadPuzzle(id)).toMatchObject({ ok: true });
  });

  it('changes the day of a wrong puzzle alone', async () => {
    const days = ['2026-11-16', '2026-11-17', '2026-11-18'];
    const plain = days.map(
      day =>
        dailyPuzzle(
          PUZZLES.map(({ id, start, themes }) => ({ id, rating: start.rating, themes })),
          day,
        )!.id,
    );
    wrong.add(plain[1]!);
    const shown = await Promise.all(days.map(day => shelf.loadDaily('tzaar', day)));
    const ids = shown.map(each => each.ok && each.value?.id);
    expect([ids[0], ids[2]]).toEqual([plain[0], plain[2]]);
    expect(ids[1]).not.toBe(plain[1]);
    expect(await shelf.loadDaily('tzaar', '2026-02-30')).toEqual(ok(undefined));
  });

  it('can solve without a network what was fetched ahead or kept before, and nothing else', async () => {
    expect(await shelf.onDevice('tzaar')).toBe(0);
    await shelf.fetchAhead('tzaar', 1);
    expect(await shelf.onDevice('tzaar')).toBe(CHUNK);
    wrong.add(PUZZLES[0]!.id);
    expect(await shelf.onDevice('tzaar')).toBe(CHUNK - 1);
    kept.add('/3.txt');
    const near = await shelf.entriesOnDevice('tzaar');
    expect(near.map(({ id }) => id)).toEqual([...PUZZLES.slice(1, CHUNK), PUZZLES.at(-1)!].map(({ id }) => id));
  });

  it('counts none on a device that cannot even read the list', async () => {
    missing.add('/index.txt');
    await shelf.fetchAhead('tzaar', 1);
    expect(await shelf.onDevice('tzaar')).toBe(0);
    expect(await shelf.onDevice('talat')).toBe(0);
  });
});
