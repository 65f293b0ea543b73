import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { paletteCss } from '../../packages/stage/src/palette.ts';

const PALETTE = 'virtual:palette.css';

/** The colours of the stage as a style sheet, so that there is one truth about them. */
const palette = (): Plugin => ({
  name: 'palette',
  resolveId: id => (id === PALETTE ? `\0${PALETTE}` : undefined),
  load: id => (id === `\0${PALETTE}` ? paletteCss() : undefined),
});

/** What nearly every page needs, and what every board does: two files instead of some forty small ones, which also compress better. */
const GROUPS = [
  {
    name: 'base',
    test: /node_modules\/@?preact|packages\/(?:core|grid|words)\/src\/\w+\.ts|packages\/stage\/src\/(?:svg\/)?\w+\.ts|apps\/web\/src\/(?:shell|state)\//,
  },
  {
    name: 'board',
    test: /packages\/stage\/src\/dom\/|packages\/search\/src\/service\/|apps\/web\/src\/(?:board|table|engine)\//,
  },
];

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: folder('.'),
  resolve: { conditions: ['threefold-source', 'browser', 'import', 'default'] },
  plugins: [palette()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    outDir: folder('dist'),
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The largest is three.js, alone in a file that only a board in three dimensions asks for.
    chunkSizeWarningLimit: 700,
    // What one page alone needs stays with it.
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS.map(group => ({ ...group, minShareCount: 2 })) } } },
  },
  server: { fs: { allow: [folder('../..')] } },
});
