// What a build of pages still lacks: a page and the home page's cards for each language, the list of files that work offline, and everything compressed.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { LANGS } from '@threefold-games/speech';
import { loadWords } from '@threefold-games/words';
import { cardsIn } from './cards.mjs';

const COMPRESSED = /\.(?:html|js|css|json|svg|txt|webmanifest|wasm|net)$/;
/** Not needed by a page that is already there, nor a part of the app. */
const LEFT_OUT = /^(?:sw\.js|index\.html)$|\.(?:map|br|gz)$|^\.vite\/|^docs\/|^assets\/docs-/;
/** Needed by those alone who ask for full strength, and files of puzzles with the games that they come from: each is kept once it was wanted. */
const LATER = /^assets\/(?:\w+-big-[\w-]+\.net|[\w-]+\/\d\d(?:\.games)?\.txt)$/;

const filesIn = folder =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();

const escaped = text => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The page of a language: search engines and readers without scripts see its words. */
const pageIn = (page, lang, { title, description, noScript }) =>
  page
    .replace(/<html lang="[^"]*"/, `<html lang="${lang}"`)
    .replace(/<title>[^<]*<\/title>/, `<title>${escaped(title)}</title>`)
    .replace(/(<meta name="description" content=")[^"]*/, `$1${escaped(description)}`)
    .replace(/<noscript>[^<]*<\/noscript>/, `<noscript>${escaped(noScript)}</noscript>`);

/** The fonts of the first sight: fetched at once, or a page that does not wait for them would never show them. */
const FONTS = /^assets\/(?:figtree|bricolage-grotesque)-latin-wght-.*\.woff2$/;
const FONTS_BEYOND_LATIN_1 = /^assets\/(?:figtree|bricolage-grotesque)-latin-(?:ext-)?wght-.*\.woff2$/;
const preloads = (files, lang) =>
  files
    .filter(file => (lang === 'pl' ? FONTS_BEYOND_LATIN_1 : FONTS).test(file))
    .map(file => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`)
    .join('');

const listOf = files => JSON.stringify(files.map(file => `/${file}`));

export const finish = async folder => {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const built = filesIn(folder);
  mkdirSync(join(folder, 'cards'), { recursive: true });
  for (const lang of LANGS) {
    const { shell } = await loadWords(lang);
    writeFileSync(join(folder, 'cards', `${lang}.json`), await cardsIn(lang));
    mkdirSync(join(folder, lang), { recursive: true });
    const withFonts = page.replace('</title>', `</title>${preloads(built, lang)}`);
    writeFileSync(join(folder, lang, 'index.html'), pageIn(withFonts, lang, shell.page));
  }
  const files = filesIn(folder).filter(file => !LEFT_OUT.test(file));
  const version = createHash('sha256');
  for (const file of files) version.update(file).update(readFileSync(join(folder, file)));
  const worker = join(folder, 'sw.js');
  writeFileSync(
    worker,
    readFileSync(worker, 'utf8')
      .replace('__VERSION__', version.digest('hex').slice(0, 16))
      .replace(/["'`]__FILES__["'`]/, listOf(files.filter(file => !LATER.test(file))))
      .replace(/["'`]__LATER__["'`]/, listOf(files.filter(file => LATER.test(file)))),
  );
  for (const file of filesIn(folder).filter(name => COMPRESSED.test(name))) {
    const bytes = readFileSync(join(folder, file));
    const params = { [constants.BROTLI_PARAM_QUALITY]: bytes.length > 1 << 19 ? 9 : 11 };
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(bytes, { params }));
    // Less memory means smaller blocks, each with a code of its own: scripts get smaller by 0.2 %.
    writeFileSync(join(folder, `${file}.gz`), gzipSync(bytes, { level: 9, memLevel: 6 }));
  }
};
