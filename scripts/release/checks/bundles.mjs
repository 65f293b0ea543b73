import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as esbuild from 'esbuild';
import { build } from 'vite';

const GAMES = ['talat', 'tzaar', 'taluva'];

/** What somebody may write, and how many bytes of it a page may have to load: the first file and what it needs at once, gzipped. */
export const BUNDLES = [
  ...GAMES.map(id => ({
    name: `@threefold-games/games/${id}`,
    code: `import { ${id} } from '@threefold-games/games/${id}'; globalThis.made = ${id};`,
    limit: 25_000,
  })),
  {
    name: '@threefold-games/games',
    code: `import { games } from '@threefold-games/games'; globalThis.made = games;`,
    limit: 40_000,
  },
  {
    name: '@threefold-games/play',
    code: `import { newGame } from '@threefold-games/play'; globalThis.made = newGame;`,
    limit: 110_000,
  },
  ...GAMES.map(id => ({
    name: `@threefold-games/play/${id}`,
    code: `import { newGame } from '@threefold-games/play/${id}'; globalThis.made = newGame;`,
    limit: 60_000,
  })),
  ...GAMES.map(id => ({
    name: `@threefold-games/board/${id}`,
    code: `import '@threefold-games/board/${id}';`,
    limit: 61_000,
  })),
];

const gzipped = code => gzipSync(code, { level: 9 }).length;

/** The files that the first one needs at once, itself included. */
const neededAtOnce = (files, first) => {
  const found = new Set([first]);
  for (const name of found)
    for (const [, from] of files.get(name).matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([^"']+)["']/g))
      if (files.has(from)) found.add(from);
  return [...found];
};

/** Bytes of a bundle that esbuild makes in a folder where the packages are installed. */
export const withEsbuild = async (folder, { code }) => {
  const { outputFiles } = await esbuild.build({
    stdin: { contents: code, resolveDir: folder },
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    outdir: join(folder, 'out'),
    write: false,
    logLevel: 'error',
    external: ['node:*'],
    loader: { '.net': 'file' },
  });
  const files = new Map(outputFiles.map(({ path, text }) => [path.split(/[\\/]/).at(-1), text]));
  return neededAtOnce(files, 'stdin.js').reduce((sum, name) => sum + gzipped(files.get(name)), 0);
};

/** The same with vite. */
export const withVite = async (folder, { name, code }) => {
  const at = join(folder, 'bundle', name.replaceAll('/', '-'));
  rmSync(at, { recursive: true, force: true });
  mkdirSync(at, { recursive: true });
  writeFileSync(join(at, 'index.html'), `<script type="module" src="./main.js"></script>`);
  writeFileSync(join(at, 'main.js'), code);
  await build({
    root: at,
    configFile: false,
    logLevel: 'error',
    build: { outDir: 'out', target: 'es2022', modulePreload: false, reportCompressedSize: false, assetsInlineLimit: 0 },
  });
  const assets = join(at, 'out/assets');
  const files = new Map(
    readdirSync(assets)
      .filter(file => file.endsWith('.js'))
      .map(file => [file, readFileSync(join(assets, file), 'utf8')]),
  );
  const first = readFileSync(join(at, 'out/index.html'), 'utf8').match(/assets\/(index-[^"]+\.js)/)[1];
  return neededAtOnce(files, first).reduce((sum, file) => sum + gzipped(files.get(file)), 0);
};
