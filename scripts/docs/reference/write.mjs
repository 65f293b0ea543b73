// Writes docs/reference from the built types; with --check it only says which pages are out of date, and what is wrong with the exports.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { slugger } from '../../../apps/web/build/docs/slugs.mjs';
import { readTypes } from './model.mjs';
import { headings, outline, writePage } from './page.mjs';
import { PAGES } from './pages.mjs';
import { faultsOfApi, publicFiles } from './publicApi.mjs';

const folder = fileURLToPath(new URL('../../../docs/reference', import.meta.url));

const shown = PAGES.flatMap(({ ways }) => ways.map(([, file]) => file));
const types = await readTypes([...new Set([...shown, ...publicFiles])]);
const outlines = new Map(PAGES.map(page => [page, outline(page, types, shown)]));

/** Where each export stands: by itself, and the first of a name on each page. */
const places = new Map();
const byName = new Map(PAGES.map(page => [page, new Map()]));
for (const page of PAGES) {
  const slug = slugger();
  for (const { text, item } of headings(page, outlines.get(page))) {
    const anchor = slug(text);
    if (!item) continue;
    places.set(item, { page, anchor });
    const names = byName.get(page);
    if (/^[A-Z]/.test(text) && !names.has(text)) names.set(text, anchor);
  }
}

const address = (from, { page, anchor }) => `${page === from ? '' : `${page.file}.md`}#${anchor}`;

/** A name means what the page itself has of it, else what the only other page has that does. */
const findName = (from, name) => {
  const own = byName.get(from).get(name);
  if (own !== undefined) return `#${own}`;
  const others = PAGES.filter(page => byName.get(page).has(name));
  return others.length === 0 ? undefined : address(from, { page: others[0], anchor: byName.get(others[0]).get(name) });
};

const index = () =>
  [
    '# Reference',
    'What each package exports, made from its types (`npm run docs`). For how things go together, begin with the [guides](../README.md). Fields are there to be read, not set.',
    PAGES.map(({ file, about }) => `- [@threefold-games/${file}](${file}.md): ${about}`).join('\n'),
    'Not here: `@threefold-games/words` holds what the app says, and `@threefold-games/wire` the messages that [api.md](../api.md) describes; every server serves them as OpenAPI at `/api/openapi.json`. What `play-core`, `board-core` and `catalogue-core` share with the packages above is described there; their READMEs have the rest.',
  ]
    .join('\n\n')
    .concat('\n');

const written = new Map([
  ['README.md', index()],
  ...PAGES.map(page => {
    const links = {
      link: name => findName(page, name),
      linkTo: item => (places.has(item) ? address(page, places.get(item)) : undefined),
    };
    return [`${page.file}.md`, writePage(page, outlines.get(page), links)];
  }),
]);

if (process.argv.includes('--check')) {
  const stale = [...written].filter(
    ([name, text]) => !existsSync(join(folder, name)) || readFileSync(join(folder, name), 'utf8') !== text,
  );
  const faults = [
    ...stale.map(([name]) => `docs/reference/${name} is out of date: npm run docs`),
    ...faultsOfApi(types),
  ];
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  process.exit(faults.length > 0 ? 1 : 0);
}
mkdirSync(folder, { recursive: true });
for (const name of readdirSync(folder)) if (name.endsWith('.md') && !written.has(name)) rmSync(join(folder, name));
for (const [name, text] of written) writeFileSync(join(folder, name), text);
