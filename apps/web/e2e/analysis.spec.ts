import { keepGames, midGame } from './furnish.ts';
import { expect, type Page, test } from './site.ts';

/** Numbers of the engine's lines on the board, which stand at its arrows. */
const arrowNumbers = (page: Page): Promise<string[]> =>
  page.locator('.board-svg').evaluate(svg => {
    const accent = [...svg.querySelectorAll('[fill="var(--accent)"]')];
    return accent.flatMap(badge => {
      const text = badge.parentElement?.querySelector('text')?.textContent ?? '';
      return /^[1-5]$/.test(text) ? [text] : [];
    });
  });

const fetchedFiles = (): string[] => performance.getEntriesByType('resource').map(({ name }) => name);

test('the engine is off until asked, then shows lines and arrows in two threads, then stops', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { value: 2 }));
  await keepGames(page, midGame('tzaar'));
  await page.goto('/en/analysis?from=mid-tzaar');
  const engine = page.getByRole('switch', { name: 'Engine' }).first();
  await expect(engine).toHaveAttribute('aria-checked', 'false');
  await expect(page.locator('.line')).toHaveCount(0);
  expect(await arrowNumbers(page)).toEqual([]);

  await engine.check({ force: true });
  const lines = page.locator('.line:has(.line-rank)');
  await expect(lines).toHaveCount(3, { timeout: 40_000 });
  // Both have fetched the net by which they look at positions.
  for (const fetched of page.workers().map(worker => () => worker.evaluate(fetchedFiles)))
    await expect.poll(fetched, { timeout: 40_000 }).toContainEqual(expect.stringContaining('big'));
  expect(page.workers()).toHaveLength(2);
  await expect(lines.first()).toHaveAccessibleName(/^Line 1: /);
  await expect(lines.first()).toContainText('%');
  await expect.poll(() => arrowNumbers(page)).toContain('1');
  await page.getByRole('button', { name: 'Fewer lines' }).click();
  await expect(lines).toHaveCount(2, { timeout: 40_000 });

  await engine.uncheck({ force: true });
  await expect(page.locator('.line')).toHaveCount(0);
  await expect.poll(() => arrowNumbers(page)).toEqual([]);
  await expect(page.getByText('Off. Switch it on')).toBeVisible();
});

test('a line that the engine shows is played on the board and becomes a variation', { tag: '@day1' }, async ({
  page,
}) => {
  await keepGames(page, midGame('talat'));
  await page.goto('/en/analysis?from=mid-talat&turn=20');
  await page.getByRole('switch', { name: 'Engine' }).first().check({ force: true });
  const first = page.locator('.line-first').first();
  await expect(first).toBeVisible({ timeout: 40_000 });
  // Read and pressed at once: what comes first changes while the engine thinks.
  const moves = await first.evaluate((line: HTMLElement) => {
    const text = line.querySelector('span:not(.unseen)')?.textContent ?? '';
    line.click();
    return text.trim();
  });
  await expect(page.locator('.bar-title').first()).toBeVisible();
  await expect(page.locator('.turns-body')).toContainText(moves);
});

test('more choices than fit are opened above the bar, all of them in sight, and the board stays where it is', {
  tag: '@day3',
}, async ({ page }) => {
  await keepGames(page, midGame('taluva', { turns: 1 }));
  await page.goto('/en/analysis?from=mid-taluva');
  const choices = page.locator('.choice');
  await expect(choices.first()).toBeVisible();
  const board = page.locator('.split-board-large');
  const before = await board.boundingBox();
  const inSight = (): Promise<number> =>
    choices.evaluateAll(all => {
      const strip = all[0]!.parentElement!.getBoundingClientRect();
      return all.filter(each => each.getBoundingClientRect().right <= strip.right).length;
    });
  expect(await inSight()).toBeGreaterThan(6);
  await page.getByRole('button', { name: 'Show all choices' }).click();
  expect(await inSight()).toBe(await choices.count());
  expect(await board.boundingBox()).toEqual(before);
  await choices.last().click();
  await expect(choices).toHaveCount(0);
  expect(await board.boundingBox()).toEqual(before);
});
