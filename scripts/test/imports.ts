import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

export const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The same function, which computes each answer once. */
export function memoized<Value>(compute: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>();
  return key => {
    if (!known.has(key)) known.set(key, compute(key));
    return known.get(key)!;
  };
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(at(path), 'utf8'));

export interface Manifest {
  readonly name: string;
  readonly workspaces?: readonly string[];
  readonly exports?: Readonly<Record<string, { readonly 'threefold-source'?: string }>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const manifestIn = (folder: string): Manifest => readJson(join(folder, 'package.json')) as Manifest;

/** The manifests by folder: the root's, the workspaces', and that of the example, which is none. */
export const manifests: ReadonlyMap<string, Manifest> = new Map(
  ['.', ...manifestIn('.').workspaces!.flatMap(glob => globSync(glob, { cwd: at('') })), 'examples/morris']
    .filter(folder => existsSync(at(join(folder, 'package.json'))))
    .map(folder => [folder, manifestIn(folder)]),
);

/** The files that a workspace compiles, as globs from the root. */
const compiled = [...manifests.keys()].flatMap(folder => {
  const config = join(folder, 'tsconfig.build.json');
  if (folder === '.' || !existsSync(at(config))) return [];
  const { include } = readJson(config) as { readonly include: readonly string[] };
  return include.map(glob => ({ folder, glob: join(folder, glob) }));
});

/** The folder of the workspace that compiles a file; else that of the nearest manifest. */
export const ownerOf = memoized((file: string): string => {
  const compiler = compiled.find(({ glob }) => matchesGlob(file, glob) || matchesGlob(file, `${glob}/**`));
  return compiler?.folder ?? nearestManifest(file);
});

/** The folder of the manifest that Biome reads for a file. */
export const nearestManifest = (file: string): string => {
  let folder = dirname(file);
  while (!manifests.has(folder)) folder = dirname(folder);
  return folder;
};

/** Every source file below the folders, tests included, by its path from the root. */
export const sourceFiles = (...folders: readonly string[]): string[] =>
  folders.flatMap(folder =>
    readdirSync(at(folder), { recursive: true, encoding: 'utf8' })
      .filter(
        name => /\.(?:tsx?|mjs|js)$/.test(name) && !/\.d\.ts$|(?:^|\/)(?:node_modules|dist|standalone)\//.test(name),
      )
      .map(name => `${folder}/${name}`),
  );

/** What a file imports, types included: `name` as it is written, `target` the source file behind it if it is one of ours. */
export interface Import {
  readonly name: string;
  readonly target: string | undefined;
}

/** What each file imports. */
export const readImports = (files: readonly string[]): Map<string, readonly Import[]> =>
  new Map(
    files.map(file => [
      file,
      [...readFileSync(at(file), 'utf8').matchAll(/\b(?:from|import|resolve)\s*\(?\s*'([^'\n]+)'/g)].map(
        ([, name = '']) => ({
          name,
          target: targetOf(file, name),
        }),
      ),
    ]),
  );

/** The names that a workspace declares, for its tests too or only for what it ships. */
export const declaredBy = (folder: string, shipped = false): ReadonlySet<string> => {
  const { dependencies, peerDependencies, devDependencies } = manifests.get(folder)!;
  return new Set(Object.keys({ ...dependencies, ...peerDependencies, ...(!shipped && devDependencies) }));
};

/** Files that are not shipped: they may import development dependencies, and reach into declared workspaces by path. */
const isLoose = (file: string): boolean =>
  /(?:^|\/)(?:test|e2e|build)\/|\.config\.ts$|^scripts\/|^bench\/(?:native|page|server|threads)\/|^examples\/[^/]+$/.test(
    file,
  );

/** What is wrong with an import across workspaces, or of a test; undefined if nothing is. */
export const faultOfPath = (file: string, name: string, target: string): string | undefined => {
  if (!isLoose(file) && /\/(?:test|e2e)\//.test(target)) return `${file} imports a test: ${name}`;
  // Names in other files are left to the lint, which knows code from text.
  if (isLoose(file) && !name.startsWith('.')) return undefined;
  const [from, to] = [ownerOf(file), ownerOf(target)];
  if (from === to || to === '.') return undefined;
  // A game's tests reach all of its folder, which several workspaces compile.
  if (isLoose(file) && nearestManifest(file) === nearestManifest(target)) return undefined;
  if (name.startsWith('.') && !isLoose(file)) return `${file} leaves its workspace by path: ${name}`;
  return declaredBy(from, !isLoose(file)).has(manifests.get(to)!.name) ? undefined : `${from} does not declare ${name}`;
};

/** The source file behind the name of one of our packages. */
const entryOf = (() => {
  const entries = [...manifests].flatMap(([folder, { name, exports = {} }]) =>
    Object.entries(exports).flatMap(([path, { 'threefold-source': source }]) =>
      source === undefined ? [] : [[join(name, path).split('*'), join(folder, source)] as const],
    ),
  );
  return (name: string): string | undefined => {
    for (const [[head = '', tail], source] of entries) {
      if (tail === undefined ? name === head : name.startsWith(head) && name.endsWith(tail))
        return source.replace('*', name.slice(head.length, name.length - (tail?.length ?? 0)));
    }
    return undefined;
  };
})();

/** The source file behind an import, if it is one of ours. */
export const targetOf = (file: string, name: string): string | undefined =>
  name.startsWith('.') ? normalize(join(dirname(file), name)) : entryOf(name);

/** The files that import each other in circles, a sorted list for each circle. */
export const circlesOf = (imports: ReadonlyMap<string, readonly string[]>): string[][] => {
  const reachable = new Map(
    [...imports.keys()].map(file => {
      const reached = new Set(imports.get(file));
      for (const next of reached) for (const further of imports.get(next)!) reached.add(further);
      return [file, reached];
    }),
  );
  const reaches = (from: string, to: string): boolean => reachable.get(from)!.has(to);
  const inCircles = [...imports.keys()].filter(file => reaches(file, file)).sort();
  const circleOf = (file: string): string[] => inCircles.filter(other => reaches(file, other) && reaches(other, file));
  return inCircles.map(circleOf).filter(([first], i) => first === inCircles[i]);
};
