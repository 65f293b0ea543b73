import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { findChromium } from '../../test/chromium.mjs';

const TYPES = { '.js': 'text/javascript', '.html': 'text/html' };
const GAMES = ['talat', 'tzaar', 'taluva'];

/** A page as the guide shows it: one script for a game, and its element. */
const boardPage = game =>
  `<!doctype html><html lang="en"><title>${game}</title>
<script type="module" src="/node_modules/@threefold-games/board/standalone/${game}.js"></script>
<threefold-board game="${game}" interactive style="display:block;width:360px"></threefold-board></html>`;

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

const serve = folder =>
  createServer(({ url }, answer) => {
    const game = /^\/board\/(\w+)$/.exec(url)?.[1];
    if (game) {
      answer.writeHead(200, { 'content-type': 'text/html' }).end(boardPage(game));
      return;
    }
    try {
      const file = join(folder, normalize(url));
      answer
        .writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
        .end(readFileSync(file));
    } catch {
      answer.writeHead(404).end();
    }
  });

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
