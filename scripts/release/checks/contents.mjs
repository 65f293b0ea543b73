import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultsOfImports } from './imports.mjs';

/** What a build leaves behind, and what is for those who work on the project. */
const UNWANTED = /\.map$|\.tsbuildinfo$|(?:^|\/)(?:test|vectors|node_modules|src)\/|\.test\.|(?<!\.d)\.ts$/;

const walk = (folder, at = '') =>
  readdirSync(join(folder, at), { withFileTypes: true }).flatMap(entry =>
    entry.isDirectory() ? walk(folder, join(at, entry.name)) : [join(at, entry.name)],
  );

/** What is wrong with what a package holds and says of itself, a sentence each. */
export const faultsOfContents = packed => {
  const { name, folder, manifest, bytes, limits } = packed;
  const faults = faultsOfImports(packed);
  const must = (isGood, sentence) => isGood || faults.push(`${name}: ${sentence}`);
  const files = walk(folder);
  for (const file of files) {
    must(!UNWANTED.test(file), `${file} is packed.`);
    if (!/\.(?:js|d\.ts)$/.test(file)) continue;
    must(!/^\/\/# sourceMappingURL=/m.test(readFileSync(join(folder, file), 'utf8')), `${file} names a source map.`);
  }
  for (const field of ['description', 'license', 'repository', 'keywords', 'engines', 'type', 'files'])
    must(manifest[field]?.length !== 0 && manifest[field] !== undefined, `package.json has no ${field}.`);
  must(manifest.sideEffects !== undefined, 'package.json does not say whether it has side effects.');
  must(existsSync(join(folder, 'LICENSE')), 'there is no licence.');
  const readme = readFileSync(join(folder, 'README.md'), 'utf8');
  must(readme.length > 400 && readme.includes('```'), 'the README has no example.');
  for (const [path, target] of Object.entries(manifest.exports ?? {}))
    for (const file of typeof target === 'string' ? [target] : Object.values(target))
      must(file.includes('*') || existsSync(join(folder, file)), `${path} leads to ${file}, which is not there.`);
  must(bytes.packed <= limits.packed, `the tarball has ${bytes.packed} bytes of ${limits.packed}.`);
  must(bytes.unpacked <= limits.unpacked, `unpacked it has ${bytes.unpacked} bytes of ${limits.unpacked}.`);
  return faults;
};
