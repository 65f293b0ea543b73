import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { at } from './imports.ts';
import { spreadOut } from './pages.ts';

/** The first cells of the tables in a text: files, a few to a cell. */
const filesIn = (text: string): readonly string[] =>
  [...text.matchAll(/^\| (`[^|]+`) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, path = '']) => spreadOut(path)),
  );

const [walk = [], besides = []] = readFileSync(at('docs/turn.md'), 'utf8').split('## What else runs').map(filesIn);

/** They listen to a page or draw it, which needs a browser. */
const NEEDS_PAGE = [
  'apps/web/src/board/BoardView.tsx',
  'apps/web/src/board/ComposeBar.tsx',
  'apps/web/src/online/net/connection.ts',
  'games/tzaar/scene/scene.ts',
  'packages/board-core/src/surface/pointing.ts',
  'packages/board-core/src/surface/surface.ts',
  'packages/stage/src/dom/gesture.ts',
  'packages/stage/src/dom/patch.ts',
  'packages/stage/src/dom/play.ts',
  'packages/stage/src/svg/draw.ts',
  'packages/stage/src/svg/hit.ts',
];

/** The files that run with every turn that this script plays. */
const ranIn = async (script: string, ...options: readonly string[]): Promise<readonly string[]> => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--conditions=threefold-source', ...options, at(script)],
    { cwd: at('') },
  );
  return JSON.parse(stdout) as readonly string[];
};

/** Which of the files are in these folders, sorted. */
const within = (files: readonly string[], folders: readonly string[]): readonly string[] =>
  files.filter(file => folders.some(folder => file.startsWith(folder))).toSorted();

const without = (files: readonly string[], others: readonly string[]): readonly string[] =>
  files.filter(file => !others.includes(file));

const SERVER = ['apps/server/src/', 'packages/room/src/', 'packages/wire/src/'];
const PAGE = ['apps/web/src/', 'packages/board-core/src/'];

describe('the walk from a click to the other screen', () => {
  it('passes through at most 50 files', () => {
    expect(walk.length).toBeGreaterThan(30);
    expect(walk.length).toBeLessThanOrEqual(50);
    expect(new Set([...walk, ...besides]).size).toBe(walk.length + besides.length);
  });

  it('passes through the listed files on the server, and through no other', async () => {
    const ran = within(await ranIn('apps/server/test/turnChild.ts'), SERVER);
    const listed = within(walk, SERVER);
    expect(without(listed, ran)).toEqual([]);
    expect(without(ran, listed)).toEqual(within(besides, SERVER));
  });

  it('passes through the listed files of the page, as far as they need no browser, and through no other', async () => {
    const ran = await ranIn(
      'apps/web/test/turnChild.ts',
      `--import=${new URL('./componentSources.mjs', import.meta.url)}`,
    );
    const listed = without(walk, within(walk, SERVER));
    expect(without(listed, ran).toSorted()).toEqual(NEEDS_PAGE);
    expect(without(within(ran, PAGE), listed)).toEqual(within(besides, PAGE));
  });
});
