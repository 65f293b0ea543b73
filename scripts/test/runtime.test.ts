import { spawn } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nodeOf } from '../runtime.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'threefold-runtime-'));
/** The oldest Node that a machine may bring along with npm. */
let old = '';

beforeAll(() => {
  old = nodeOf('20.20.2');
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a file with the old Node as the only one in PATH. */
const run = (args: readonly string[], path: readonly string[] = [], cwd = root) =>
  new Promise<{ readonly code: number | null; readonly out: string; readonly err: string }>(resolve => {
    const PATH = [...path, dirname(old), '/usr/bin', '/bin'].join(delimiter);
    const child = spawn(old, args, { cwd, env: { ...process.env, PATH, NODE_OPTIONS: '' } });
    let [out, err] = ['', ''];
    child.stdout.on('data', part => (out += String(part)));
    child.stderr.on('data', part => (err += String(part)));
    child.on('close', code => resolve({ code, out, err }));
  });

/** A project with nothing but the scripts that come first. */
const bareProject = (name: string): string => {
  const at = join(folder, name);
  for (const file of ['scripts/runtime.mjs', 'apps/cli/bin', 'apps/cli/package.json'])
    cpSync(join(root, file), join(at, file), { recursive: true });
  writeFileSync(
    join(at, 'show.mjs'),
    `import { findNode, runProgram } from './scripts/runtime.mjs';
     process.exitCode = await runProgram(findNode(), ['-p', 'process.version']);`,
  );
  return at;
};

/** An npm whose only command makes a tarball of these bytes, or fails. */
const fakeNpm = (name: string, script: string): string => {
  const at = join(folder, name);
  mkdirSync(at);
  writeFileSync(join(at, 'npm'), `#!/bin/sh\n${script}\n`);
  chmodSync(join(at, 'npm'), 0o755);
  return at;
};

describe('with a Node that is too old', () => {
  it('commands of the project run on the Node that it brings', async () => {
    const { code, out } = await run(['scripts/run.mjs', 'node', '-p', 'process.version']);
    expect([code, out.trim()]).toEqual([0, 'v26.10.0']);
  });

  it('the command line of a checkout does the same', async () => {
    const { code, out } = await run(['apps/cli/bin/threefold.js', '--version']);
    expect([code, out]).toEqual([0, expect.stringMatching(/^\d+\.\d+\.\d+\n$/)]);
  });

  it('the installed command says which one it needs', async () => {
    const at = join(folder, 'installed');
    for (const file of ['bin', 'package.json'])
      cpSync(join(root, 'apps/cli', file), join(at, file), { recursive: true });
    const { code, err } = await run([join(at, 'bin/threefold.js'), 'rules', 'tzaar']);
    expect([code, err]).toEqual([
      3,
      expect.stringMatching(/^threefold: node\.version: .*v20\.20\.2.*22\.22\.3.*\nhint: /),
    ]);
  });

  it('passes on the exit code of what it runs', async () => {
    const { code } = await run(['scripts/run.mjs', 'node', '-e', 'process.exit(7)']);
    expect(code).toBe(7);
  });

  it('refuses a download whose checksum is wrong, and leaves nothing of it behind', async () => {
    const at = bareProject('forged');
    const npm = fakeNpm('forging', 'for last; do :; done; echo forged > "$last/node.tgz"; echo node.tgz');
    const { code, err } = await run(['show.mjs'], [npm], at);
    expect([code, err]).toEqual([1, expect.stringMatching(/could not be fetched: the checksum of .* is wrong/)]);
    expect(readdirSync(join(at, '.node'))).toEqual([]);
  });

  it('says what to do when the registry cannot be reached', async () => {
    const at = bareProject('offline');
    const { code, err } = await run(['show.mjs'], [fakeNpm('failing', 'exit 1')], at);
    expect([code, err]).toEqual([1, expect.stringMatching(/could not be fetched[\s\S]*Install Node 26/)]);
    expect(existsSync(join(at, '.node', 'v26.10.0'))).toBe(false);
  });
});
