import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseAst } from 'vite';

const IMPORTING = new Set([
  'ImportDeclaration',
  'ExportAllDeclaration',
  'ExportNamedDeclaration',
  'ImportExpression',
  'TSImportType',
]);

/** The modules that a file imports, types included. */
const importsOf = (file, text) => {
  const found = [];
  const visit = node => {
    if (node === null || typeof node !== 'object') return;
    if (IMPORTING.has(node.type) && typeof node.source?.value === 'string') found.push(node.source.value);
    for (const child of Array.isArray(node) ? node : Object.values(node)) visit(child);
  };
  visit(parseAst(text, { lang: file.endsWith('.d.ts') ? 'dts' : 'js' }).body);
  return found;
};

const isRelative = specifier => specifier.startsWith('.');
const packageOf = specifier => specifier.match(/^(?:@[^/]+\/)?[^/]+/)[0];

/**
 * What is wrong with the imports of a staged package: one leads to a file that is not in the package, or to a package that the manifest
 * does not declare; or the manifest declares a package that nothing imports.
 */
export const faultsOfImports = ({ name, folder, manifest, built, runtime }) => {
  if (built) return [];
  const faults = [];
  const used = new Set();
  for (const file of globSync(['dist/**/*.js', 'dist/**/*.d.ts', 'bin/*.js'], { cwd: folder })) {
    for (const specifier of importsOf(file, readFileSync(join(folder, file), 'utf8'))) {
      if (!isRelative(specifier)) used.add(packageOf(specifier));
      else if (!existsSync(targetOf(join(folder, dirname(file), specifier), file)))
        faults.push(`${name}: ${file} imports ${specifier}, which is not in the package.`);
    }
  }
  const { dependencies = {}, peerDependencies = {} } = manifest;
  for (const each of used)
    if (each !== name && !each.startsWith('node:') && !(each in dependencies) && !(each in peerDependencies))
      faults.push(`${name}: package.json does not declare ${each}.`);
  for (const each of Object.keys(dependencies))
    if (!used.has(each) && !runtime.includes(each))
      faults.push(`${name}: package.json declares ${each}, which nothing imports.`);
  return faults;
};

/** Types import the types of a module. */
const targetOf = (path, from) => (from.endsWith('.d.ts') ? path.replace(/(?<!\.d)\.[jt]s$/, '.d.ts') : path);
