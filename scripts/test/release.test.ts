import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { faultsOfExports } from '../release/checks/exports.mjs';
import { faultsOfImports } from '../release/checks/imports.mjs';
import { type Answer, type Ask, checkScope, faultsOfScope, SCOPE } from '../release/checks/scope.mjs';
import { serve } from '../release/checks/serve.mjs';

const folder = mkdtempSync(join(tmpdir(), 'threefold-release-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const put = (name: string, text: string): void => {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), text);
};

describe('the server of the browser check', () => {
  it('answers 404 for a file that is not there, and serves the next one', async () => {
    put('page/main.js', 'export {};');
    const server = serve(join(folder, 'page'));
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    try {
      expect((await fetch(`${at}/favicon.ico`)).status).toBe(404);
      const answer = await fetch(`${at}/main.js`);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/javascript']);
      expect(await (await fetch(`${at}/board/tzaar`)).text()).toContain('<threefold-board game="tzaar"');
    } finally {
      server.close();
    }
  });
});

const NAMES = ['@threefold-games/core', 'threefold'];
const OURS = { url: 'git+https://threefold.example/threefold.git' };
const FREE = { code: 'E404', detail: 'not found' };

/** A registry with these answers, by the first arguments of npm. It has nothing else. */
const registry =
  (answers: Readonly<Record<string, Answer>>): Ask =>
  async (...args) =>
    answers[args.slice(0, 2).join(' ')] ?? (args[0] === 'search' ? { value: [] } : FREE);

describe('the check of our names on npm', () => {
  it('is content with names that are free', async () => {
    expect(await checkScope(NAMES, OURS, registry({}))).toEqual({ faults: [], unknown: [] });
  });

  it('does not take a mirror without a search for an empty scope', async () => {
    const { faults, unknown } = await checkScope(NAMES, OURS, registry({ [`search ${SCOPE}`]: FREE }));
    expect(faults).toEqual([]);
    expect(unknown).toEqual([`The packages of ${SCOPE} are unknown: E404, not found`]);
  });

  it('takes a scope that nobody has for a free one', async () => {
    expect(await checkScope(NAMES, OURS, registry({ whoami: { value: 'ada' } }))).toEqual({ faults: [], unknown: [] });
  });

  it('finds a package in the scope that is none of ours', async () => {
    const ask = registry({
      'search @threefold-games': {
        value: [{ name: '@threefold-games/core' }, { name: '@threefold-games/evil' }, { name: 'x' }],
      },
    });
    expect((await checkScope(NAMES, OURS, ask)).faults).toEqual([
      '@threefold-games/evil is on npm, and is none of our packages.',
    ]);
  });

  it('knows what is ours by the repository without a login', async () => {
    const ask = registry({
      'view @threefold-games/core': { value: { name: '@threefold-games/core', repository: { type: 'git', ...OURS } } },
      'view threefold': { value: { name: 'threefold', repository: 'git+https://elsewhere.example/x.git' } },
    });
    expect((await checkScope(NAMES, OURS, ask)).faults).toEqual(['threefold is on npm, and is not ours.']);
  });

  it('knows what is ours by the maintainers with a login, whatever a manifest claims', async () => {
    const ask = registry({
      whoami: { value: 'ada' },
      'access list': { value: { '@threefold-games/core': 'read-write', '@threefold-games/old': 'read-write' } },
      'view @threefold-games/core': { value: { maintainers: ['bo <bo@example.org>', 'ada <ada@example.org>'] } },
      'view threefold': { value: { maintainers: ['mallory <m@example.org>'], repository: OURS } },
    });
    expect((await checkScope(NAMES, OURS, ask)).faults).toEqual([
      '@threefold-games/old is on npm, and is none of our packages.',
      'threefold is on npm, and is not ours.',
    ]);
  });

  it('says that a registry does not answer: a dry run goes on, publishing stops', async () => {
    const ask: Ask = async () => ({ code: 'ECONNREFUSED', detail: 'connect refused' });
    const said: string[] = [];
    const run = (isPublished: boolean) =>
      faultsOfScope(NAMES, OURS, { isPublished, say: text => void said.push(text), ask });
    expect(await run(false)).toEqual([]);
    expect(said.join()).toContain(
      'The registry did not answer. The packages of @threefold-games are unknown: ECONNREFUSED',
    );
    expect(await run(true)).toEqual([expect.stringContaining('The registry did not answer.')]);
  });
});

describe('the check of imports', () => {
  const packed = {
    name: 'some',
    folder: join(folder, 'some'),
    manifest: { name: 'some', version: '1.0.0', dependencies: { known: '1.0.0', unused: '1.0.0', found: '1.0.0' } },
    built: false,
    runtime: ['found'],
  };

  it('finds what leads out of a package, what is not declared, and what nothing imports', () => {
    put('some/dist/a.js', `import 'node:fs'; import 'known/x.js'; import './b.js'; await import('../../games/x.js');`);
    put('some/dist/b.js', `export * from '@scope/missing/deep';`);
    put('some/dist/a.d.ts', `export type A = import('./b.js').B;`);
    expect([...faultsOfImports(packed)].sort()).toEqual([
      'some: dist/a.d.ts imports ./b.js, which is not in the package.',
      'some: dist/a.js imports ../../games/x.js, which is not in the package.',
      'some: package.json declares unused, which nothing imports.',
      'some: package.json does not declare @scope/missing.',
    ]);
  });
});

describe('the check of exports', () => {
  const pack = (name: string, types: string) => {
    const way = { default: './a.js', types: './a.d.ts' };
    const manifest = { name, version: '1.0.0', type: 'module', files: ['*.js', '*.ts'], exports: { '.': way } };
    put(`${name}/package.json`, JSON.stringify(manifest));
    put(`${name}/a.js`, 'export const a = 1;');
    put(`${name}/a.d.ts`, types);
    const { stdout } = spawnSync('npm', ['pack', '--json', '--ignore-scripts'], {
      cwd: join(folder, name),
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    const [{ filename }] = JSON.parse(stdout) as [{ readonly filename: string }];
    return { name, manifest, tarball: join(folder, name, filename) };
  };

  it('finds types in the wrong order by publint, and types that cannot be resolved by attw', async () => {
    const faults = (await faultsOfExports(pack('wrong', "export * from './missing';"))).join('\n');
    expect(faults).toContain('wrong: publint: ');
    expect(faults).toContain('wrong: attw:');
  });
});
