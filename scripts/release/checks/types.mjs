import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../stage.mjs';

/** Needs a page to run in, so its types need those of one. */
const FOR_PAGES = /^@threefold-games\/(?:board|stage\/(?:dom|animate))/;
/** Needs what is installed only by who draws in three dimensions, runs a server, or tests. */
const NOT_ALONE = /^@threefold-games\/(?:stage\/three|server|web)/;

/** Every public way into the packages that a type check can follow. */
const waysInto = packed =>
  packed.flatMap(({ name, manifest }) =>
    Object.entries(manifest.exports ?? {}).flatMap(([path, target]) =>
      typeof target === 'object' && !path.includes('*') ? [`${name}${path.slice(1)}`] : [],
    ),
  );

const KINDS = [
  { module: 'nodenext' },
  { module: 'esnext', moduleResolution: 'bundler', exactOptionalPropertyTypes: true },
];

/** What the type checker says against the types of the packages that are installed in a folder, with nothing but the language's own. */
export const faultsOfTypes = (folder, packed) => {
  const ways = waysInto(packed).filter(way => !NOT_ALONE.test(way));
  const check = (name, ways, lib) =>
    KINDS.flatMap(kind => {
      const file = `${name}-${kind.module}`;
      writeFileSync(join(folder, `${name}.ts`), ways.map((way, i) => `export * as way${i} from '${way}';\n`).join(''));
      const compilerOptions = {
        ...kind,
        lib,
        target: 'es2022',
        types: [],
        strict: true,
        skipLibCheck: false,
        noEmit: true,
      };
      writeFileSync(join(folder, `${file}.json`), JSON.stringify({ compilerOptions, files: [`${name}.ts`] }));
      const tsc = join(root, 'node_modules/typescript/bin/tsc');
      const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', `${file}.json`], {
        cwd: folder,
        encoding: 'utf8',
      });
      return status === 0 ? [] : [`Types with ${file}:\n${stdout}`];
    });
  const inPages = ways.filter(way => FOR_PAGES.test(way));
  return [
    ...check(
      'alone',
      ways.filter(way => !FOR_PAGES.test(way)),
      ['ES2022'],
    ),
    ...(inPages.length > 0 ? check('pages', inPages, ['ES2022', 'DOM', 'DOM.Iterable']) : []),
  ];
};
