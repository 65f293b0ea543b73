// Installs packed packages into an empty folder, as somebody outside would: only the tarballs and what they depend on.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm } from './pack.mjs';

/** What brings every package but the command, the server and the app. */
export const LIBRARY = [
  '@threefold-games/play',
  '@threefold-games/board',
  '@threefold-games/games',
  '@threefold-games/catalogue',
  '@threefold-games/conformance',
  '@threefold-games/room',
  '@threefold-games/wire',
];

/** Our packages among the dependencies of these, themselves included. */
export const closureOf = (packed, names) => {
  const found = new Set();
  const visit = name => {
    const entry = packed.find(each => each.name === name);
    if (!entry || found.has(entry)) return;
    found.add(entry);
    Object.keys(entry.manifest.dependencies ?? {}).forEach(visit);
  };
  names.forEach(visit);
  return [...found];
};

/** Writes a package.json that asks for the tarballs, and for others by `dependencies`. */
export const writeProject = (folder, packed, names, dependencies = {}) => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const ours = Object.fromEntries(closureOf(packed, names).map(({ name, tarball }) => [name, `file:${tarball}`]));
  const project = {
    name: 'somebody-outside',
    version: '1.0.0',
    private: true,
    type: 'module',
    dependencies: { ...ours, ...dependencies },
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(project, undefined, 2)}\n`);
};

/** Installs with npm. What is no package of ours comes from npm's cache where it is there. */
export const installPacked = (folder, packed, names, dependencies = {}) => {
  writeProject(folder, packed, names, dependencies);
  runNpm(['install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'], folder);
};

/** A version of pnpm that runs on the oldest Node that we take. */
const PNPM = 'pnpm@10.34.9';

/** The same with pnpm, which asks for every package by itself: those of ours are overridden with their tarballs. */
export const installWithPnpm = (folder, packed, names) => {
  writeProject(folder, packed, names);
  const overrides = closureOf(packed, names).map(({ name, tarball }) => `  '${name}': 'file:${tarball}'\n`);
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), `packages: []\noverrides:\n${overrides.join('')}`);
  const args = ['exec', '--yes', `--package=${PNPM}`, '--', 'pnpm', 'install', '--ignore-scripts', '--prefer-offline'];
  runNpm([...args, `--store-dir=${join(folder, 'store')}`], folder);
};
