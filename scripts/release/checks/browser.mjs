import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../../chromium.mjs';

const TYPES = { '.js': 'text/javascript', '.html': 'text/html' };
const GAMES = ['talat', 'tzaar', 'taluva'];

/** A page as the guide shows it: one script for a game, and its element. */
const pageOf = game =>
  `<!doctype html><html lang="en"><title>${game}</title>
<script type="module" src="/node_modules/@threefold/board/standalone/${game}.js"></script>
<threefold-board game="${game}" interactive style="display:block;width:360px"></threefold-board></html>`;

const serve = folder =>
  createServer(({ url }, answer) => {
    const game = /^\/(\w+)$/.exec(url)?.[1];
    if (game) {
      answer.writeHead(200, { 'content-type': 'text/html' }).end(pageOf(game));
      return;
    }
    try {
      const file = join(folder, normalize(url));
      answer.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'text/plain' }).end(readFileSync(file));
    } catch {
      answer.writeHead(404).end();
    }
  });

/** What goes wrong where a page shows a board of each game from the packages that are installed in a folder. */
export const faultsOfBrowser = async folder => {
  const server = serve(folder);
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const faults = [];
  try {
    for (const game of GAMES) {
      const page = await browser.newPage();
      page.on('pageerror', error => faults.push(`${game}: ${error.message}`));
      await page.goto(`http://127.0.0.1:${server.address().port}/${game}`);
      const cells = page.locator('threefold-board').getByRole('button');
      await cells
        .first()
        .waitFor({ timeout: 20_000 })
        .catch(() => faults.push(`${game}: no board is shown.`));
      await page.close();
    }
  } finally {
    await browser.close();
    server.close();
  }
  return faults;
};
