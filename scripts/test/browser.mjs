// Runs the tests in a real browser; what follows the command goes to Playwright.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { needChromium } from './chromium.mjs';

const args = process.argv.slice(2);
/** A run that names files has all their tests, those of other days too. */
const every = args.some(arg => !arg.startsWith('-')) ? { THREEFOLD_EVERY_TEST: '1' } : {};

const root = fileURLToPath(new URL('../..', import.meta.url));
const { status } = spawnSync(
  process.execPath,
  ['node_modules/@playwright/test/cli.js', 'test', '--config', 'apps/web/playwright.config.ts', ...args],
  { cwd: root, stdio: 'inherit', env: { ...process.env, ...every, THREEFOLD_CHROMIUM: needChromium() } },
);
process.exit(status ?? 1);
