import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '../src/catalogue.ts';
import { freshPath, threefold } from './harness.ts';

const puzzles = (...argv: readonly string[]) => threefold(['puzzles', ...argv]);
const mine = (out: string, ...argv: readonly string[]) =>
  puzzles('mine', 'tzaar', '--seed', 'd', '--out', out, ...argv);
const linesOf = (path: string): readonly string[] => readFileSync(path, 'utf8').split('\n').filter(Boolean);

/** What was found, without what it cost. */
const found = (...paths: readonly string[]) =>
  paths
    .flatMap(linesOf)
    .map(line => JSON.parse(line) as { number: number; record: string; puzzles: readonly { id: string }[] })
    .map(({ number, record, puzzles }) => ({ number, record, puzzles }))
    .sort((a, b) => a.number - b.number);

const GAMES = 2;
const mined = freshPath();
const graded = freshPath();

beforeAll(async () => {
  await mine(mined, '--games', String(GAMES));
  await puzzles('grade', 'tzaar', mined, '--out', graded);
}, 120_000);

describe('puzzles mine', () => {
  it('finds the same with the same seed, in parts too, and tells what each stage yields and costs', async () => {
    const half = freshPath();
    const { code, out } = await mine(half, '--games', '2', '--part', '1/2');
    expect(code).toBe(0);
    expect(found(half)).toEqual(found(mined).filter(({ number }) => number % 2 === 0));
    expect(out).toMatch(/^played: 1 games, \d+ turns, \d+\.\d\d s a game$/m);
    expect(out).toMatch(/^judged: .* s a game; left out: /m);
    expect(out).toMatch(/^found: \d+ puzzles/m);
    expect(found(mined).some(game => game.puzzles.length > 0)).toBe(true);
  });

  it('goes on where it left off, also after a torn line', async () => {
    const path = freshPath();
    const [first, second] = linesOf(mined);
    writeFileSync(path, `${first}\n${second!.slice(0, 100)}`);
    await mine(path, '--games', '2');
    expect(linesOf(path)[0]).toBe(first);
    expect(found(path)).toEqual(found(mined));
  });

  it('refuses what there is not', async () => {
    expect(await puzzles('mine', 'chess', '--out', freshPath())).toMatchObject({ code: 2 });
    expect(await puzzles('mine', 'tzaar', '--out', freshPath(), '--part', '3/2')).toMatchObject({ code: 2 });
    expect(await puzzles('mine', 'tzaar', '--out', freshPath(), '--seed', 'a b')).toMatchObject({ code: 2 });
    expect(await puzzles('mine', 'tzaar', '--out', join(freshPath(), 'nowhere'))).toMatchObject({ code: 3 });
  });
});

describe('puzzles grade', () => {
  it('tells in which part of its tries each level found each puzzle, and grades none twice', async () => {
    const grades = linesOf(graded).map(line => JSON.parse(line) as { id: string; found: readonly number[] });
    expect(grades.map(({ id }) => id)).toEqual(found(mined).flatMap(game => game.puzzles.map(({ id }) => id)));
    for (const { found: shares } of grades) {
      expect(shares).toHaveLength(12);
      for (const share of shares) expect([0, 0.25, 0.5, 0.75, 1]).toContain(share);
    }
    const path = freshPath();
    writeFileSync(path, `${linesOf(graded)[0]}\n`);
    await puzzles('grade', 'tzaar', mined, '--out', path);
    expect(linesOf(path)).toEqual(linesOf(graded));
  });
});

