// Packs the server of a revision into one file, so that tests can run it beside today's without its history:
// `node scripts/data/oldServer.mjs REVISION`. What is not ours is left out, and so are the nets: a bot of level 1 plays without.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { rolldown } from 'rolldown';

const root = fileURLToPath(new URL('../..', import.meta.url));
const FILE = join(root, 'apps/server/test/proof/oldServer.json.br');

/** The sources of a revision in a folder of their own, which know each other by name. */
const unpack = (revision, folder) => {
  const archive = execFileSync('git', ['archive', revision], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@threefold-games'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@threefold-games') symlinkSync(join(root, 'node_modules', name), join(modules, name));
  const ours = [
    ...['packages', 'games', 'library']
      .filter(layer => existsSync(join(folder, layer)))
      .flatMap(layer => readdirSync(join(folder, layer)).map(name => `${layer}/${name}`)),
    'games',
    'apps/server',
    'apps/web',
  ].filter(path => existsSync(join(folder, path, 'package.json')));
  for (const path of ours) symlinkSync(join(folder, path), join(modules, '@threefold-games', path.split('/').at(-1)));
  for (const script of ['kernel', 'rulebooks']) {
    const places = [`scripts/build/${script}.mjs`, `scripts/${script}.mjs`];
    const file = places.find(place => existsSync(join(folder, place)));
    execFileSync(process.execPath, [join(folder, file)], { cwd: folder, stdio: 'inherit' });
  }
};

/** Its code: the server, and the thread in which bots think. */
const bundle = async folder => {
  const server = join(folder, 'apps/server/src');
  const made = await rolldown({
    input: { server: join(server, 'index.ts'), thread: join(server, 'bots/thread.ts') },
    platform: 'node',
    resolve: { conditionNames: ['threefold-source', 'node', 'import'] },
    external: id => /^(node:|[a-z@])/.test(id) && !id.startsWith('@threefold-games/'),
  });
  const { output } = await made.generate({
    format: 'esm',
    minify: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[hash].js',
  });
  await made.close();
  return Object.fromEntries(
    output.filter(({ type }) => type === 'chunk').map(({ fileName, code }) => [fileName, code]),
  );
};

const [revision] = process.argv.slice(2);
if (revision === undefined) throw new Error('node scripts/data/oldServer.mjs REVISION');
const folder = mkdtempSync(join(tmpdir(), 'threefold-old-'));
try {
  unpack(revision, folder);
  const full = execFileSync('git', ['rev-parse', revision], { cwd: root, encoding: 'utf8' }).trim();
  writeFileSync(FILE, brotliCompressSync(JSON.stringify({ revision: full, files: await bundle(folder) })));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
