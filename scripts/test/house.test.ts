import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { at, sourceFiles } from './imports.ts';
import { spreadOut } from './pages.ts';

const read = (path: string): string => readFileSync(at(path), 'utf8');

/** Code without tests and word catalogues. */
const code = sourceFiles('apps', 'bench', 'examples', 'games', 'library', 'packages').filter(
  file => /\.tsx?$/.test(file) && !/\/(?:test|e2e|words)\/|\.(?:test|deep)\.ts$|\.generated\.ts$/.test(file),
);

describe('the size of the house', () => {
  it('has at most 1,250 files of code', () => {
    expect(code.length).toBeGreaterThan(800);
    expect(code.length).toBeLessThanOrEqual(1250);
  });

  it('has no file of more than 450 lines', () => {
    const lines = code.map(file => ({ file, lines: read(file).split('\n').length }));
    expect(lines.filter(each => each.lines > 450)).toEqual([]);
  });
});

const WEB = 'apps/web/src';

/** The subjects of the web app from below to above, as its README lists them. */
const subjects = [...read('apps/web/README.md').matchAll(/^\| `([\w]+)\/` +\|/gm)]
  .map(([, name = '']) => name)
  .reverse();

const subjectOf = (file: string): string => file.slice(WEB.length + 1).split('/', 1)[0]!;

/** What a file of the web app loads with itself: its static imports of files in the app. */
const loadedWith = (file: string): string[] =>
  [...read(file).matchAll(/^(?:import|export)\b[^;]*?'(\.[^']+\.tsx?)';/gms)].map(([, path = '']) =>
    normalize(join(dirname(file), path)),
  );

/** What a door loads at once, in its own subject; `others` are the doors that this needs. */
const behindDoor = (door: string) => {
  const inside = new Set([door]);
  const others = new Map<string, string>();
  for (const file of inside)
    for (const target of loadedWith(file))
      if (subjectOf(target) === subjectOf(door)) inside.add(target);
      else others.set(target, file);
  return { inside, others };
};

describe('the subjects of the web app', () => {
  it('are those of its README', () => {
    expect(subjects.toSorted()).toEqual(readdirSync(at(WEB)).toSorted());
  });

  it('need only subjects below them when they are loaded at once', () => {
    const found = subjects.flatMap((subject, i) => {
      const door = `${WEB}/${subject}/index.ts`;
      if (!existsSync(at(door))) return [];
      return [...behindDoor(door).others]
        .filter(([target]) => subjects.indexOf(subjectOf(target)) > i)
        .map(([target, file]) => `${file} imports ${target}`);
    });
    expect(found).toEqual([]);
  });

  it('load nothing with lazy.ts but what is asked for', () => {
    const doors = subjects.map(subject => `${WEB}/${subject}/lazy.ts`).filter(door => existsSync(at(door)));
    expect(doors.length).toBeGreaterThan(10);
    expect(doors.filter(door => loadedWith(door).length > 0)).toEqual([]);
  });
});

/** Names of files and folders in a text: in code font, with an ending or a slash behind them. */
const pathsIn = (text: string): string[] =>
  [
    ...text
      .replaceAll(/^```\w+[\s\S]*?^```/gm, '')
      .matchAll(/`([\w.{},@-]+(?:\/[\w.{},@-]+)*(?:\.(?:tsx?|mjs|css)|\/))`/g),
  ].map(([, path = '']) => path);

/** Where a page's short paths start, beside the root. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  'docs/web.md': [
    'apps/web',
    WEB,
    'apps/web/e2e',
    'apps/web/e2e/together',
    'packages/stage/src',
    'packages/board-core/src',
  ],
  'docs/server.md': ['apps/server', 'apps/server/src', 'apps/server/test'],
  'docs/turn.md': [],
  'docs/architecture.md': ['packages/search/src', 'games/tzaar'],
  'CONTRIBUTING.md': [],
  'apps/web/README.md': ['apps/web', WEB],
};

/** Folders that only a build makes, which a fresh clone does not have. */
const built = read('.gitignore')
  .split('\n')
  .filter(line => line.endsWith('/'));

const tracked = sourceFiles('apps', 'bench', 'examples', 'games', 'library', 'packages', 'scripts');

describe('the pages about the code name only what there is', () => {
  it.each(Object.entries(PAGES))('%s', (page, folders) => {
    const paths = pathsIn(read(page)).flatMap(spreadOut);
    expect(paths.length).toBeGreaterThan(0);
    const isThere = (path: string): boolean =>
      ['', ...folders].some(folder => existsSync(at(join(folder, path)))) ||
      // A file named alone is beside those that the sentence is about.
      (!path.includes('/') && tracked.some(file => file.endsWith(`/${path}`)));
    expect(paths.filter(path => !built.some(folder => path.startsWith(folder)) && !isThere(path))).toEqual([]);
  });
});
