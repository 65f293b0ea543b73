import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUNDLES, withEsbuild } from '../release/checks/bundles.mjs';
import { faultsOfCommand } from '../release/checks/command.mjs';
import { faultsOfContents } from '../release/checks/contents.mjs';
import { faultsOfTypes } from '../release/checks/types.mjs';
import { closureOf, installPacked, LIBRARY } from '../release/installPacked.mjs';
import { packOnce } from '../release/pack.mjs';
import { version } from '../release/stage.mjs';

const folder = mkdtempSync(join(tmpdir(), 'threefold-packed-'));
let packed: ReturnType<typeof packOnce>;

beforeAll(() => {
  packed = packOnce();
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const installed = (name: string, names: readonly string[]): string => {
  const at = join(folder, name);
  installPacked(at, packed, names);
  return at;
};

describe('the packages as they are packed', () => {
  it('hold what belongs to them, within their budgets, and say who they are', () => {
    expect(packed.flatMap(faultsOfContents)).toEqual([]);
  });

  it('bring the rules without words, drawings, nets or three.js', () => {
    const at = installed('games', ['@threefold-games/games']);
    expect(readdirSync(join(at, 'node_modules')).filter(name => !name.startsWith('.'))).toEqual(['@threefold-games']);
    expect(readdirSync(join(at, 'node_modules/@threefold-games'))).toEqual([
      'core',
      'games',
      'grid',
      'talat',
      'taluva',
      'tzaar',
    ]);
  });

  it('have types that stand alone, and are small in a bundle', async () => {
    const at = installed('library', LIBRARY);
    expect(readdirSync(join(at, 'node_modules'))).not.toContain('three');
    expect(faultsOfTypes(at, closureOf(packed, LIBRARY))).toEqual([]);
    for (const bundle of BUNDLES) {
      const bytes = await withEsbuild(at, bundle);
      expect(bytes, `${bundle.name}: ${bytes} bytes of ${bundle.limit}`).toBeLessThanOrEqual(bundle.limit);
    }
  });

  it('play and serve in an empty folder', async () => {
    expect(await faultsOfCommand(installed('command', ['threefold']), version)).toEqual([]);
  }, 300_000);
});
