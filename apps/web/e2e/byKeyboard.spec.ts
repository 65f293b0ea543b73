import { seededRandom } from '@threefold-games/core';
import { oneOrAll } from './day.ts';
import { lateGame, sitDown } from './furnish.ts';
import { arrows, typed } from './keyHands.ts';
import { expect, test } from './site.ts';
import { hurry, lengthOf, playToEnd } from './wholeGame.ts';

test.describe.configure({ timeout: 240_000 });
test.beforeEach(({ page }) => hurry(page));

const { title, play } = lengthOf('keys');

test(`${title} of tzaar, from the first page on, by keys alone`, async ({ page }) => {
  await page.goto('/en/');
  const press = async (key: string, until: () => Promise<boolean>): Promise<void> => {
    for (let i = 0; i < 60 && !(await until()); i++) await page.keyboard.press(key);
    expect(await until()).toBe(true);
  };
  const has = (selector: string) => (): Promise<boolean> =>
    page.evaluate(wanted => document.activeElement?.matches(wanted) ?? false, selector);
  await press('Tab', has('[aria-label="Set up a game of TZAAR"]'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await press('Shift+Tab', has('[aria-label="Level 1"]'));
  await page.keyboard.press('End');
  expect(await has('[aria-label="Level 12"]:checked')()).toBe(true);
  await page.keyboard.press('ArrowLeft');
  expect(await has('[aria-label="Level 11"]:checked')()).toBe(true);
  await page.keyboard.press('Home');
  expect(await has('[aria-label="Level 1"]:checked')()).toBe(true);
  await press('Tab', has('[type="submit"]'));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/en/game/*');
  await play(page, arrows(seededRandom('ways')), 'arrows');
});

// Played whole by clicking and by tapping.
const ENDS = ['taluva', 'talat'] as const;
for (const game of oneOrAll(ENDS))
  test(`the end of a game of ${game} by typing in the command box`, { tag: '@day1' }, async ({ page }) => {
    await sitDown(page, lateGame(game));
    await playToEnd(page, typed, `typed ${game}`);
  });
