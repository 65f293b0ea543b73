import { seededRandom } from '@threefold-games/core';
import { clickCell } from './cells.ts';
import { keepEverything, midGame, sitDown } from './furnish.ts';
import { turnByLot } from './lot.ts';
import { PLACES, visit } from './places.ts';
import { GAMES } from './records.ts';
import { SIZES, shoot, THEMES } from './shoot.ts';
import { expect, PHONE, test } from './site.ts';
import { withSettings } from './storage.ts';
import { gameNow } from './table.ts';

test.describe.configure({ timeout: 300_000 });

for (const [size, device] of Object.entries(SIZES))
  for (const [theme, settings] of Object.entries(THEMES))
    test.describe(`${size} ${theme}`, () => {
      test.use(device);
      const end = `${size}-${theme}`;

      test('every page', async ({ page }) => {
        await withSettings(page, settings);
        await keepEverything(page);
        // High contrast is drawn for what has its own drawing: the tables.
        const places = theme.startsWith('contrast') ? PLACES.filter(({ name }) => /^(table|end)-/.test(name)) : PLACES;
        for (const place of places) {
          await visit(page, place);
          await shoot(page, `${place.name}-${end}`);
        }
      });

      test('states of tables', async ({ page }) => {
        await withSettings(page, { ...settings, confirm: 'always' });
        for (const game of GAMES) {
          await sitDown(page, midGame(game));
          const [step] = turnByLot(await gameNow(page), seededRandom('shown'));
          const cells = step!.picks.flatMap(pick => (pick.at === 'cell' ? [pick.cell] : []));
          await clickCell(page, cells[0]!);
          await shoot(page, `picked-${game}-${end}`);
          await page.keyboard.press('Escape');
          await page.keyboard.press('/');
          await page.keyboard.type(step!.text.replace(/\d+$/, '1'));
          await page.keyboard.press('Enter');
          await shoot(page, `typed-${game}-${end}`);
        }
      });

      test('analysis at work', async ({ page }) => {
        await withSettings(page, settings);
        await keepEverything(page);
        for (const game of GAMES) {
          await visit(page, PLACES.find(({ name }) => name === `analysis-${game}`)!);
          await page.getByRole('switch', { name: 'Engine' }).first().check({ force: true });
          await expect(page.locator('.line-rank').first()).toBeVisible({ timeout: 60_000 });
          await page.waitForTimeout(1500);
          await shoot(page, `thinking-${game}-${end}`);
        }
      });

      test('boards in three dimensions', async ({ page }) => {
        await withSettings(page, { ...settings, view: '3d' });
        for (const game of GAMES) {
          await sitDown(page, midGame(game));
          await expect(page.locator('.board-host canvas')).toBeVisible({ timeout: 60_000 });
          await page.waitForTimeout(1500);
          await shoot(page, `solid-${game}-${end}`);
        }
      });
    });

test('the pages in German on a phone', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ ...PHONE, baseURL: baseURL!, reducedMotion: 'reduce', locale: 'de' });
  const page = await context.newPage();
  await keepEverything(page);
  for (const place of PLACES) {
    await visit(page, place, 'de');
    await shoot(page, `${place.name}-phone-german`);
  }
  await context.close();
});
