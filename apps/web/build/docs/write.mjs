// Writes the pages of /docs beside the built app, in its fonts.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { docsFiles } from './files.mjs';

const FONTS = [
  ['Figtree', '300 900', /^figtree-latin-wght-.*\.woff2$/],
  ['Bricolage Grotesque', '200 800', /^bricolage-grotesque-latin-wght-.*\.woff2$/],
];

/** `folder` has the built app in it. */
export const writeDocs = folder => {
  const assets = readdirSync(join(folder, 'assets'));
  const fonts = FONTS.flatMap(([family, weights, name]) =>
    assets.filter(file => name.test(file)).map(file => [family, weights, `/assets/${file}`]),
  );
  for (const [path, content] of docsFiles(fonts)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
};
