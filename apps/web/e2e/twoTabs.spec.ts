import { findGame } from '@threefold-games/catalogue';
import { parseRecord, replay, seededRandom } from '@threefold-games/core';
import { midGame, sitDown } from './furnish.ts';
import { mouse } from './hands.ts';
import { turnByLot } from './lot.ts';
import { expect, type Page, test } from './site.ts';
import { openGame, withSettings } from './storage.ts';
import { gameNow, myTurn } from './table.ts';

/** The steps of the turn that is being made, as the page shows them. */
const shownSteps = (page: Page): Promise<string[]> => page.locator('.chips li:not(.chip-open)').allTextContents();

test('two tabs on one game show the same, and none overwrites the other', async ({ page, context }) => {
  await withSettings(page, { confirm: 'always' });
  await sitDown(page, midGame('tzaar'));
  const other = await context.newPage();
  await other.goto(page.url());
  const now = await myTurn(other);
  const { length } = now.turns;
  const steps = turnByLot(now, seededRandom('two tabs'));
  const both = [page, other];

  // What is composed in one tab is seen in the other.
  await mouse(page, now, steps);
  for (const each of both) await expect(each.getByRole('button', { name: 'Confirm', exact: true })).toBeEnabled();
  // At the same moment in both: one of them is too late.
  await Promise.all(
    both.map(each =>
      each.locator('.board-bar-actions .button-primary').evaluate((button: HTMLButtonElement) => button.click()),
    ),
  );
  for (const each of both) await expect(each.locator('.top-head')).toContainText(`Turn ${length + 2}`);
  const after = await gameNow(page);
  expect(after.turns.length).toBe(length + 1);
  expect(after.turns.at(-1)?.steps).toEqual(steps.map(({ text }) => text));

  // Both begin the next turn at once: whichever counts, the game stays one that the rules allow, and both tabs show it.
  const dismissNews = async (each: Page): Promise<void> => {
    const news = each.getByRole('button', { name: 'OK' });
    if (await news.isVisible()) await news.click();
  };
  for (const each of both) await dismissNews(each);
  const next = await myTurn(page, length + 1);
  const [one, two] = [turnByLot(next, seededRandom('one')), turnByLot(next, seededRandom('two'))];
  await Promise.all([mouse(page, next, one.slice(0, 1)), mouse(other, next, two.slice(0, 1))]);
  const composed = async (): Promise<readonly string[]> => (await openGame(page)).composed;
  await expect.poll(async () => (await composed()).length).toBeGreaterThan(0);
  for (const each of both)
    await expect
      .poll(async () => {
        // Whoever was too late is told so first.
        await dismissNews(each);
        return [await composed(), await shownSteps(each)];
      })
      .toEqual([expect.anything(), (await composed()).map(text => text.replace('x', '×'))]);
  const record = parseRecord((await openGame(page)).record);
  expect(record.ok && replay(findGame, record.value).ok).toBe(true);
});

test('a game that another tab deletes is said to be gone', { tag: '@day2' }, async ({ page, context }) => {
  await sitDown(page, midGame('tzaar'));
  const other = await context.newPage();
  await other.goto('/en/games');
  await other.getByRole('button', { name: /^More for/ }).click();
  await other.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.locator('.board-bar')).toContainText('This game was deleted in another tab');
  await other.getByRole('button', { name: 'Undo' }).click();
  await expect(other.getByText('Game restored.')).toBeVisible();
});
