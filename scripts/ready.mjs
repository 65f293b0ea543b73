// Makes a checkout ready to run: installs and builds what is missing or stale, and nothing else. No dependencies; runs on Node 18.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { environment, findNode } from './runtime.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const stampFile = join(root, 'node_modules', '.threefold-ready');

/** Every file that the install or the build depends on, as one fingerprint of names and contents. */
const fingerprint = files => {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
};

const walk = (folder, keep) => {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(e => !['node_modules', 'dist', 'standalone', 'test', 'e2e', 'vectors'].includes(e.name))
    .flatMap(e => {
      const path = join(folder, e.name);
      return e.isDirectory() ? walk(path, keep) : keep(e.name) ? [path] : [];
    })
    .sort((a, b) => (a < b ? -1 : 1));
};

const run = (what, command, args) => {
  process.stderr.write(`threefold: ${what}\n`);
  const done = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    env: environment(),
    shell: process.platform === 'win32',
  });
  if (done.status !== 0) {
    process.stderr.write(
      `threefold: "${command} ${args.join(' ')}" failed. Fix what it reports above and try again.\n`,
    );
    process.exit(done.status ?? 1);
  }
};

const readStamp = () => {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'));
  } catch {
    return {};
  }
};

const code = ['packages', 'games', 'library', 'bench', 'apps'];
const installKey = fingerprint([
  'package.json',
  'package-lock.json',
  ...code.flatMap(f => walk(f, n => n === 'package.json')),
]);
const buildKey = fingerprint([
  'tsconfig.base.json',
  'tsconfig.build.json',
  'scripts/build/build.mjs',
  'scripts/build/kernel.mjs',
  'scripts/build/rulebooks.mjs',
  // Pages of the documentation, and their pictures.
  ...['docs', 'training', 'python', 'corpus'].flatMap(f => walk(f, n => /\.(?:md|svg|png)$/.test(n))),
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  ...code.flatMap(f =>
    walk(f, n =>
      /(?<!\.generated)\.tsx?$|\.(?:net|mjs|css|html|webmanifest|svg|png|txt)$|^tsconfig\.build\.json$|^(?:RULES|README)\.md$/.test(
        n,
      ),
    ),
  ),
]);
/** Every project of the build has its output beside it. */
const outputs = [
  ...JSON.parse(readFileSync(join(root, 'tsconfig.build.json'), 'utf8')).references.map(({ path }) => dirname(path)),
  'apps/web',
]
  .map(folder => join(folder, 'dist'))
  .concat('library/board/standalone');

/** Whether everything is built from the sources as they are. */
export const isBuilt = () =>
  readStamp().build === buildKey &&
  existsSync(join(root, 'packages/net/src/simd.generated.ts')) &&
  outputs.every(o => existsSync(join(root, o)) && statSync(join(root, o)).isDirectory());

/** Installs and builds what is missing. Without `install`, as part of npm's own installation, it only builds. */
export const ready = ({ install = true } = {}) => {
  const node = findNode();
  const stamp = readStamp();
  // An installation removes the stamp, but not what was built.
  const wasBuilt = isBuilt();
  if (install && (stamp.install !== installKey || !existsSync(join(root, 'node_modules', '.package-lock.json')))) {
    run('installing packages (npm ci), once', 'npm', [
      'ci',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ]);
  }
  if (!wasBuilt) run('building', node, [join(root, 'scripts/build/build.mjs')]);
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  const next = JSON.stringify({ install: installKey, build: buildKey });
  if (JSON.stringify(stamp) !== next) writeFileSync(stampFile, next);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) ready({ install: !process.argv.includes('--build-only') });
