import { sweep } from './axe.ts';
import { overflows, smallTargets, speak } from './fit.ts';
import { DAY, filesAhead, keptFiles } from './puzzles.ts';
import { GAMES } from './records.ts';
import { expect, type Page, PHONE, test } from './site.ts';
import { askStore } from './storage.ts';

const HUB = '/en/puzzles?game=tzaar';

const tiles = (page: Page) => page.locator('.hub-tile[aria-pressed]');
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

/** Opens the page of all puzzles and waits for its themes and for the puzzle that it offers. */
const openHub = async (page: Page, name: 'First puzzle' | 'Next puzzle' = 'First puzzle'): Promise<string> => {
  await page.goto(HUB);
  await expect(tiles(page).first()).toBeVisible();
  const href = await page.getByRole('link', { name }).first().getAttribute('href');
  return /puzzle\/([\w-]+)/.exec(href ?? '')?.[1] ?? '';
};

interface Tried {
  readonly id: string;
  readonly outcome: 'missed' | 'shown' | 'solved';
  readonly at: number;
}

/** Keeps how puzzles went, as another tab does. */
const keepTries = async (page: Page, tries: readonly Tried[]): Promise<void> => {
  for (const each of tries) await askStore(page, 'puzzles', { ...each, game: 'tzaar', tries: 1 });
  await page.evaluate(() => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    new BroadcastChannel('threefold').postMessage({ topic: 'puzzles', message: 'changed' });
  });
};

test('a theme is chosen, told about and practised, and difficulty is a filter', async ({ page }) => {
  await openHub(page);
  await expect(heading(page, 'Today')).toBeVisible();
  await expect(page.locator('.hub-daily')).toHaveCount(3);
  await expect(page.locator('.hub-daily .scene-view')).toHaveCount(3);
  await expect(page.getByRole('link', { name: /^Missed ones/ })).toHaveCount(0);

  // Whatever is found there, the most puzzles of a theme are no fewer than those of one difficulty.
  const count = async (): Promise<number> =>
    (await page.locator('.hub-tile-about > [aria-hidden="true"]:not(svg)').allInnerTexts()).reduce(
      (sum, n) => sum + Number(n),
      0,
    );
  const all = await count();
  const easy = page.getByRole('radio', { name: 'difficulty 1 of 3' });
  await easy.check({ force: true });
  await expect(page).toHaveURL(/difficulty=1/);
  await expect.poll(count).toBeLessThan(all);
  await page.reload();
  await expect(easy).toBeChecked();
  await expect(page.getByRole('link', { name: 'First puzzle' })).toHaveAttribute('href', /tz-\w{5}\?difficulty=1$/);
  await page.getByRole('radio', { name: 'All' }).check({ force: true });
  await expect.poll(count).toBe(all);

  const tile = tiles(page)
    .filter({ has: page.locator('svg') })
    .last();
  const name = await tile.locator('.name').innerText();
  await tile.focus();
  await page.keyboard.press('Enter');
  await expect(tile).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('status').filter({ hasText: name })).toBeVisible();
  await expect(page).toHaveURL(/theme=\w+/);
  const theme = new URL(page.url()).searchParams.get('theme');
  const practise = page.getByRole('link', { name: 'Practise this theme' });
  await expect(practise).toHaveAttribute('href', new RegExp(`/en/puzzle/tz-\\w{5}\\?by=${theme}$`));
  // A second press does the same.
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/en/puzzle/tz-\\w{5}\\?by=${theme}$`));
  await expect(page.locator('.board-cell').first()).toBeVisible();
});

test('missed puzzles are a list until they are solved, and what was solved is counted', { tag: '@day1' }, async ({
  page,
}) => {
  const one = await openHub(page);
  await keepTries(page, [{ id: one, outcome: 'missed', at: 1000 }]);
  const missed = page.getByRole('link', { name: 'Missed ones 1' });
  await expect(missed).toBeVisible();
  // It is not offered again while there are others.
  const next = page.getByRole('link', { name: 'Next puzzle' });
  await expect(next).toHaveAttribute('href', /puzzle\/tz-/);
  await expect(next).not.toHaveAttribute('href', new RegExp(one));
  const other = /tz-\w{5}/.exec((await next.getAttribute('href')) ?? '')?.[0] ?? '';
  await keepTries(page, [{ id: other, outcome: 'shown', at: 2000 }]);
  await page.getByRole('link', { name: 'Missed ones 2' }).click();
  await expect(heading(page, 'Missed ones')).toBeVisible();
  const rows = page.locator('.missed-row');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Shown');
  await expect(rows.first().getByRole('link')).toHaveAttribute('href', `/en/puzzle/${other}?by=missed`);
  await expect(rows.last().locator('.scene-view')).toBeVisible();
  await keepTries(page, [{ id: other, outcome: 'solved', at: 3000 }]);
  await expect(rows).toHaveCount(1);
  await rows.first().getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/en/puzzle/${one}\\?by=missed$`));
  await page.goto('/en/puzzles/missed');
  await keepTries(page, [{ id: one, outcome: 'solved', at: 4000 }]);
  await expect(heading(page, 'Nothing missed')).toBeVisible();
  await page.getByRole('link', { name: 'Puzzles', exact: true }).click();
  await page.getByRole('radio', { name: 'TZAAR' }).check({ force: true });
  await expect(page.getByText(/^2 of \d+ solved$/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Missed ones/ })).toHaveCount(0);
});

