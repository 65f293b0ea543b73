// A folder as a reader of the documentation has it: our packages as they are packed, beside what they depend on.
import { chmodSync, cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packOnce } from '../../release/pack.mjs';
import { root } from '../../release/stage.mjs';

/** Packages of others are linked from where they are installed already. */
const linkOthers = modules => {
  const from = join(root, 'node_modules');
  const ours = new Set(['@threefold-games', 'threefold', 'threefold-workspace', '.bin']);
  for (const name of readdirSync(from))
    if (!ours.has(name)) symlinkSync(join(from, name), join(modules, name), 'junction');
};

/** What a command line finds as programs. */
const linkPrograms = modules => {
  const bin = join(modules, '.bin');
  mkdirSync(bin);
  const command = join(modules, 'threefold/bin/threefold.js');
  chmodSync(command, 0o755);
  symlinkSync(command, join(bin, 'threefold'));
  symlinkSync(join(root, 'node_modules/.bin/tsc'), join(bin, 'tsc'));
  return bin;
};

const TYPES = {
  compilerOptions: {
    target: 'ES2023',
    module: 'nodenext',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: ['node'],
    strict: true,
    noUncheckedIndexedAccess: true,
    rewriteRelativeImportExtensions: true,
    noEmitOnError: false,
    skipLibCheck: true,
  },
};

/** Makes it, and returns the packages in it and its folder of programs. */
export const openSandbox = folder => {
  const packed = packOnce();
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@threefold-games'), { recursive: true });
  // The built app imports nothing, and is large.
  for (const { name, folder: staged } of packed)
    if (name === '@threefold-games/web') symlinkSync(staged, join(modules, name), 'junction');
    else cpSync(staged, join(modules, name), { recursive: true });
  linkOthers(modules);
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }\n');
  writeFileSync(join(folder, 'tsconfig.json'), `${JSON.stringify(TYPES, undefined, 2)}\n`);
  return { folder, bin: linkPrograms(modules), names: packed.map(({ name }) => name) };
};
