// Cuts the packages that are published out of what is built: `dist/npm/<package>/`, just as it is packed. Imports that lead out of a
// package are written with the name of the package that they lead to, and its dependencies follow from them.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'vite';
import { PACKAGES } from './packages.mjs';

export const root = fileURLToPath(new URL('../..', import.meta.url));
/** Where staged packages and tarballs lie. */
export const out = join(root, 'dist/npm');

/** The folder of a staged package. */
export const folderOf = name => join(out, name.replace('@', '').replace('/', '-'));

const readJson = file => JSON.parse(readFileSync(file, 'utf8'));
export const { version, engines, repository } = readJson(join(root, 'package.json'));

/** What may import modules. */
const CODE = /\.(?:js|d\.ts)$/;
/** What a build leaves behind and nobody else wants. */
const LEFT = /\.map$|\.tsbuildinfo$|(?:^|\/)\./;
/** What is read as it is, and is no module. */
const TEXT = /\.md$/;
/** Packages of ours whose files are served as they are: no import tells of them. */
const SERVED = ['@threefold-games/board', '@threefold-games/web'];

const walk = (folder, at = '') =>
  readdirSync(join(folder, at), { withFileTypes: true }).flatMap(entry => {
    const path = posix.join(at, entry.name);
    return entry.isDirectory() ? walk(folder, path) : [path];
  });

const sourceJson = new Map(PACKAGES.map(({ source }) => [source, readJson(join(root, source, 'package.json'))]));

/** A module without its ending: `tzaar/rules/index`. */
const bare = file => file.replace(/\.(?:d\.ts|[jt]s)$/, '');

/** By package: its built files; each belongs to the first package that takes it. */
const filesOf = () => {
  const taken = new Set();
  return new Map(
    PACKAGES.map(({ name, source, takes }) => {
      const files = walk(join(root, source, 'dist')).filter(file => {
        if (LEFT.test(file) || taken.has(`${source}/${file}`)) return false;
        return !takes || takes.some(pattern => pattern.test(file));
      });
      for (const file of files) taken.add(`${source}/${file}`);
      return [name, files];
    }),
  );
};

/** The public ways into a package, each with the module that it leads to. */
export const exportsOf = ({ source, exports: own }) =>
  own ??
  Object.fromEntries(
    Object.entries(sourceJson.get(source).exports ?? {}).flatMap(([path, target]) =>
      typeof target === 'object' ? [[path, bare(target.default.replace('./dist/', ''))]] : [],
    ),
  );

/** Where a path of a pattern leads, with its star put in; undefined where it does not fit. */
const throughStar = (pattern, target, path) => {
  if (!pattern.includes('*')) return pattern === path ? target : undefined;
  const [head, tail] = pattern.split('*');
  if (!path.startsWith(head) || !path.endsWith(tail)) return undefined;
  return target.replace('*', path.slice(head.length, path.length - tail.length));
};

/** The module behind one of our names as the sources write it: the folder of the workspace and the module in its `dist`. */
const resolveName = specifier => {
  for (const [source, { name, exports: ways = {} }] of sourceJson) {
    if (specifier !== name && !specifier.startsWith(`${name}/`)) continue;
    const path = `.${specifier.slice(name.length)}`;
    for (const [pattern, target] of Object.entries(ways)) {
      const found = typeof target === 'object' ? throughStar(pattern, target.default, path) : undefined;
      if (found) return { source, module: bare(found.replace('./dist/', '')) };
    }
  }
  return undefined;
};

/** What another package is called from outside, down to a module of it. What is not public has a way for our own packages alone. */
const nameFor = (entry, module) => {
  for (const [path, target] of Object.entries(exportsOf(entry))) {
    const found = throughStar(target, path, module);
    if (found) return posix.join(entry.name, found);
  }
  return `${entry.name}/internal/${module}.js`;
};

/** Stages all packages anew and returns them, each with its folder and manifest. */
export const stage = () => {
  const files = filesOf();
  const owners = new Map(
    PACKAGES.flatMap(entry => files.get(entry.name).map(file => [`${entry.source}/${bare(file)}`, entry])),
  );
  rmSync(out, { recursive: true, force: true });
  return PACKAGES.map(entry => stagePackage(entry, files.get(entry.name), owners));
};

const stagePackage = (entry, files, owners) => {
  const { name, source, built = false, more = [] } = entry;
  const folder = folderOf(name);
  const used = new Set();
  const rewrite = (file, specifier) => {
    const isOwnName = /^(?:@threefold-games\/|threefold$)/.test(specifier);
    if (!isOwnName && !specifier.startsWith('.')) {
      if (!specifier.startsWith('node:')) used.add(specifier.match(/^(?:@[^/]+\/)?[^/]+/)[0]);
      return specifier;
    }
    const target = isOwnName
      ? resolveName(specifier)
      : { source, module: bare(posix.join(posix.dirname(file), specifier)) };
    const owner = target && owners.get(`${target.source}/${target.module}`);
    if (!owner) throw new Error(`${name}: ${file} imports ${specifier}, which no package has.`);
    if (owner === entry) {
      const near = posix.relative(posix.dirname(file), target.module);
      return `${near.startsWith('.') ? '' : './'}${near}.js`;
    }
    used.add(owner.name);
    return nameFor(owner, target.module);
  };
  for (const file of files) {
    const from = join(root, source, 'dist', file);
    const to = join(folder, 'dist', file);
    mkdirSync(dirname(to), { recursive: true });
    if (built || !CODE.test(file)) cpSync(from, to);
    else
      writeFileSync(
        to,
        rewritten(file, readFileSync(from, 'utf8'), specifier => rewrite(file, specifier)),
      );
  }
  for (const what of more) copyMore(source, what, folder);
  const manifest = manifestOf(entry, used);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  cpSync(readmeOf(entry), join(folder, 'README.md'));
  return { ...entry, folder, manifest };
};

