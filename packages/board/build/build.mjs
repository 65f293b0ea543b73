// Builds the files for pages without a bundler into standalone/: a module for each game, minified, and beside them what the games share
// and the other languages, which are fetched when a page asks for them.
import { readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const folder = path => fileURLToPath(new URL(path, import.meta.url));
const GAMES = ['talat', 'taluva', 'tzaar'];

/** What no board ever shows: arrows and hints of an engine, records of other programs, the names of bots of older versions as today's. */
const WITHOUT = {
  'packages/core/src/recordLevels.ts':
    'export const nameNow = (_, value) => ({ ok: true, value }); export const commentNow = (_, comment) => comment;',
  'packages/stage/src/svg/arrows.ts': 'export const drawArrows = () => [];',
  'games/taluva/scene/hint.ts': 'export const hintOf = () => undefined; export const arrowsOf = () => [];',
  'games/tzaar/scene/arrows.ts': 'export const arrowsOf = () => [];',
  'games/tzaar/rules/littlegolem.ts': 'export const littleGolem = () => undefined;',
};

/** Leaves that out, and what a face loads for pages that are no boards: editors, drawn examples, help, house rules. Languages stay. */
const boardsAlone = {
  name: 'boards-alone',
  resolveId: (source, _importer, { kind }) =>
    kind === 'dynamic-import' && !/\/words\/|^\.\/(?:[a-z]{2}|partButtons)\.ts$/.test(source) ? UNUSED : undefined,
  load: id => (id === UNUSED ? 'export {};' : WITHOUT[relative(folder('../../..'), id)]),
};
const UNUSED = '\0unused';

/** The members of a face that no board asks for, and the words that these alone speak. */
const UNASKED =
  'tagline|minutes|badge|badgeOn|house|advise|briefing|notable|progress|panels|figures|editor|help|options';
const UNSPOKEN = 'advise|briefing|editor|figures|options|panels?|progress';

const boardFaces = {
  name: 'board-faces',
  transform: (code, id) => {
    if (/\/games\/\w+\/scene\/index\.ts$/.test(id))
      return code
        .replace(/^ {2}const \{ name, about, values \} = words\.options\.setup;\n/m, '')
        .replace(/^ {4}options: \{\n[\s\S]*?^ {4}\},\n/m, '')
        .replaceAll(new RegExp(`^ {4}(?:${UNASKED})(?:: [^{\\n]*)?,\\n`, 'gm'), '');
    return /\/games\/\w+\/words\/\w+\.ts$/.test(id)
      ? code.replaceAll(new RegExp(`^ {2}(?:${UNSPOKEN}): \\{\\n[\\s\\S]*?^ {2}\\},\\n`, 'gm'), '')
      : undefined;
  },
};

/** The style sheet as it travels: without what makes it easy to read. */
const shortStyle = {
  name: 'short-style',
  load: id =>
    id.endsWith('/view/styleText.ts')
      ? readFileSync(id, 'utf8')
          .replaceAll(/\s+(?=[^`]*`;)/g, ' ')
          .replaceAll(/ ?([{};,>]) ?(?=[^`]*`;)/g, '$1')
      : undefined,
};

rmSync(folder('../standalone'), { recursive: true, force: true });
const bundle = await rolldown({
  input: Object.fromEntries(GAMES.map(game => [game, folder(`../src/${game}.ts`)])),
  platform: 'browser',
  resolve: { conditionNames: ['threefold-source', 'browser', 'import', 'default'] },
  plugins: [boardsAlone, boardFaces, shortStyle],
  transform: { target: 'es2022' },
  checks: { ineffectiveDynamicImport: false },
});
await bundle.write({
  dir: folder('../standalone'),
  format: 'es',
  minify: true,
  entryFileNames: '[name].js',
  chunkFileNames: 'chunks/[name]-[hash].js',
});
await bundle.close();
