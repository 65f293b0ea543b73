// Checks all types at once, then those of the service worker, which has other globals than a page.
import { mkdirSync } from 'node:fs';
import { runParts } from './runParts.mjs';

// What did not change since the last run is not checked again.
const cache = 'node_modules/.cache/types';
mkdirSync(cache, { recursive: true });

const check = (config, name) => [
  'tsc',
  '-p',
  config,
  '--incremental',
  '--tsBuildInfoFile',
  `${cache}/${name}.tsbuildinfo`,
];

const rows = await runParts([
  { name: 'all', commands: [check('tsconfig.json', 'all'), check('apps/web/tsconfig.sw.json', 'serviceWorker')] },
]);
process.exitCode = rows.every(({ code }) => code === 0) ? 0 : 1;
