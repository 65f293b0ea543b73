// Builds the web app into dist: the pages and their chunks, the service worker, the documentation, then what `finish` adds.
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { writeDocs } from './docs/write.mjs';
import { finish } from './finish.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const output = fileURLToPath(new URL('../dist', import.meta.url));
const quiet = { root, logLevel: 'warn' };

await build(quiet);
await build({
  ...quiet,
  configFile: false,
  publicDir: false,
  resolve: { conditions: ['threefold-source', 'browser', 'import', 'default'] },
  build: {
    outDir: output,
    emptyOutDir: false,
    target: 'es2022',
    rollupOptions: { input: `${root}src/app/serviceWorker.ts`, output: { format: 'iife', entryFileNames: 'sw.js' } },
  },
});
writeDocs(output);
await finish(output);
