import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { paletteCss } from '../../packages/stage/src/paletteCss.ts';
import { cardsIn } from './build/cards.mjs';
import { docs } from './build/docs/plugin.mjs';
import { shelves } from './build/shelves.mjs';

const PALETTE = 'virtual:palette.css';

/** The colours of the stage as a style sheet, so that there is one truth about them. */
const palette = (): Plugin => ({
  name: 'palette',
  resolveId: id => (id === PALETTE ? `\0${PALETTE}` : undefined),
  load: id => (id === `\0${PALETTE}` ? paletteCss() : undefined),
});

const UNUSED = '\0unused';

/** Leaves out what games load that nothing here asks for: pages have no bots and no terminal, workers have bots and what makes puzzles. */
const only = (asked: (source: string) => boolean): Plugin => ({
  name: 'only',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer, { kind }) =>
    kind === 'dynamic-import' && /\/(?:games|examples)\/\w+\//.test(importer ?? '') && !asked(source)
      ? UNUSED
      : undefined,
  load: id => (id === UNUSED ? 'export {};' : undefined),
});

/** The cards of the home page while it is developed; a build writes them as files. */
const cards = (): Plugin => ({
  name: 'cards',
  configureServer: server => {
    server.middlewares.use('/cards', (request, response) => {
      const [, lang = ''] = /^\/(\w+)\.json/.exec(request.url ?? '') ?? [];
      response.setHeader('content-type', 'application/json');
      void cardsIn(lang).then(text => response.end(text));
    });
  },
});

/** Left out of the groups below, though something in them imports it by way of an index. */
const APART = { priority: 1, includeDependenciesRecursively: false };

/**
 * What nearly every page needs, what every board does, and each game's face and rules: a few files instead of some forty small ones, which also
 * compress better. What one page alone needs stays with it; editors, drawn examples and all about playing together come when they are
 * asked for.
 */
const GROUPS = [
  // Boards in three dimensions and shared pictures need the colours as numbers and drawings as text; the page has a style sheet.
  { ...APART, name: 'colours', test: /packages\/stage\/src\/(?:palette|svg\/write)\.ts/ },
  // What reads records, and what forms are made of: no board needs them.
  { ...APART, name: 'replay', test: /packages\/core\/src\/(?:replay|recordLevels)\.ts/ },
  // What checks a deal at other screens, and what makes rooms of older saved games.
  { ...APART, name: 'deals', test: /packages\/room\/src\/(?:ownDeal|verify)\.ts/ },
  { ...APART, name: 'upgrades', test: /packages\/room\/src\/(?:former|fromHistory)\.ts/ },
  // Help at the table comes once a board can be played.
  {
    ...APART,
    name: 'help',
    test: /packages\/(?:words\/src\/loadHelp|search\/src\/(?:losing|otherTurns))\.ts|web\/src\/state\/isHelpOn\.ts/,
  },
  // One's own level: for who has played before, and at the end of a game.
  {
    ...APART,
    name: 'level',
    test: /packages\/(?:core\/src\/glicko|room\/src\/places|words\/src\/loadLevel)\.ts|(?:games\/\w+\/bot|packages\/bots)\/ratings\.ts|web\/src\/level\/(?:estimate|ownSkills|readSkills)\.ts/,
  },
  // The words of pages that are no tables.
  { ...APART, name: 'pageWords', test: /packages\/words\/src\/load(?:Learn|Pages|Puzzles?)\.ts/ },
  // What is known of puzzles: for their pages, for what is learned, and for accounts.
  { ...APART, name: 'puzzles', test: /apps\/web\/src\/puzzles\// },
  // What explains turns: beside them in lists, in hints and in reviews.
  {
    ...APART,
    name: 'coach',
    test: /packages\/(?:words\/src\/loadReview|learn\/src\/(?:anyReasons|branch|coach|evaluation|hint))\.ts|packages\/catalogue\/coach\.ts/,
  },
  // Further threads of the engine: for analyses and reviews.
  {
    ...APART,
    name: 'team',
    test: /packages\/search\/src\/service\/team\.ts|apps\/web\/src\/engine\/(?:team|threadsOf|isSparing)\.ts/,
  },
  // Proofs are for lessons; else the engine has its own.
  { ...APART, name: 'proofs', test: /packages\/search\/src\/(?:solve|proofTable)\.ts/ },
  {
    ...APART,
    name: 'controls',
    test: /apps\/web\/src\/(?:shell\/(?:NameSearch|OptionRow|PageHead|Segments|Select|Sheet|Snack|Switch)|board\/GameBadge)\.tsx|packages\/stage\/src\/late\//,
  },
  {
    name: 'base',
    test: /node_modules\/@?preact|packages\/(?:core|grid|speech|words)\/src\/\w+\.ts|packages\/stage\/src\/(?:svg\/)?\w+\.ts|apps\/web\/src\/(?:shell|state)\/(?!NameSearch|days|files|importRecords|lateWords|learned|leftLesson|onlineWords|playFrom|syncLearned|upgradeSavedGame|useIncoming)/,
    minShareCount: 2,
  },
  {
    name: 'board',
    test: /packages\/stage\/src\/dom\/|packages\/board\/src\/(?:compose|surface)\/|packages\/search\/src\/service\/|apps\/web\/src\/(?:board|table|engine)\/(?!Board3d|RulePicture|figureBox|guard|picture|shownPicture|walk)/,
    minShareCount: 2,
  },
  {
    name: 'table',
    test: /apps\/web\/src\/pages\/table\/(?!end|house|keys|marks)/i,
  },
  {
    debugName: 'presenters',
    name: (id: string) => /(?:games\/(?=\w+\/scene\/)|presenters\/)(\w+)/.exec(id)?.[1] ?? null,
    test: /games\/\w+\/scene\/(?!editor|draft|figures|flaw|examples|house|help)|packages\/presenters\/\w+\.ts/,
  },
  {
    debugName: 'rules',
    name: (id: string) => `${/games\/(\w+)\/rules\//.exec(id)?.[1]}-rules`,
    test: /games\/\w+\/rules\/(?!head|handedTo|cells)/,
  },
];

/** The server that a development server asks. */
const SERVER = process.env.THREEFOLD_SERVER ?? 'http://localhost:3000';

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: folder('.'),
  resolve: { conditions: ['threefold-source', 'browser', 'import', 'default'] },
  plugins: [
    palette(),
    cards(),
    docs(),
    shelves(),
    only(source => !/^@threefold-games\/bots\/|\/bot\/index\.ts$|\/terminal(?:\.ts)?$/.test(source)),
  ],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: {
    format: 'es',
    plugins: () => [
      shelves(),
      only(source => /^@threefold-games\/(?:bots|games)\/\w+$|\/(?:bot\/index|learn\/puzzling)\.ts$/.test(source)),
    ],
  },
  build: {
    target: 'es2022',
    outDir: folder('dist'),
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Whatever is asked for later, this is there already.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'js' ? files.filter(file => !file.includes('/base-')) : files,
    },
    // The largest is three.js, alone in a file that only a board in three dimensions asks for.
    chunkSizeWarningLimit: 700,
    rolldownOptions: { checks: { bundlerTimings: false }, output: { codeSplitting: { groups: GROUPS } } },
  },
  server: {
    fs: { allow: [folder('../..')] },
    // The pages come from here, everything else from the server that runs beside it.
    proxy: { '/api': { target: SERVER, ws: true, headers: { origin: SERVER } } },
  },
});
