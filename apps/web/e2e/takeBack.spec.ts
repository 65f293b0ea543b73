import { seededRandom } from '@threefold-games/core';
import { clickCell } from './cells.ts';
import { midGame, sitDown } from './furnish.ts';
import { mouse } from './hands.ts';
import { turnByLot } from './lot.ts';
import { expect, test } from './site.ts';
import { openGame, withSettings } from './storage.ts';
import { gameNow, myTurn } from './table.ts';

test('a turn is taken back step by step, or reset as a whole, before it is confirmed', async ({ page }) => {
  await withSettings(page, { confirm: 'always' });
  await sitDown(page, midGame('tzaar'));
  const now = await gameNow(page);
  const steps = turnByLot(now, seededRandom('take back'));
  expect(steps.length).toBe(2);
  const composed = async (): Promise<readonly string[]> => (await openGame(page)).composed;
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await mouse(page, now, steps);
  await expect.poll(composed).toEqual(steps.map(({ text }) => text));
  await expect(button('Confirm')).toBeEnabled();
  await button('Undo step').click();
  await expect.poll(composed).toEqual([steps[0]!.text]);
  await expect(button('Confirm')).toBeHidden();
  await button('Undo step').click();
  await expect.poll(composed).toEqual([]);
  await expect(button('Undo step')).toBeDisabled();

  await mouse(page, now, steps);
  await button('Reset turn').click();
  await expect.poll(composed).toEqual([]);
  const [first] = steps;
  const [pick] = first!.picks;
  if (pick?.at === 'cell') await clickCell(page, pick.cell);
  await expect(button('Undo step')).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(button('Undo step')).toBeDisabled();
  expect((await openGame(page)).record).toBe(now.saved.record);
});

test('a turn that was played against a bot is taken back together with its answer', { tag: '@day1' }, async ({
  page,
}) => {
  await sitDown(page, midGame('tzaar', { others: 'bot' }));
  const now = await gameNow(page);
  await mouse(page, now, turnByLot(now, seededRandom('undo')));
  await myTurn(page, now.turns.length);
  await expect(page.locator('.top-head')).toContainText(`Turn ${now.turns.length + 3}`);
  await page.getByRole('button', { name: 'Take back your last turn' }).first().click();
  await expect(page.locator('.top-head')).toContainText(`Turn ${now.turns.length + 1}`);
  expect((await gameNow(page)).position.encode()).toBe(now.position.encode());
});
