import { chromium } from '@playwright/test';
import { seededRandom } from '@threefold/core';
import { midGame, keepGames } from './e2e/furnish.ts';
import { turnByLot } from './e2e/lot.ts';
import { gameNow, myTurn } from './e2e/table.ts';
import { clickCell } from './e2e/cells.ts';
import { withSettings } from './e2e/storage.ts';
const [url, tag, size, lang = 'en', theme = 'light'] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] });
const SIZES = { desk: { viewport: { width: 1280, height: 800 } }, mid: { viewport: { width: 960, height: 700 } }, phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }, side: { viewport: { width: 740, height: 360 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 } };
const context = await browser.newContext({ ...SIZES[size], baseURL: url, reducedMotion: 'reduce', serviceWorkers: 'block' });
const page = await context.newPage();
await page.addInitScript('globalThis.__name = f => f');
await withSettings(page, { theme, confirm: 'always' });
const shoot = async name => {
  await page.waitForTimeout(350);
  const m = await page.evaluate(() => { const r = e => { const b = document.querySelector(e)?.getBoundingClientRect(); return b ? [b.x, b.y, b.width, b.height].map(Math.round).join(' ') : '-'; };
    const chips = [...document.querySelectorAll('.choice, .board-bar .icon-button, .board-bar .button')].map(e => { const b = e.getBoundingClientRect(); return `${Math.round(b.width)}x${Math.round(b.height)}`; });
    return `board ${r('.split-board-large')} bar ${r('.board-bar')} said ${r('.board-bar-said') === '-' ? r('.board-bar-words') : r('.board-bar-said')} cut ${!!document.querySelector('.board-bar-more')} [${chips}]`; });
  console.log(name, m);
  await page.screenshot({ path: `/tmp/shots/bar-${tag}-${size}-${lang}-${theme}-${name}.png` });
};
const sit = async (game, turns) => { const g = midGame(game, { turns }); await keepGames(page, g); await page.goto(`/${lang}/game/${g.id}`); await page.waitForSelector('.board-bar-accent'); await page.waitForTimeout(500); };
const pick = async cell => { await clickCell(page, cell); };
const which = (process.argv[7] ?? 'talat tzaar taluva').split(' ');
if (which.includes('talat')) {
  await sit('talat', 0); await shoot('talat-nine');
  await page.locator('.choice').nth(4).click(); await shoot('talat-nine-picked');
  await sit('talat', 15); await page.locator('.choice').first().click(); await shoot('talat-four');
  await sit('talat', 45); await shoot('talat-move');
  const now = await gameNow(page); const [step] = turnByLot(now, seededRandom('a'));
  await pick(step.picks[0].cell); await shoot('talat-picked'); await pick(step.picks[1].cell); await shoot('talat-done');
}
if (which.includes('tzaar')) {
  await sit('tzaar', 11); await shoot('tzaar-first');
  const now = await gameNow(page); const steps = turnByLot(now, seededRandom('a'));
  await pick(steps[0].picks[0].cell); await shoot('tzaar-picked'); await pick(steps[0].picks[1].cell); await shoot('tzaar-second');
  await page.locator('.choice').click(); await shoot('tzaar-done');
  await page.keyboard.press('Escape'); await page.keyboard.press('Escape');
}
if (which.includes('taluva')) {
  await sit('taluva', 14); await shoot('taluva-lay');
  const now = await gameNow(page); const steps = turnByLot(now, seededRandom('a'));
  await pick(steps[0].picks[0].cell); await shoot('taluva-laid');
  await page.keyboard.press('/'); await page.keyboard.type(steps[0].text); await page.keyboard.press('Enter'); await page.keyboard.press('Escape');
  await shoot('taluva-build');
  for (const p of steps[1].picks) if (p.at === 'cell') await pick(p.cell); await shoot('taluva-site');
  // An expansion, where there is one.
  const pos = now.position.copy(); const a = now.game;
}
await browser.close();
