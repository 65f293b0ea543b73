import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { findChromium } from '../../test/chromium.mjs';
import { serve } from './serve.mjs';

const GAMES = ['talat', 'tzaar', 'taluva'];

/** What somebody writes who lets a bot with a net play in a page. */
const BOT = `
import { bot, newGame } from '@threefold-games/play/tzaar';

const game = newGame({ setup: 'fixed' });
await bot(8).turn(game, { simulations: 20 });
document.body.textContent = game.history().join();
`;

/** Builds that with vite, into a folder that is served. */
const buildBot = async folder => {
  const at = join(folder, 'bot');
  rmSync(at, { recursive: true, force: true });
  mkdirSync(at, { recursive: true });
  writeFileSync(
    join(at, 'index.html'),
    '<!doctype html><title>bot</title><script type="module" src="./main.js"></script>',
  );
  writeFileSync(join(at, 'main.js'), BOT);
  await build({
    root: at,
    base: '/bot/out/',
    configFile: false,
    logLevel: 'error',
    build: { outDir: 'out', target: 'es2022' },
  });
};

/** What goes wrong where pages show a board of each game, and let a bot play, with the packages that are installed in a folder. */
export const faultsOfBrowser = async folder => {
  await buildBot(folder);
  const server = serve(folder);
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const faults = [];
  /** Opens a page and waits for what it is to show. */
  const visit = async (path, shown, missing) => {
    const page = await browser.newPage();
    page.on('pageerror', error => faults.push(`${path}: ${error.message}`));
    await page.goto(`http://127.0.0.1:${server.address().port}${path}`);
    await shown(page)
      .first()
      .waitFor({ timeout: 20_000 })
      .catch(() => faults.push(`${path}: ${missing}`));
    await page.close();
  };
  try {
    for (const game of GAMES)
      await visit(`/board/${game}`, page => page.locator('threefold-board').getByRole('button'), 'no board is shown.');
    await visit('/bot/out/index.html', page => page.getByText(/^[A-I]\dx[A-I]\d$/), 'the bot does not play.');
  } finally {
    await browser.close();
    server.close();
  }
  return faults;
};