test('turns that were kept from reviews are a list of their own, from which they can be taken', {
  tag: '@day3',
}, async ({ page }) => {
  await openHub(page);
  const kept = [
    [4, 'tzaar'],
    [16, 'tzaar'],
    [9, 'talat'],
  ] as const;
  for (const [turn, game] of kept)
    await askStore(page, 'ownPuzzles', { id: 'one', turn, game, record: '', seat: 0, kept: turn });
  await page.reload();
  const own = page.getByRole('region', { name: 'From your games' });
  await expect(own.getByRole('listitem')).toHaveCount(2);
  await expect(own.getByRole('link', { name: 'Turn 17' })).toHaveAttribute('href', '/en/puzzle/own-one-16');
  await own.getByRole('button', { name: /^Remove: Turn 17/ }).click();
  await expect(own.getByRole('link')).toHaveText(['Turn 5']);
  await page.reload();
  await expect(own.getByRole('link')).toHaveText(['Turn 5']);
});

test('puzzles are reached from the first page and from what is learned', { tag: '@day1' }, async ({ page }) => {
  await page.goto('/en/');
  await page.getByRole('link', { name: /^Puzzles of the day/ }).click();
  await expect(page).toHaveURL(/\/en\/daily$/);
  await page.goto('/en/learn/tzaar');
  await page.getByRole('link', { name: /^Puzzles/ }).click();
  await expect(page).toHaveURL(/\/en\/puzzles\?game=tzaar$/);
  await expect(tiles(page).first()).toBeVisible();
});

test('without a network the page counts the puzzles on the device and offers one', { tag: '@day2' }, async ({
  page,
  context,
}) => {
  await page.clock.setFixedTime(`${DAY}T10:00`);
  await openHub(page);
  // Waits for everything that the page prefetches, and for its own files.
  const ahead = [...GAMES.map(game => `${game} 01`), ...filesAhead()];
  await expect.poll(() => keptFiles(page), { timeout: 30_000 }).toEqual(expect.arrayContaining(ahead));
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(page.getByText(/^\d+ of \d+ are on this device\.$/)).toBeVisible();
  const link = page.getByRole('link', { name: 'First puzzle' });
  await expect(link).toHaveAttribute('href', /puzzle\/tz-/);
});

test('a list that does not come says so, and is asked for again', { tag: '@day3' }, async ({
  page,
  context,
  troubles,
}) => {
  await context.route('**/assets/*/index.txt', route => route.abort());
  await page.goto(HUB);
  await expect(heading(page, 'The puzzles did not load')).toBeVisible();
  await context.unroute('**/assets/*/index.txt');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(tiles(page).first()).toBeVisible();
  expect(troubles.every(text => text.includes('.txt'))).toBe(true);
  troubles.length = 0;
});

test.describe('on a phone', () => {
  test.use({ ...PHONE, bypassCSP: true });

  test('the lists fit a screen of 360 px in German, and axe finds nothing', { tag: '@day2' }, async ({ page }) => {
    const one = await openHub(page);
    await keepTries(page, [{ id: one, outcome: 'missed', at: Date.now() }]);
    await expect(page.getByRole('link', { name: 'Missed 1' })).toBeVisible();
    const found: string[] = [];
    for (const [name, path, shows] of [
      ['the hub', '/puzzles?game=taluva', '.hub-tile .scene-view >> nth=0'],
      ['missed ones', '/puzzles/missed', '.missed-row .scene-view'],
    ] as const) {
      const go = async (): Promise<void> => {
        await page.goto(`/en${path}`);
        await expect(page.locator(shows).first()).toBeVisible();
      };
      found.push(...(await sweep(page, { name, go }, ['dark'])));
      await speak(page, 'de', path);
      found.push(...(await overflows(page)).map(what => `${name}: ${what}`));
      found.push(...(await smallTargets(page)).map(what => `${name}: ${what}`));
    }
    expect(found).toEqual([]);
  });
});
