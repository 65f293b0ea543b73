// Runs the tests in a real browser; what follows the command goes to Playwright.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { needChromium } from './chromium.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config',
    'apps/web/playwright.config.ts',
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, THREEFOLD_CHROMIUM: needChromium() } },
);
process.exit(status ?? 1);