describe('puzzles choose and check', () => {
  const folder = freshPath();
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
  let chosen = '';

  beforeAll(async () => {
    mkdirSync(folder);
    const { out } = await puzzles('choose', 'tzaar', '--mined', mined, '--graded', graded, '--to', folder);
    chosen = out;
  }, 120_000);

  it('writes the files of the collection, the same ones again', async () => {
    expect(chosen).toMatch(/^mined: \d+ puzzles of 2 games; graded: \d+$/m);
    expect(chosen).toMatch(/^left out: /m);
    expect(chosen).toMatch(/^chosen: [1-9]\d* puzzles in \d+ s$/m);
    expect(readdirSync(folder).sort()).toEqual(['01.games.txt', '01.txt', 'LICENSE', 'README.md', 'index.txt']);
    expect(read('README.md')).toContain('| `d` | 2 |');
    expect(read('LICENSE')).toContain('SPDX-License-Identifier: CC0-1.0');
    const again = freshPath();
    mkdirSync(again);
    await puzzles('choose', 'tzaar', '--mined', mined, '--graded', graded, '--to', again);
    for (const name of readdirSync(folder)) expect(readFileSync(join(again, name), 'utf8')).toBe(read(name));
  });

  it('leaves out what was thrown away', async () => {
    const [id] = read('index.txt').split(' ');
    const [without, to] = [freshPath(), freshPath()];
    mkdirSync(to);
    writeFileSync(without, `${id}\n`);
    const argv = ['--mined', mined, '--graded', graded, '--to', to, '--without', without];
    expect((await puzzles('choose', 'tzaar', ...argv)).out).toContain('1 thrown away');
    expect(readFileSync(join(to, 'index.txt'), 'utf8')).not.toContain(id);
  });

  it('finds whatever was changed', async () => {
    /** What is found where a file is changed, beside that there are too few puzzles. */
    const checked = async (name?: string, change: (text: string) => string = text => text) => {
      const copy = freshPath();
      mkdirSync(copy);
      for (const each of readdirSync(folder))
        if (each !== name || change(read(each)) !== '')
          writeFileSync(join(copy, each), each === name ? change(read(each)) : read(each));
      const { code, out, err } = await puzzles('check', 'tzaar', '--from', copy);
      const faults = out
        .split('\n')
        .filter(line => /^tz(aar)?[:-]/.test(line) && !/ checked in |themes, fewer|fifth/.test(line));
      return `${code} ${faults.join(' ')}${err}`;
    };
    const replace = (from: RegExp, to: string) => (text: string) => text.replace(from, to);
    const whole = await puzzles('check', 'tzaar', '--from', folder);
    expect(whole.out).toMatch(/^tzaar: It has \d themes, fewer than 8\.$/m);
    expect(whole.out).toMatch(/^tzaar: (\d+) of \1 puzzles checked in \d+ s, \d faults$/m);
    expect(whole.out).toMatch(/^ {2}found by level/m);
    expect(await checked()).toBe('1 ');
    expect(await checked('01.txt', replace(/\[Wins "(\d+) /, '[Wins "9$1 '))).toMatch(/turns do it, not 9/);
    expect(await checked('01.txt', replace(/\[Line "[^"]*"/, '[Line "A1xA9"'))).toMatch(/Its line is refused/);
    expect(await checked('01.txt', replace(/\[Start "\d+/, '[Start "301'))).toMatch(
      /has other puzzles than the list.*Its rating is/,
    );
    expect(await checked('index.txt', replace(/ \d+ /, ' 301 '))).toMatch(/File 01 has other puzzles than the list/);
    expect(await checked('01.txt', replace(/\[From "d (\d+) (\d+)"/, '[From "d $1 1"'))).toMatch(
      /does not have its position/,
    );
    expect(await checked('01.txt', replace(/\[Goal /, '[Gaol '))).toMatch(/^1 .*puzzle\.syntax/);
    expect(await checked('01.txt', () => '')).toMatch(/^3 .*file\.missing/);
    expect(await checked('01.games.txt', replace(/^1\. .*$/m, '1. a1'))).toMatch(/The game that it comes from/);
  });

  it('needs a game for a folder', async () => {
    expect(await puzzles('check', '--from', folder)).toMatchObject({ code: 2 });
  });
});

describe('puzzles check', () => {
  it('finds no fault in some of the shipped puzzles of each game', async () => {
    const { code, out } = await puzzles('check', '--sample', '4');
    for (const { id } of catalogue.games)
      expect(out).toMatch(new RegExp(`^${id}: 4 of \\d+ puzzles checked in \\d+ s, 0 faults$`, 'm'));
    expect(code).toBe(0);
  });
});
