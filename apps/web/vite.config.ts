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
  },
  server: { fs: { allow: [folder('../..')] } },
});
