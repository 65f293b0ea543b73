import { endedGame, keepGames, midGame } from './furnish.ts';
import { expect, test } from './site.ts';
import { asides, putEntry, savedGames } from './storage.ts';
import { titles } from './table.ts';

test('blocked storage is reported, and the game continues', { tag: '@day1' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(IDBFactory.prototype, 'open', {
      value: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/en/');
  await page.getByRole('button', { name: 'Play TZAAR' }).click();
  await expect(page.getByText('This browser doesn’t save anything.')).toBeVisible();
  await expect(page.locator('.board-bar-accent')).toBeVisible();
  // Without storage the page alone knows the game: its first step is asked for in the command box, which names one.
  const steps = page.locator('.table-command datalist option');
  // A key that comes right after the board was drawn may find nobody who listens yet.
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(steps.first()).toBeAttached({ timeout: 1000 });
  }).toPass();
  const step = await steps.first().getAttribute('value');
  await page.keyboard.type(step ?? '');
  await page.keyboard.press('Enter');
  await expect(page.locator('.turn-row:not(.turn-row-made)')).toHaveCount(2, { timeout: 30_000 });
  await expect(page.locator('.board-bar-accent')).toBeVisible();
  await page.getByRole('link', { name: 'My games' }).first().click();
  await expect(page.getByRole('list', { name: 'My games' }).getByRole('listitem')).toHaveCount(1);
});

test('a corrupt saved game is set aside, and the others are still there', { tag: '@day2' }, async ({ page }) => {
  const [good, over] = [midGame('tzaar'), endedGame('talat')];
  await keepGames(page, good, over);
  await putEntry(page, { ...good, id: 'no-record', record: 'nonsense' } as never);
  await putEntry(page, { id: 'no-fields', game: 7 } as never);
  await page.goto('/en/games');
  const rows = page.getByRole('list', { name: 'My games' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(page.getByText('2 saved games are damaged and were set aside.')).toBeVisible();
  expect(await savedGames(page)).toHaveLength(2);
  expect(JSON.stringify(await asides(page))).toContain('nonsense');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Set aside' })).toContainText('no-record');
});

test('a saved game whose turns break the rules is set aside when it is opened', { tag: '@day3' }, async ({ page }) => {
  const good = midGame('tzaar');
  const broken = good.record.replace(/^3\. .*$/m, '3. A1xA1');
  expect(broken).not.toBe(good.record);
  await keepGames(page, good, { ...good, id: 'illegal', record: broken });
  await page.goto('/en/game/illegal');
  await expect(page.getByRole('heading', { name: 'This game can’t be read' })).toBeVisible();
  await page.getByRole('link', { name: 'My games' }).last().click();
  await expect(page.getByRole('list', { name: 'My games' }).getByRole('listitem')).toHaveCount(1);
  await page.goto('/en/');
  for (const title of Object.values(await titles()))
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
});
