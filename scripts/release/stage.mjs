// Copies the packages that are published to `dist/npm/<package>/`, exactly as they are packed: the files that a manifest lists, and the
// manifest without what is only for this repository.
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PACKAGES } from './packages.mjs';

export const root = fileURLToPath(new URL('../..', import.meta.url));
/** The folder for staged packages and tarballs. */
export const out = join(root, 'dist/npm');

/** The folder of a staged package. */
export const folderOf = name => join(out, name.replace('@', '').replace('/', '-'));

const readJson = file => JSON.parse(readFileSync(file, 'utf8'));
export const { version, engines, repository } = readJson(join(root, 'package.json'));

/** The manifest of a package as it is in the workspace. */
export const sourceManifest = ({ source }) => readJson(join(root, source, 'package.json'));

/** Build output that is not published. */
const UNPUBLISHED = /\.map$|\.tsbuildinfo$|(?:^|[\\/])\./;
/** A link to a source map, which is not published either. */
const MAP_LINK = /^\/\/# sourceMappingURL=.*\n?/gm;

/** The files of a package, relative to its folder: those that `files` of its manifest lists. */
export const filesOf = ({ source }, { files }) =>
  globSync(
    files.flatMap(path => [path, `${path}/**`]),
    { cwd: join(root, source) },
  ).filter(file => !UNPUBLISHED.test(file) && statSync(join(root, source, file)).isFile());

const copy = (from, to) => {
  mkdirSync(dirname(to), { recursive: true });
  if (/\.(?:js|d\.ts)$/.test(from)) writeFileSync(to, readFileSync(from, 'utf8').replaceAll(MAP_LINK, ''));
  else cpSync(from, to);
};

/** Stages all packages from scratch and returns them, each with its folder and manifest. */
export const stage = () => {
  rmSync(out, { recursive: true, force: true });
  return PACKAGES.map(stagePackage);
};

const stagePackage = entry => {
  const folder = folderOf(entry.name);
  const source = sourceManifest(entry);
  for (const file of filesOf(entry, source)) copy(join(root, entry.source, file), join(folder, file));
  const manifest = manifestOf(entry, source);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  cpSync(join(root, entry.source, 'README.md'), join(folder, 'README.md'));
  return { ...entry, folder, manifest };
};

const manifestOf = ({ source, keywords, bundles, built = false }, manifest) => {
  const { name, description, bin, files, sideEffects = false, dependencies, peerDependencies } = manifest;
  const { exports = built ? {} : undefined, peerDependenciesMeta } = manifest;
  return {
    name,
    version,
    description,
    keywords,
    license: 'MIT',
    repository: { ...repository, directory: source },
    type: 'module',
    sideEffects: Array.isArray(sideEffects) ? sideEffects.filter(path => !path.startsWith('./src/')) : sideEffects,
    engines,
    ...(bin && { bin }),
    ...(exports && { exports: { ...publishedExports(exports, bundles), './package.json': './package.json' } }),
    files,
    ...(dependencies && !built && { dependencies }),
    ...(peerDependencies && { peerDependencies, peerDependenciesMeta }),
    publishConfig: { access: 'public', provenance: true },
  };
};

/** The exports without the sources, which are not published. */
const publishedExports = (exports, bundles) =>
  Object.fromEntries(
    Object.entries(exports).map(([path, target]) => {
      if (typeof target === 'string') return [path, target];
      const { types, default: compiled } = target;
      const isBundled = bundles?.of.includes(path) ?? false;
      return [path, { types, default: isBundled ? compiled.replace('./dist/', `./${bundles.folder}/`) : compiled }];
    }),
  );

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { name, folder } of stage()) process.stdout.write(`${name} ${relative(root, folder)}\n`);
}
