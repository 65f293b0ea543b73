import { endedGame, keepGames } from './furnish.ts';
import { expect, test } from './site.ts';
import { myTurn } from './table.ts';

test.describe.configure({ timeout: 180_000 });

test('the review of a game: asked first, answered with a reason and a line, kept, tried again, and never computed twice', {
  tag: '@day1',
}, async ({ page }) => {
  await keepGames(page, endedGame('tzaar', 1));
  await page.goto('/en/game/over-tzaar');
  await page.getByRole('link', { name: 'Review', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^\d turning points?$/ })).toBeVisible({ timeout: 120_000 });
  await expect(page.locator('.review-progress')).toHaveCount(0, { timeout: 120_000 });
  // The choice is asked for before the answer stands anywhere.
  const bar = page.locator('.board-bar');
  await expect(bar).toContainText('What would you play?');
  await expect(page.getByText('Better', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Show the answer' }).click();
  const point = page.locator('.review-point-shown');
  await expect(point.locator('.review-reasons')).not.toBeEmpty();
  await expect(point.getByText('You played')).toBeVisible();
  await expect(point.getByText('Better', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Show the line' }).click();
  await expect(bar).toContainText('What was expected after');
  await page.getByRole('button', { name: 'Back to the choice' }).click();
  await page.getByRole('button', { name: 'Keep as a puzzle' }).click();
  await expect(page.getByRole('button', { name: 'Kept as a puzzle' })).toBeVisible();

  // What was computed is there at once, with no engine at all, and does not change any more.
  await page.route('**/assets/worker*', route => route.abort());
  await page.reload();
  await expect(page.locator('.review-title')).toHaveText(/^\d turning points?$/);
  await expect(page.locator('.review-progress')).toHaveCount(0);
  const figures = await page.locator('.review-sums b').textContent();
  await page.reload();
  await expect(page.locator('.review-sums b')).toHaveText(figures!);
  await page.unroute('**/assets/worker*');

  await page.goto('/en/puzzles?game=tzaar');
  await page
    .getByRole('region', { name: 'From your games' })
    .getByRole('link', { name: /^Turn \d+/ })
    .click();
  await expect(bar).toContainText('What would you play?');
  await page.getByRole('button', { name: 'Show the answer' }).click();
  const said = await bar.textContent();
  const turn = Number(/Turn (\d+)/.exec(said ?? '')?.[1]);
  await page.getByRole('button', { name: 'Try again from here' }).click();
  await myTurn(page);
  await expect(page).toHaveURL(/\/en\/game\//);
  await expect(page.locator('.turn-row')).toHaveCount(turn);
});
