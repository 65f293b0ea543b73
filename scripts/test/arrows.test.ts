import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '@threefold-games/games/catalogue';
import { describe, expect, it } from 'vitest';

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** A line of source that stands in a file. */
interface Line {
  readonly file: string;
  readonly source: string;
}

interface Diagnostic {
  readonly category: string;
  readonly location: { readonly path: string; readonly start: { readonly line: number } };
}

/** The lint rules about imports and globals that each of the lines breaks; they are written into a folder of their own. */
const breaches = (lines: readonly Line[]): (string | undefined)[] => {
  const folder = mkdtempSync(join(tmpdir(), 'threefold-arrows-'));
  try {
    cpSync(at('biome.json'), join(folder, 'biome.json'));
    const files = new Map<string, Line[]>();
    for (const line of lines) files.set(line.file, [...(files.get(line.file) ?? []), line]);
    for (const [file, inside] of files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), inside.map(({ source }) => `${source}\n`).join(''));
    }
    const args = ['lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none', ...files.keys()];
    const biome = at('node_modules/@biomejs/biome/bin/biome');
    const { stdout, stderr } = spawnSync(process.execPath, [biome, ...args], { cwd: folder, encoding: 'utf8' });
    if (!stdout.includes(`"unchanged":${files.size},`)) throw new Error(`biome did not run: ${stderr}`);
    const { diagnostics } = JSON.parse(stdout) as { readonly diagnostics: readonly Diagnostic[] };
    const found = diagnostics.filter(({ category }) => category.startsWith('lint/style/noRestricted'));
    return lines.map(line => {
      const row = files.get(line.file)!.indexOf(line) + 1;
      return found.find(({ location }) => location.path === line.file && location.start.line === row)?.category;
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** Every TypeScript file below the folders, tests included, by its path from the root. */
const sourceFiles = (...folders: readonly string[]): string[] =>
  folders.flatMap(folder =>
    readdirSync(at(folder), { recursive: true, encoding: 'utf8' })
      .filter(name => /\.tsx?$/.test(name) && !/\.d\.ts$|(?:^|\/)(?:node_modules|dist)\//.test(name))
      .map(name => `${folder}/${name}`),
  );

/** What each file imports of the others, types included, by relative path or by the name of a package. */
const importsAmong = (files: readonly string[]): Map<string, readonly string[]> => {
  const known = new Set(files);
  const entries = workspaceEntries();
  return new Map(
    files.map(file => {
      const found = [...readFileSync(at(file), 'utf8').matchAll(/\b(?:from|import)\s*\(?\s*'([^']+)'/g)].map(
        ([, from = '']) => (from.startsWith('.') ? normalize(join(dirname(file), from)) : entries(from)),
      );
      return [file, found.filter(target => target !== undefined && known.has(target))] as [string, string[]];
    }),
  );
};

/** The source file behind the name of one of our packages. */
const workspaceEntries = (): ((name: string) => string | undefined) => {
  const folders = ['packages', 'apps'].flatMap(folder => readdirSync(at(folder)).map(name => `${folder}/${name}`));
  const entries = [...folders, 'games', 'bench'].flatMap(folder => {
    if (!existsSync(at(`${folder}/package.json`))) return [];
    const { name, exports = {} } = JSON.parse(readFileSync(at(`${folder}/package.json`), 'utf8')) as {
      readonly name: string;
      readonly exports?: Readonly<Record<string, { readonly 'threefold-source'?: string }>>;
    };
    return Object.entries(exports).flatMap(([path, { 'threefold-source': source }]) =>
      source === undefined ? [] : [[join(name, path).split('*'), join(folder, source)] as const],
    );
  });
  return name => {
    for (const [[head = '', tail], source] of entries) {
      if (tail === undefined ? name === head : name.startsWith(head) && name.endsWith(tail))
        return source.replace('*', name.slice(head.length, name.length - (tail?.length ?? 0)));
    }
    return undefined;
  };
};

/** The files that import each other in circles, a sorted list for each circle. */
const circlesOf = (imports: ReadonlyMap<string, readonly string[]>): string[][] => {
  const reachable = new Map(
    [...imports.keys()].map(file => {
      const reached = new Set(imports.get(file));
      for (const next of reached) for (const further of imports.get(next)!) reached.add(further);
      return [file, reached];
    }),
  );
  const reaches = (from: string, to: string): boolean => reachable.get(from)!.has(to);
  const inCircles = [...imports.keys()].filter(file => reaches(file, file)).sort();
  const circleOf = (file: string): string[] => inCircles.filter(other => reaches(file, other) && reaches(other, file));
  return inCircles.map(circleOf).filter(([first], i) => first === inCircles[i]);
};

const importing = ([file, from]: readonly [string, string]): Line => ({ file, source: `export * from '${from}';` });

const FORBIDDEN = [
  ['packages/core/src/x.ts', '@threefold-games/grid'],
  ['packages/core/src/x.ts', 'node:fs'],
  ['packages/grid/src/x.ts', '@threefold-games/core'],
  ['packages/conformance/src/x.ts', '@threefold-games/games'],
  ['games/tzaar/rules/x.ts', '@threefold-games/games/talat'],
  ['games/tzaar/rules/x.ts', '../../talat/rules/index.ts'],
  ['games/tzaar/rules/x.ts', 'node:fs'],
  ['games/tzaar/rules/x.ts', 'commander'],
  ['games/tzaar/rules/x.ts', '@threefold-games/search'],
  ['games/tzaar/rules/x.ts', '../bot/index.ts'],
  ['packages/search/src/x.ts', '@threefold-games/games'],
  ['packages/search/src/x.ts', 'node:worker_threads'],
  ['packages/search/src/x.ts', '@threefold-games/net'],
  ['packages/net/src/x.ts', '@threefold-games/games'],
  ['packages/learn/src/x.ts', '@threefold-games/games'],
  ['packages/learn/src/x.ts', '@threefold-games/words'],
  ['games/tzaar/learn/x.ts', '../bot/index.ts'],
  ['games/tzaar/learn/x.ts', '../../talat/learn/index.ts'],
  ['packages/room/src/x.ts', '@threefold-games/wire'],
  ['packages/room/src/x.ts', '@threefold-games/games'],
  ['packages/room/src/x.ts', 'node:crypto'],
  ['packages/wire/src/x.ts', '@threefold-games/games'],
  ['packages/wire/src/x.ts', '@noble/hashes/sha2.js'],
  ['packages/wire/src/api/x.ts', 'fastify'],
  ['games/tzaar/bot/x.ts', '../../talat/bot/index.ts'],
  ['games/tzaar/bot/x.ts', 'node:fs'],
  ['games/catalogue.ts', '@threefold-games/bench'],
  ['games/catalogue.ts', './tzaar/rules/index.ts'],
  ['games/definitions.ts', './tzaar/rules/index.ts'],
  ['games/rules.ts', './tzaar/bot/index.ts'],
  ['games/rules.ts', './definitions.ts'],
  ['packages/play/src/x.ts', '@threefold-games/games/load'],
  ['packages/play/src/x.ts', '@threefold-games/games/catalogue'],
  ['packages/play/src/x.ts', '@threefold-games/words'],
  ['packages/play/src/bot/x.ts', 'node:fs/promises'],
  ['games/tzaar/index.ts', '../talat/index.ts'],
  ['games/tzaar/index.ts', './rules/position.ts'],
  ['games/tzaar/terminal.ts', './scene/index.ts'],
  ['bench/src/x.ts', 'threefold'],
  ['bench/src/yardsticks/x.ts', '@threefold-games/search'],
  ['bench/src/yardsticks/x.ts', '@threefold-games/games/tzaar/bot'],
  ['bench/src/x.ts', '@threefold-games/games/tzaar'],
  ['packages/speech/src/x.ts', '@threefold-games/core'],
  ['packages/words/src/x.ts', '@threefold-games/core'],
  ['packages/stage/src/svg/x.ts', '@threefold-games/games'],
  ['packages/stage/src/svg/x.ts', 'three'],
  ['packages/stage/src/svg/x.ts', 'node:fs'],
  ['packages/board/src/x.ts', '@threefold-games/search'],
  ['packages/board/src/x.ts', '@threefold-games/games/catalogue'],
  ['packages/board/src/x.ts', '@threefold-games/games/tzaar/bot'],
  ['packages/board/src/view/x.ts', 'preact'],
  ['games/tzaar/scene/x.ts', '../bot/index.ts'],
  ['games/tzaar/scene/x.ts', '../rules/generate.ts'],
  ['games/taluva/scene/editor/x.ts', '../../rules/position.ts'],
  ['games/tzaar/scene/x.ts', '../../talat/scene/index.ts'],
  ['games/tzaar/words/de.ts', '../rules/index.ts'],
  ['games/load.ts', './tzaar/scene/index.ts'],
  ['apps/web/src/x.ts', 'node:fs'],
  ['apps/web/src/x.ts', 'three'],
  ['apps/web/src/x.ts', '@threefold-games/server'],
  ['apps/web/src/pages/home/x.ts', '@threefold-games/games/tzaar'],
  ['apps/web/src/pages/home/x.ts', '@threefold-games/games'],
  ['apps/cli/src/x.ts', '@threefold-games/conformance'],
  ['examples/morris/x.ts', '../../games/definition.ts'],
  ['apps/cli/src/x.ts', '../../../games/catalogue.ts'],
  ['apps/server/src/x.ts', '@threefold-games/testkit'],
  ['apps/web/src/x.ts', '@threefold-games/testkit'],
  ['packages/room/src/x.ts', '@threefold-games/testkit'],
  ['packages/testkit/src/x.ts', '@threefold-games/wire'],
] as const;

const ALLOWED = [
  ['packages/core/src/x.ts', './contract.ts'],
  ['packages/conformance/src/x.ts', '@threefold-games/core'],
  ['games/tzaar/rules/x.ts', '@threefold-games/core'],
  ['games/tzaar/rules/x.ts', '@threefold-games/grid'],
  ['packages/search/src/x.ts', '@threefold-games/core'],
  ['packages/room/src/x.ts', '@threefold-games/core'],
  ['packages/room/src/x.ts', '@noble/hashes/sha2.js'],
  ['packages/wire/src/x.ts', '@threefold-games/room'],
  ['packages/wire/src/api/x.ts', '../plan.ts'],
  ['packages/wire/src/api/x.ts', 'typebox'],
  ['games/tzaar/bot/x.ts', '../rules/position.ts'],
  ['games/tzaar/bot/x.ts', '@threefold-games/search'],
  ['packages/learn/src/x.ts', '@threefold-games/search'],
  ['games/tzaar/learn/x.ts', '../rules/tables.ts'],
  ['games/tzaar/learn/x.ts', '@threefold-games/learn'],
  ['games/tzaar/bot/x.ts', '@threefold-games/net'],
  ['games/catalogue.ts', './definitions.ts'],
  ['games/definitions.ts', './tzaar/index.ts'],
  ['games/rules.ts', './tzaar/rules/index.ts'],
  ['packages/play/src/x.ts', '@threefold-games/games/tzaar'],
  ['packages/play/src/x.ts', '@threefold-games/games/tzaar/words/en'],
  ['packages/play/src/bot/x.ts', '@threefold-games/search'],
  ['games/tzaar/index.ts', './bot/index.ts'],
  ['games/tzaar/terminal.ts', '@threefold-games/stage/terminal'],
  ['bench/src/x.ts', '@threefold-games/games/catalogue'],
  ['bench/src/yardsticks/x.ts', '@threefold-games/games/tzaar'],
  ['packages/stage/src/three/x.ts', 'three'],
  ['packages/stage/src/svg/x.ts', '../scene.ts'],
  ['packages/board/src/x.ts', '@threefold-games/games/tzaar'],
  ['packages/board/src/x.ts', '@threefold-games/games/tzaar/words/de'],
  ['packages/board/src/view/x.ts', '@threefold-games/stage/dom'],
  ['apps/web/src/board/x.ts', '@threefold-games/board/surface'],
  ['games/tzaar/scene/x.ts', '../rules/view.ts'],
  ['games/taluva/scene/editor/x.ts', '../../rules/tables.ts'],
  ['games/tzaar/scene/x.ts', '@threefold-games/stage'],
  ['games/tzaar/words/de.ts', './en.ts'],
  ['games/load.ts', './definitions.ts'],
  ['apps/web/src/pages/home/x.ts', '@threefold-games/games/load'],
  ['apps/web/src/pages/home/x.ts', '../../state/route.ts'],
  ['apps/cli/src/x.ts', '@threefold-games/games/talat'],
  ['apps/cli/src/x.ts', 'commander'],
  ['examples/morris/x.ts', '@threefold-games/games/definitions'],
  ['apps/cli/test/x.ts', '@threefold-games/testkit'],
  ['packages/room/test/x.ts', '@threefold-games/testkit'],
] as const;

const CLOCKS = [
  'games/tzaar/rules/x.ts',
  'packages/room/src/x.ts',
  'packages/wire/src/x.ts',
  'packages/play/src/x.ts',
].map((file): Line => ({ file, source: 'export const now = (): number => Date.now();' }));

describe('the lint keeps the import arrows one-way', () => {
  const lines = [...FORBIDDEN.map(importing), ...ALLOWED.map(importing), ...CLOCKS];
  const found = breaches(lines);
  const breach = (arrows: readonly (readonly [string, string])[], from: number) =>
    arrows.map(([file, what], i) => ({ file, what, breaks: found[from + i] }));

  it.each(breach(FORBIDDEN, 0))('$file may not import $what', ({ breaks }) => {
    expect(breaks).toBe('lint/style/noRestrictedImports');
  });

  it.each(breach(ALLOWED, FORBIDDEN.length))('$file may import $what', ({ breaks }) => {
    expect(breaks).toBeUndefined();
  });

  it('core, grid, search, net, room, wire, rules and bots know no chance and no clock of their own', () => {
    const folders = [
      'packages/core/src',
      'packages/grid/src',
      'packages/search/src',
      'packages/net/src',
      'packages/room/src',
      'packages/wire/src',
      ...games.flatMap(({ id }) => [`games/${id}/rules`, `games/${id}/bot`]),
    ];
    const files = folders.flatMap(folder =>
      readdirSync(at(folder), { recursive: true, encoding: 'utf8' })
        .filter(name => name.endsWith('.ts'))
        .map(name => `${folder}/${name}`),
    );
    expect(files.length).toBeGreaterThan(50);
    expect(
      files.filter(file => /Math\.random|\bDate\b[.(]|performance\./.test(readFileSync(at(file), 'utf8'))),
    ).toEqual([]);
  });

  it('no file imports itself by way of others', { timeout: 60_000 }, () => {
    const files = sourceFiles('packages', 'games', 'apps', 'bench');
    expect(files.length).toBeGreaterThan(1000);
    expect(circlesOf(importsAmong(files))).toEqual([]);
  });

  it('circles of imports are found', () => {
    const circles = circlesOf(
      new Map([
        ['a', ['b']],
        ['b', ['c', 'd']],
        ['c', ['a']],
        ['d', ['e']],
        ['e', ['d', 'f']],
        ['f', []],
        ['g', ['a', 'g']],
      ]),
    );
    expect(circles).toEqual([['a', 'b', 'c'], ['d', 'e'], ['g']]);
  });

  it('rules, room, wire and play know no clock', () => {
    expect(found.slice(-CLOCKS.length)).toEqual(CLOCKS.map(() => 'lint/style/noRestrictedGlobals'));
  });
});
