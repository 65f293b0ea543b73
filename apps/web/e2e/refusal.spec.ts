import { Composer, type Refused } from '@threefold-games/board-core/compose';
import type { Face } from '@threefold-games/stage';
import { cellsInSight, clickCell } from './cells.ts';
import { oneOrAll } from './day.ts';
import { midGame, sitDown } from './furnish.ts';
import type { GameNow } from './gameNow.ts';
import { GAMES } from './records.ts';
import { expect, test } from './site.ts';
import { faceOf, gameNow } from './table.ts';

/** Cells that make an illegal try when they are pointed at one after the other, and why it is one. */
const illegalTry = (
  { game, position }: GameNow,
  face: Face,
  cells: readonly string[],
): readonly [readonly string[], Refused] => {
  const composer = new Composer({ game, face, position });
  const before = composer.spin === undefined ? composer.firstCells.slice(0, 1) : [];
  for (const cell of cells) {
    composer.reset();
    for (const first of before) composer.pick({ at: 'cell', cell: first });
    if (composer.pick({ at: 'cell', cell }) === 'refused') return [[...before, cell], composer.refused!];
  }
  throw new Error('everything is legal here');
};

for (const id of oneOrAll(GAMES, 1))
  test(`an illegal try in ${id} says why, opens the rule marked or a lesson about it, and leads back`, async ({
    page,
  }) => {
    await sitDown(page, midGame(id));
    const now = await gameNow(page);
    const cells = await cellsInSight(page);
    const [tried, { attempt, rule, text }] = illegalTry(now, await faceOf(id), cells);
    expect(now.position.whyNot(attempt)?.rule).toBe(rule);
    for (const cell of tried) await clickCell(page, cell);

    const voice = page.locator('.board-bar');
    await expect(voice).toContainText('Not here');
    await expect(voice).toContainText(text);
    await voice.getByRole('link', { name: rule }).click();
    await expect(page).toHaveURL(new RegExp(`/en/rules/${id}#${rule}$`));
    const marked = page.locator('.rules-named');
    await expect(marked).toHaveAttribute('id', rule);
    await expect(marked).toBeInViewport();
    await expect(marked).toBeFocused();
    await expect(marked).toContainText(`What you tried: ${text}`);
    const goBack = async (): Promise<void> => {
      await page.getByRole('button', { name: 'Back to your game' }).click();
      await expect(page).toHaveURL(new RegExp(`/en/game/${now.saved.id}$`));
      await expect(page.locator('.board-bar-accent')).toBeVisible();
    };
    await goBack();
    for (const cell of tried) await clickCell(page, cell);
    await voice.getByRole('link', { name: 'Practise this rule' }).click();
    await expect(page).toHaveURL(new RegExp(`/en/learn/${id}/\\w+$`));
    await expect(page.getByRole('button', { name: 'Show me' })).toBeVisible();
    await goBack();
    expect((await gameNow(page)).saved.record).toBe(now.saved.record);
  });

test('what is typed and no step is refused with its rule', async ({ page }) => {
  await sitDown(page, midGame('tzaar'));
  await page.keyboard.press('/');
  await expect(page.locator('.table-command input')).toBeFocused();
  await page.keyboard.type('A1xI5');
  await page.keyboard.press('Enter');
  await expect(page.locator('.board-bar-danger')).toContainText(/TZ-\d+\.\d+/);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('hello');
  await page.keyboard.press('Enter');
  await expect(page.locator('.board-bar-danger')).toContainText('Not understood');
});
