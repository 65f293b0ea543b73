import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { SHARED_STYLE } from '../../packages/board-core/src/view/sharedStyle.ts';
import { paletteCss } from '../../packages/stage/src/paletteCss.ts';
import { cardsIn } from './build/cards.mjs';
import { chunks } from './build/chunks.ts';
import { docs } from './build/docs/plugin.mjs';
import { shelves } from './build/shelves.mjs';

/** Style sheets that packages have as text, so that elements of other pages can use the same. */
const STYLES: Readonly<Record<string, () => string>> = {
  'virtual:palette.css': paletteCss,
  'virtual:board.css': () => SHARED_STYLE,
};

const styles = (): Plugin => ({
  name: 'styles',
  resolveId: id => (Object.hasOwn(STYLES, id) ? `\0${id}` : undefined),
  load: id => STYLES[id.slice(1)]?.(),
});

const UNUSED = '\0unused';

/** Leaves out what games load that nothing here asks for: pages have no bots and no terminal, workers have bots and what makes puzzles. */
const only = (asked: (source: string) => boolean): Plugin => ({
  name: 'only',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer, { kind }) =>
    kind === 'dynamic-import' &&
    /\/library\/catalogue\/|\/(?:games|examples)\/\w+\//.test(importer ?? '') &&
    !asked(source)
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

/** The server that a development server asks. */
const SERVER = process.env.THREEFOLD_SERVER ?? 'http://localhost:3000';

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: folder('.'),
  resolve: { conditions: ['threefold-source', 'browser', 'import', 'default'] },
  plugins: [
    styles(),
    cards(),
    docs(),
    shelves(),
    chunks(),
    only(source => !/^@threefold-games\/bots\/|\/bot\/index\.ts$|\/terminal(?:\.ts)?$/.test(source)),
  ],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: {
    format: 'es',
    rolldownOptions: { checks: { bundlerTimings: false } },
    plugins: () => [
      shelves(),
      only(source => /^@threefold-games\/(?:bots\/)?\w+$|\/(?:bot\/index|learn\/puzzling)\.ts$/.test(source)),
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
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // Every chunk names those that it loads, and a hash does not compress: seven letters are enough to tell versions apart.
      output: {
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
  server: {
    fs: { allow: [folder('../..')] },
    // The pages come from here, everything else from the server that runs beside it.
    proxy: { '/api': { target: SERVER, ws: true, headers: { origin: SERVER } } },
  },
});