/** Without the way to a source map that is not packed. */
const rewritten = (file, source, rewrite) => {
  const text = `${source.replace(/^\/\/# sourceMappingURL=.*$/m, '').trimEnd()}\n`;
  let [result, at] = ['', 0];
  for (const { value, start, end } of specifiersOf(parseAst(text, { lang: file.endsWith('.d.ts') ? 'dts' : 'js' }))) {
    result += `${text.slice(at, start)}'${rewrite(value)}'`;
    at = end;
  }
  return result + text.slice(at);
};

const IMPORTING = new Set([
  'ImportDeclaration',
  'ExportAllDeclaration',
  'ExportNamedDeclaration',
  'ImportExpression',
  'TSImportType',
]);

/** The names of modules in a syntax tree, in their order. */
const specifiersOf = tree => {
  const found = [];
  const visit = node => {
    if (node === null || typeof node !== 'object') return;
    if (IMPORTING.has(node.type) && typeof node.source?.value === 'string') found.push(node.source);
    for (const child of Array.isArray(node) ? node : Object.values(node)) visit(child);
  };
  visit(tree.body);
  return found.sort((a, b) => a.start - b.start);
};

/** A folder or a file of the source, or of each of its folders. */
const copyMore = (source, what, folder) => {
  const whole = join(root, source, what);
  if (existsSync(whole)) return cpSync(whole, join(folder, what), { recursive: true });
  for (const inside of readdirSync(join(root, source))) {
    const file = join(root, source, inside, what);
    if (existsSync(file) && statSync(file).isFile()) cpSync(file, join(folder, 'dist', inside, what));
  }
};

/** The one in the folder of a workspace, or that of a package which is cut out of one. */
const readmeOf = ({ name, source, takes, exports: own }) => {
  const beside = join(root, source, 'README.md');
  const apart = join(root, source, 'readme', `${name.replace('@threefold-games/', '')}.md`);
  return takes || own ? apart : beside;
};

const manifestOf = (entry, used) => {
  const { name, source, description, keywords, more = [], built = false, bundles } = entry;
  const from = sourceJson.get(source);
  const modules = Object.entries(exportsOf(entry));
  const isCut = entry.takes !== undefined || entry.exports !== undefined;
  const ours = [...used].filter(each => PACKAGES.some(other => other.name === each));
  const declared = { ...from.dependencies, ...from.peerDependencies };
  const foreign = [...used].filter(each => !ours.includes(each));
  for (const each of foreign) if (!(each in declared)) throw new Error(`${name} does not declare ${each}.`);
  // What is found at run time, such as fonts and the built web app, no import tells of.
  const silent = isCut || built ? [] : Object.keys(from.dependencies ?? {}).filter(each => !resolveName(each));
  const served = isCut || built ? [] : Object.keys(from.dependencies ?? {}).filter(each => SERVED.includes(each));
  const needed = [...new Set([...ours, ...foreign, ...silent, ...served])]
    .filter(each => !(each in (from.peerDependencies ?? {})))
    .sort((a, b) => (a < b ? -1 : 1));
  return {
    name,
    version,
    description: description ?? from.description,
    keywords,
    license: 'MIT',
    repository: { ...repository, directory: source },
    type: 'module',
    sideEffects: from.sideEffects ?? false,
    engines,
    ...(from.bin && { bin: from.bin }),
    ...(built
      ? { exports: { './package.json': './package.json' } }
      : modules.length > 0 && {
          exports: {
            ...Object.fromEntries(
              modules.map(([path, module]) => [
                path,
                TEXT.test(module)
                  ? `./dist/${module}`
                  : {
                      types: `./dist/${module}.d.ts`,
                      default: `./${bundles?.of.includes(path) ? bundles.folder : 'dist'}/${module}.js`,
                    },
              ]),
            ),
            ...Object.fromEntries(Object.entries(from.exports).filter(([, to]) => !isCut && typeof to === 'string')),
            './internal/*': './dist/*',
            './package.json': './package.json',
          },
        }),
    files: ['dist', ...more.filter(what => existsSync(join(root, source, what)))],
    ...(needed.length > 0 && {
      dependencies: Object.fromEntries(
        needed.map(each => [each, ours.includes(each) || served.includes(each) ? version : declared[each]]),
      ),
    }),
    ...(from.peerDependencies &&
      !isCut && {
        peerDependencies: from.peerDependencies,
        peerDependenciesMeta: from.peerDependenciesMeta,
      }),
    publishConfig: { access: 'public', provenance: true },
  };
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { name, folder } of stage()) process.stdout.write(`${name} ${relative(root, folder)}\n`);
}
