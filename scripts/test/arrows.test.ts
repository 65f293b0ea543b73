import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The lint rules about imports and globals that a file with this source would break, in a folder of its own. */
const broken = (file: string, source: string): string[] => {
  const folder = mkdtempSync(join(tmpdir(), 'threefold-arrows-'));
  try {
    cpSync(at('biome.json'), join(folder, 'biome.json'));
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), source);
    const args = [at('node_modules/@biomejs/biome/bin/biome'), 'lint', '--vcs-enabled=false', file];
    const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    if (!`${stdout}${stderr}`.includes('Checked 1 file')) throw new Error(`biome did not run: ${stderr}`);
    return [...`${stdout}${stderr}`.matchAll(/lint\/style\/(noRestricted\w+)/g)].map(found => found[1]!);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

describe('the lint keeps the import arrows one-way', () => {
  it.each([
    ['packages/core/src/x.ts', '@threefold/grid'],
    ['packages/core/src/x.ts', 'node:fs'],
    ['packages/grid/src/x.ts', '@threefold/core'],
    ['packages/conformance/src/x.ts', '@threefold/games'],
    ['games/tzaar/rules/x.ts', '@threefold/games/talat'],
    ['games/tzaar/rules/x.ts', '../../talat/rules/index.ts'],
    ['games/tzaar/rules/x.ts', 'node:fs'],
    ['games/tzaar/rules/x.ts', 'commander'],
    ['games/tzaar/rules/x.ts', '@threefold/search'],
    ['games/tzaar/rules/x.ts', '../bot/index.ts'],
    ['packages/search/src/x.ts', '@threefold/games'],
    ['packages/search/src/x.ts', 'node:worker_threads'],
    ['packages/net/src/x.ts', '@threefold/search'],
    ['games/tzaar/bot/x.ts', '../../talat/bot/index.ts'],
    ['games/tzaar/bot/x.ts', 'node:fs'],
    ['games/catalogue.ts', '@threefold/bench'],
    ['games/catalogue.ts', './tzaar/rules/position.ts'],
    ['bench/src/x.ts', 'threefold'],
    ['packages/words/src/x.ts', '@threefold/core'],
    ['packages/stage/src/svg/x.ts', '@threefold/games'],
    ['packages/stage/src/svg/x.ts', 'three'],
    ['packages/stage/src/svg/x.ts', 'node:fs'],
    ['games/tzaar/scene/x.ts', '../bot/index.ts'],
    ['games/tzaar/scene/x.ts', '../../talat/scene/index.ts'],
    ['games/tzaar/words/de.ts', '../rules/index.ts'],
    ['games/faces.ts', './tzaar/scene/scene.ts'],
    ['apps/web/src/x.ts', 'node:fs'],
    ['apps/web/src/x.ts', 'three'],
    ['apps/web/src/x.ts', '@threefold/server'],
    ['apps/web/src/pages/home/x.ts', '@threefold/games/tzaar'],
    ['apps/cli/src/x.ts', '@threefold/conformance'],
    ['apps/cli/src/x.ts', '../../../games/catalogue.ts'],
  ])('%s may not import %s', (file, from) => {
    expect(broken(file, `export * from '${from}';\n`)).toEqual(['noRestrictedImports']);
  });

  it.each([
    ['packages/core/src/x.ts', './contract.ts'],
    ['packages/conformance/src/x.ts', '@threefold/core'],
    ['games/tzaar/rules/x.ts', '@threefold/core'],
    ['games/tzaar/rules/x.ts', '@threefold/grid'],
    ['packages/search/src/x.ts', '@threefold/core'],
    ['games/tzaar/bot/x.ts', '../rules/position.ts'],
    ['games/tzaar/bot/x.ts', '@threefold/search'],
    ['games/tzaar/bot/x.ts', '@threefold/net'],
    ['games/catalogue.ts', './tzaar/rules/index.ts'],
    ['games/catalogue.ts', './tzaar/bot/index.ts'],
    ['bench/src/x.ts', '@threefold/games'],
    ['packages/stage/src/three/x.ts', 'three'],
    ['packages/stage/src/svg/x.ts', '../scene.ts'],
    ['games/tzaar/scene/x.ts', '../rules/view.ts'],
    ['games/tzaar/scene/x.ts', '@threefold/stage'],
    ['games/tzaar/words/de.ts', './en.ts'],
    ['games/faces.ts', './tzaar/scene/index.ts'],
    ['apps/web/src/pages/home/x.ts', '@threefold/games/faces'],
    ['apps/web/src/pages/home/x.ts', '../../state/route.ts'],
    ['apps/cli/src/x.ts', '@threefold/games/talat'],
    ['apps/cli/src/x.ts', 'commander'],
  ])('%s may import %s', (file, from) => {
    expect(broken(file, `export * from '${from}';\n`)).toEqual([]);
  });

  it('core, grid, search, net, rules and bots know no chance and no clock of their own', () => {
    const folders = [
      'packages/core/src',
      'packages/grid/src',
      'packages/search/src',
      'packages/net/src',
      ...['talat', 'tzaar', 'taluva'].flatMap(id => [`games/${id}/rules`, `games/${id}/bot`]),
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

  it('rules know no clock', () => {
    expect(broken('games/tzaar/rules/x.ts', 'export const now = (): number => Date.now();\n')).toEqual([
      'noRestrictedGlobals',
    ]);
  });
});
