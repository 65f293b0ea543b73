// Packs the staged packages as tarballs: `dist/npm/*.tgz`, and what was packed in `dist/npm/packed.json`.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PACKAGES } from './packages.mjs';
import { filesOf, out, root, sourceManifest, stage } from './stage.mjs';

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** Runs npm quietly and returns what it says; throws with all of it where it fails. */
export const runNpm = (args, cwd) => {
  const env = { ...process.env, npm_config_loglevel: 'error' };
  const { status, stdout, stderr } = spawnSync(npm, args, { cwd, encoding: 'utf8', env });
  if (status !== 0) throw new Error(`npm ${args[0]} failed in ${relative(root, cwd)}:\n${stdout}${stderr}`);
  return stdout;
};

/** All that the tarballs are made of, as one fingerprint of names, sizes and times. */
const fingerprint = () => {
  const hash = createHash('sha256');
  const note = path => {
    if (!existsSync(path)) return;
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  };
  const walk = folder => {
    if (!existsSync(folder)) return;
    for (const entry of readdirSync(folder, { withFileTypes: true }))
      if (entry.isDirectory()) walk(join(folder, entry.name));
      else note(join(folder, entry.name));
  };
  for (const entry of PACKAGES) {
    for (const file of filesOf(entry, sourceManifest(entry))) note(join(root, entry.source, file));
    for (const file of ['README.md', 'package.json']) note(join(root, entry.source, file));
  }
  walk(fileURLToPath(new URL('.', import.meta.url)));
  note(join(root, 'package.json'));
  return hash.digest('hex');
};

const LIST = join(out, 'packed.json');

/** Stages and packs all packages: each with its tarball, its manifest and its sizes in bytes. */
export const pack = () => {
  const key = fingerprint();
  const staged = stage();
  const folders = staged.map(({ folder }) => `./${relative(out, folder)}`);
  const rows = JSON.parse(runNpm(['pack', '--json', '--ignore-scripts', ...folders], out));
  const packed = staged.map(({ name, folder, manifest, built = false, runtime = [], packed, unpacked }) => {
    const { filename, unpackedSize } = rows.find(row => row.name === name);
    const tarball = join(out, filename);
    const limits = { packed: packed * 1000, unpacked: unpacked * 1000 };
    return {
      name,
      folder,
      manifest,
      built,
      runtime,
      tarball,
      limits,
      bytes: { packed: statSync(tarball).size, unpacked: unpackedSize },
    };
  });
  writeFileSync(LIST, JSON.stringify({ key, packed }));
  return packed;
};

/** How long somebody else may take to pack. */
const PATIENCE = 180_000;

/** The same, made only where what it is made of has changed; several processes may ask at once. */
export const packOnce = () => {
  const lock = join(root, 'dist/npm.lock');
  mkdirSync(join(root, 'dist'), { recursive: true });
  for (;;) {
    try {
      mkdirSync(lock);
      break;
    } catch {
      // Whoever has died meanwhile does not keep the others waiting for ever.
      if (Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > PATIENCE)
        rmSync(lock, { recursive: true, force: true });
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
    }
  }
  try {
    const known = existsSync(LIST) ? JSON.parse(readFileSync(LIST, 'utf8')) : undefined;
    return known?.key === fingerprint() ? known.packed : pack();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
};
