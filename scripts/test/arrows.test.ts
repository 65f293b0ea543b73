import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { games } from '@threefold-games/catalogue';
import { describe, expect, it } from 'vitest';
import {
  at,
  circlesOf,
  declaredBy,
  faultOfPath,
  manifests,
  nearestManifest,
  ownerOf,
  readImports,
  sourceFiles,
  targetOf,
} from './imports.ts';
import { breachOf, layerOf } from './layers.ts';

/** A line of source in a file. */
interface Line {
  readonly file: string;
  readonly source: string;
}

interface Diagnostic {
  readonly category: string;
  readonly location: { readonly path: string; readonly start: { readonly line: number } };
}

const RULES = /^lint\/(?:style\/noRestricted|correctness\/(?:noUndeclaredDependencies|noNodejsModules))/;

/** The lint rule about imports and globals that each of the lines breaks. The lines are written into a temporary folder, beside our manifests. */
const breaches = (lines: readonly Line[]): (string | undefined)[] => {
  const folder = mkdtempSync(join(tmpdir(), 'threefold-arrows-'));
  try {
    cpSync(at('biome.json'), join(folder, 'biome.json'));
    for (const workspace of manifests.keys())
      cpSync(at(join(workspace, 'package.json')), join(folder, workspace, 'package.json'));
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
    const found = diagnostics.filter(({ category }) => RULES.test(category));
    return lines.map(line => {
      const row = files.get(line.file)!.indexOf(line) + 1;
      return found.find(({ location }) => location.path === line.file && location.start.line === row)?.category;
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
};

type Samples = Readonly<Record<string, readonly string[]>>;

const FORBIDDEN: Samples = {
  'packages/core/src/x.ts': ['@threefold-games/grid', 'node:fs', '../../grid/src/index.ts', '../test/x.ts'],
  'packages/grid/src/x.ts': ['@threefold-games/core'],
  'packages/conformance/src/x.ts': ['@threefold-games/games'],
  'packages/conformance/test/x.ts': ['@threefold-games/tzaar', '../../../games/tzaar/rules/index.ts'],
  'packages/room/test/x.ts': ['@threefold-games/catalogue/load', '../../../scripts/test/provideGames.ts'],
  'games/tzaar/rules/x.ts': [
    '@threefold-games/talat',
    '../../talat/rules/index.ts',
    'node:fs',
    'commander',
    '@threefold-games/search',
    '../bot/index.ts',
    '@threefold-games/catalogue/load',
  ],
  'packages/search/src/x.ts': ['@threefold-games/games', 'node:worker_threads', '@threefold-games/net'],
  'packages/net/src/x.ts': ['@threefold-games/games', 'node:fs'],
  'packages/learn/src/x.ts': ['@threefold-games/games', '@threefold-games/words', '@threefold-games/testkit'],
  'games/tzaar/learn/x.ts': ['../bot/index.ts', '../../talat/learn/index.ts', '@threefold-games/catalogue'],
  'games/tzaar/test/x.ts': [
    '@threefold-games/catalogue',
    '@threefold-games/bots/tzaar',
    '../../../library/games/index.ts',
  ],
  'packages/room/src/x.ts': [
    '@threefold-games/wire',
    '@threefold-games/games',
    'node:crypto',
    '@threefold-games/testkit',
  ],
  'packages/wire/src/x.ts': ['@threefold-games/games', '@noble/hashes/sha2.js'],
  'packages/wire/src/api/x.ts': ['fastify'],
  'games/tzaar/bot/x.ts': ['../../talat/bot/index.ts', 'node:fs', '@threefold-games/talat'],
  'library/catalogue/index.ts': ['@threefold-games/bench', '../../games/tzaar/rules/index.ts'],
  'library/catalogue/definitions.ts': ['../../games/tzaar/learn/index.ts'],
  'library/catalogue/tzaar.ts': ['./talat.ts', '../../games/tzaar/rules/position.ts', '@threefold-games/talat'],
  'library/games/index.ts': ['../../games/tzaar/bot/index.ts', '@threefold-games/catalogue/definitions'],
  'packages/play-core/src/x.ts': [
    '@threefold-games/catalogue/load',
    '@threefold-games/tzaar',
    '@threefold-games/words',
    'fast-check',
    '@threefold-games/stage/three',
  ],
  'packages/play-core/src/bot/x.ts': ['node:fs/promises'],
  'library/play/src/x.ts': ['@threefold-games/catalogue', '@threefold-games/bots', 'fast-check'],
  'games/tzaar/terminal.ts': ['./scene/index.ts'],
  'bench/src/x.ts': ['threefold', '@threefold-games/games/tzaar', '@threefold-games/server'],
  'bench/src/yardsticks/x.ts': ['@threefold-games/search', '@threefold-games/bots/tzaar', 'node:fs'],
  'packages/speech/src/x.ts': ['@threefold-games/core'],
  'packages/words/src/x.ts': ['@threefold-games/core'],
  'packages/stage/src/svg/x.ts': ['@threefold-games/games', 'three', 'node:fs'],
  'packages/board-core/src/x.ts': [
    '@threefold-games/search',
    '@threefold-games/presenters/tzaar',
    '@threefold-games/tzaar',
    '@threefold-games/stage/three',
  ],
  'packages/board-core/src/view/x.ts': ['preact'],
  'library/board/src/x.ts': ['@threefold-games/catalogue', '@threefold-games/bots/tzaar'],
  'library/board/src/tzaar.ts': ['@threefold-games/talat'],
  'games/tzaar/scene/x.ts': ['../bot/index.ts', '../rules/generate.ts', '../../talat/scene/index.ts', 'node:fs'],
  'games/taluva/scene/editor/x.ts': ['../../rules/position.ts'],
  'games/tzaar/words/de/game.ts': ['../../rules/index.ts', './help.ts', '../fr/game.ts'],
  'games/tzaar/words/game.ts': ['../rules/index.ts', './help.ts'],
  'library/catalogue/load.ts': ['../../games/tzaar/scene/index.ts'],
  'apps/web/src/ui/x.ts': [
    'node:fs',
    'three',
    '@threefold-games/server',
    '@threefold-games/testkit',
    'vitest',
    '@threefold-games/wire/check',
  ],
  'apps/web/src/home/x.ts': [
    '@threefold-games/games/tzaar',
    '@threefold-games/tzaar',
    '@threefold-games/games',
    '../board/controller.ts',
    '../table/TablePage.tsx',
  ],
  'apps/web/src/account/player/x.ts': ['../../board/controller.ts'],
  'apps/cli/src/x.ts': ['@threefold-games/conformance', '../../../library/catalogue/load.ts'],
  'examples/morris/x.ts': ['../../library/catalogue/definitions.ts', 'node:fs'],
  'apps/server/src/x.ts': ['@threefold-games/testkit', 'commander'],
  'packages/testkit/src/x.ts': ['@threefold-games/wire', '@threefold-games/games'],
  'packages/stage/src/dom/x.ts': ['three'],
  'bench/test/x.ts': ['../../apps/server/src/index.ts'],
  'scripts/x.mjs': ['@threefold-games/server'],
};

const ALLOWED: Samples = {
  'packages/core/src/x.ts': ['./contract.ts'],
  'packages/conformance/src/x.ts': ['@threefold-games/core'],
  'games/tzaar/rules/x.ts': ['@threefold-games/core', '@threefold-games/grid'],
  'packages/search/src/x.ts': ['@threefold-games/core'],
  'packages/room/src/x.ts': ['@threefold-games/core', '@noble/hashes/sha2.js'],
  'packages/wire/src/x.ts': ['@threefold-games/room'],
  'packages/wire/src/api/x.ts': ['../plan.ts', 'typebox'],
  'games/tzaar/bot/x.ts': [
    '@threefold-games/tzaar/internal',
    '@threefold-games/search',
    '@threefold-games/net',
    '@threefold-games/tzaar',
  ],
  'packages/learn/src/x.ts': ['@threefold-games/search'],
  'games/tzaar/learn/x.ts': ['@threefold-games/tzaar/internal', '@threefold-games/learn', '@threefold-games/tzaar'],
  'library/catalogue/index.ts': ['./definitions.ts'],
  'library/catalogue/definitions.ts': ['./tzaar.ts', '@threefold-games/catalogue-core'],
  'library/games/index.ts': ['@threefold-games/tzaar'],
  'library/play/src/x.ts': ['@threefold-games/tzaar', '@threefold-games/presenters/tzaar/words/en'],
  'packages/play-core/src/bot/x.ts': ['@threefold-games/search'],
  'library/catalogue/tzaar.ts': ['../../games/tzaar/learn/index.ts', '@threefold-games/bots/tzaar'],
  'games/tzaar/terminal.ts': ['@threefold-games/stage/terminal'],
  'bench/src/x.ts': ['@threefold-games/catalogue'],
  'bench/src/yardsticks/x.ts': ['@threefold-games/games/tzaar'],
  'packages/stage/src/three/x.ts': ['three'],
  'packages/stage/src/svg/x.ts': ['../scene.ts'],
  'packages/board-core/src/x.ts': ['@threefold-games/stage'],
  'library/board/src/tzaar.ts': ['@threefold-games/tzaar', '@threefold-games/presenters/tzaar/words/de'],
  'packages/board-core/src/view/x.ts': ['@threefold-games/stage/dom'],
  'apps/web/src/board/x.ts': ['@threefold-games/board-core/surface'],
  'games/tzaar/scene/x.ts': ['@threefold-games/tzaar', '@threefold-games/stage'],
  'games/taluva/scene/editor/x.ts': ['@threefold-games/taluva/decode'],
  'games/tzaar/words/de/game.ts': ['../en/game.ts'],
  'games/tzaar/words/game.ts': ['./de/game.ts'],
  'library/catalogue/load.ts': ['./definitions.ts'],
  'apps/web/src/home/x.ts': ['@threefold-games/catalogue/load', '../ui/index.ts', '../table/lazy.ts', './cards.ts'],
  'apps/web/src/account/player/x.ts': ['../../board/index.ts', '../Card.tsx'],
  'apps/cli/src/x.ts': ['@threefold-games/games/talat', 'commander'],
  'examples/morris/x.ts': ['@threefold-games/catalogue/definitions'],
  'apps/cli/test/x.ts': ['@threefold-games/testkit'],
  'packages/room/test/x.ts': ['@threefold-games/testkit'],
  'games/tzaar/test/x.ts': ['../bot/index.ts', '@threefold-games/testkit'],
  'bench/server/x.mjs': ['@threefold-games/server', '../../apps/server/src/index.ts'],
  'packages/core/test/x.ts': ['node:fs'],
  'apps/server/src/x.ts': ['node:fs'],
  'apps/server/test/x.ts': ['fast-check'],
};

const CLOCKS = [
  'games/tzaar/rules/x.ts',
  'packages/room/src/x.ts',
  'packages/stage/src/x.ts',
  'packages/wire/src/x.ts',
  'packages/play-core/src/x.ts',
].map((file): Line => ({ file, source: 'export const now = (): number => Date.now();' }));

const pairsOf = (samples: Samples) =>
  Object.entries(samples).flatMap(([file, names]) => names.map(name => ({ file, name })));

/** What forbids an import, besides the lint. */
const faultOf = (file: string, name: string): string | undefined => {
  const target = targetOf(file, name);
  return target === undefined ? undefined : (breachOf(file, target) ?? faultOfPath(file, name, target));
};

describe('imports go one way', () => {
  const pairs = [...pairsOf(FORBIDDEN), ...pairsOf(ALLOWED)];
  const found = breaches([...pairs.map(({ file, name }) => ({ file, source: `export * from '${name}';` })), ...CLOCKS]);
  const checked = pairs.map(({ file, name }, i) => ({ file, name, fault: found[i] ?? faultOf(file, name) }));

  it.each(checked.slice(0, pairsOf(FORBIDDEN).length))('$file may not import $name', ({ fault }) => {
    expect(fault).toBeDefined();
  });

  it.each(checked.slice(pairsOf(FORBIDDEN).length))('$file may import $name', ({ fault }) => {
    expect(fault).toBeUndefined();
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

  const imports = readImports(sourceFiles('packages', 'games', 'library', 'apps', 'bench', 'examples', 'scripts'));

  it('every import keeps to its layer, and what leaves a workspace by path is declared', () => {
    const faults = [...imports].flatMap(([file, found]) =>
      found.flatMap(({ name, target }) => (target !== undefined && imports.has(target) && faultOf(file, name)) || []),
    );
    expect(faults).toEqual([]);
  });

  it('no import and no dependency points to a layer above: packages, games, library, and what is made of them', () => {
    const upwards = [...imports].flatMap(([file, found]) =>
      found.flatMap(({ name, target }) => (target && layerOf(target) > layerOf(file) ? `${file}: ${name}` : [])),
    );
    const folders = new Map([...manifests].map(([folder, { name }]) => [name, folder]));
    const declared = [...manifests.keys()].flatMap(folder =>
      [...declaredBy(folder)]
        .filter(name => folder !== '.' && layerOf(folders.get(name) ?? folder) > layerOf(folder))
        .map(name => `${folder} declares ${name}`),
    );
    expect([...upwards, ...declared]).toEqual([]);
    expect(['packages/core', 'games/tzaar', 'library/games', 'apps/web'].map(layerOf)).toEqual([0, 1, 2, 3]);
  });

  it('every workspace imports what it declares of the others', () => {
    const folders = new Map([...manifests].map(([folder, { name }]) => [name, folder]));
    const used = new Set<string>();
    // Code of a game is compiled by another workspace than the one whose manifest Biome reads.
    for (const [file, found] of imports)
      for (const { name, target } of found)
        for (const folder of [ownerOf(file), nearestManifest(file)])
          used.add(`${folder} ${target ? ownerOf(target) : folders.get(name.split('/').slice(0, 2).join('/'))}`);
    const idle = [...manifests.keys()].flatMap(folder =>
      [...declaredBy(folder)]
        .filter(name => folders.has(name) && !used.has(`${folder} ${folders.get(name)}`))
        .map(name => `${folder} declares ${name}`),
    );
    expect(idle).toEqual([]);
  });

  it('dependencies between workspaces have no circles', () => {
    const names = new Map(
      [...manifests.values()].map(({ name, dependencies = {} }) => [name, Object.keys(dependencies)]),
    );
    expect(
      circlesOf(new Map([...names].map(([name, needed]) => [name, needed.filter(each => names.has(each))]))),
    ).toEqual([]);
  });

  it('no file imports itself by way of others', { timeout: 60_000 }, () => {
    expect(imports.size).toBeGreaterThan(1000);
    const known = [...imports].map(
      ([file, found]) =>
        [file, found.flatMap(({ target }) => (target && imports.has(target) ? [target] : []))] as const,
    );
    expect(circlesOf(new Map(known))).toEqual([]);
  });

  it('no game imports another by name', () => {
    const ids = games.map(({ id }) => id);
    const files = ids.flatMap(id => sourceFiles(`games/${id}`).map(file => [id, file] as const));
    expect(files.length).toBeGreaterThan(300);
    const others = files.filter(([id, file]) =>
      [...readFileSync(at(file), 'utf8').matchAll(/'@threefold-games\/(?:(?:games|bots|presenters)\/)?(\w+)/g)].some(
        ([, other = '']) => ids.includes(other) && other !== id,
      ),
    );
    expect(others).toEqual([]);
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

  it('rules, room, stage, wire and play know no clock', () => {
    expect(found.slice(-CLOCKS.length)).toEqual(CLOCKS.map(() => 'lint/style/noRestrictedGlobals'));
  });
});
