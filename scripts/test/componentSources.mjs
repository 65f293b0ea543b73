// Has Node read components from their sources, and leave out what only a build brings: for child processes of tests.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';

const NOTHING = 'data:text/javascript,export default ""';

registerHooks({
  resolve: (name, context, next) =>
    name.endsWith('.css') || name.startsWith('virtual:') ? { url: NOTHING, shortCircuit: true } : next(name, context),
  load: (url, context, next) => {
    if (!url.endsWith('.tsx')) return next(url, context);
    const options = { loader: 'tsx', jsx: 'automatic', jsxImportSource: 'preact' };
    const { code } = transformSync(readFileSync(fileURLToPath(url), 'utf8'), options);
    return { format: 'module', source: code, shortCircuit: true };
  },
});
