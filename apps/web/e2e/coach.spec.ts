import { keepGames, midGame } from './furnish.ts';
import { expect, type Page, test } from './site.ts';
import { myTurn } from './table.ts';

/** A real game whose last turn leaves Black nothing to capture; one before it captured the last Tzarra but one. */
const BEFORE_LAST = 26;
const REMARKED = { number: 26, remark: 'captures the last Tzarra but one' };

/** The row of that turn says what it did, also to who listens. */
const expectRemark = async (page: Page): Promise<void> => {
  const row = page.getByRole('button', { name: new RegExp(`${REMARKED.number}\\b.*, ${REMARKED.remark}`) });
  await expect(row.locator('.turn-remark')).toHaveText(REMARKED.remark);
};

test('a hint says what to do, why, and how it is written; lists say what turns did', async ({ page }) => {
  await keepGames(page, midGame('tzaar', { turns: BEFORE_LAST }));
  await page.goto('/en/game/mid-tzaar');
  await myTurn(page);
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  const said = page.getByRole('status').filter({ hasText: 'Written' });
  await expect(said).toHaveText(
    /1\. Capture .*2\. .*You win with \w+×\w+.*: B has nothing left to capture\. Written .*chances at 100%\.$/,
    { timeout: 30_000 },
  );
  await expectRemark(page);
  await page.goto('/en/replay/mid-tzaar');
  await expectRemark(page);
  await page.goto('/en/analysis?from=mid-tzaar');
  await expectRemark(page);
});
