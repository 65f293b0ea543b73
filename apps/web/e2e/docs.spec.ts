import { amount } from '@threefold-games/testkit';
import { sweepPlain } from './axe.ts';
import { someOfTheDay } from './day.ts';
import { overflows } from './fit.ts';
import { expect, PHONE, test } from './site.ts';

test('the documentation is found from the home page, and leads on', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/en/');
  await page.getByRole('link', { name: 'For developers' }).click();
  await expect(page).toHaveURL(/\/docs$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Threefold for developers' })).toBeVisible();

  await page.getByRole('navigation', { name: 'All pages' }).getByRole('link', { name: 'A bot in ten minutes' }).click();
  await expect(page).toHaveURL(/\/docs\/guides\/bot$/);
  await expect(page.getByRole('navigation').locator('[aria-current]')).toHaveText('A bot in ten minutes');

  const block = page.locator('.code').first();
  await block.hover();
  await block.getByRole('button', { name: 'Copy' }).click();
  await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('npm install @threefold-games/play\n');

  await page.getByRole('link', { name: 'At a table' }).click();
  await expect(page).toHaveURL(/#at-a-table$/);
  await page.locator('article').getByRole('link', { name: 'the reference' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '@threefold-games/play' })).toBeVisible();
  await page.getByRole('link', { name: 'Threefold', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/$/);
});

test('the boards of the guide are there to be tried', { tag: '@day1' }, async ({ page }) => {
  await page.goto('/docs/guides/board');
  const boards = page.locator('.live threefold-board');
  await expect(boards).toHaveCount(3);
  await expect(boards.first()).toContainText('Turn 2 of 2');
  await boards.first().getByRole('button', { name: 'Previous turn' }).click();
  await expect(boards.first()).toContainText('Turn 1 of 2');
  await expect(boards.nth(1)).toContainText('Weiß');
  await expect(boards.nth(2)).toContainText('Choose a Zihin tower to place');
});

test('axe finds nothing in the documentation', { tag: '@day2' }, async ({ page, troubles }) => {
  const paths = ['/docs', '/docs/guides/board', '/docs/strength', '/docs/reference/speech'];
  for (const path of [...someOfTheDay(paths, amount(1, paths.length)), '/docs/gone'])
    expect(await sweepPlain(page, path)).toEqual([]);
  // One of them is not there.
  expect(troubles.splice(0)).toEqual([expect.stringContaining('404')]);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('no page of the documentation is wider than the screen', { tag: '@day3' }, async ({ page }) => {
    await page.goto('/docs');
    const links = page.locator('#pages a');
    const addresses = await links.evaluateAll(all => all.map(each => (each as HTMLAnchorElement).pathname));
    expect(addresses.length).toBeGreaterThan(25);
    const found: string[] = [];
    const paths = [...new Set(addresses), '/docs/reference/core', '/docs/reference/stage'];
    for (const path of someOfTheDay(paths, amount(6, paths.length))) {
      await page.goto(path);
      found.push(...(await overflows(page)).map(what => `${path}: ${what}`));
    }
    expect(found).toEqual([]);
    await page.goto('/docs');
    await page.getByRole('link', { name: 'All pages' }).click();
    await expect(page.locator('#pages')).toBeInViewport();
  });
});
