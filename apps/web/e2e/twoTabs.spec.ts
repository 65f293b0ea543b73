import { replay, seededRandom, parseRecord } from '@threefold/core';
import { findGame } from '@threefold/games';
import { midGame, sitDown } from './furnish.ts';
import { mouse } from './hands.ts';
import { turnByLot } from './lot.ts';
import { expect, test } from './site.ts';
import { openGame } from './storage.ts';
import { myTurn, standingOf } from './table.ts';

test('two tabs on one game show the same, and none overwrites the other', async ({ page, context }) => {
  await sitDown(page, midGame('tzaar'));
  const other = await context.newPage();
  await other.goto(page.url());
  const standing = await myTurn(other);
  const [first, second] = [turnByLot(standing, seededRandom('one')), turnByLot(standing, seededRandom('two'))];
  expect(first[0]!.text).not.toBe(second[0]!.text);

  // Both have begun the same turn; the one that is whole first counts.
  await mouse(page, standing, first.slice(0, 1));
  await mouse(other, standing, second);
  await expect.poll(async () => (await openGame(other)).record).not.toBe(standing.saved.record);
  for (const each of [page, other])
    await expect(each.locator('.top-head')).toContainText(`Turn ${standing.turns.length + 2}`);
  const after = await standingOf(page);
  expect(after.turns.at(-1)?.steps).toEqual(second.map(({ text }) => text));

  // The game goes on from either tab, and its record stays one that the rules allow.
  const next = turnByLot(await myTurn(page, standing.turns.length + 1), seededRandom('three'));
  await mouse(page, await standingOf(page), next);
  for (const each of [page, other])
    await expect(each.locator('.top-head')).toContainText(`Turn ${standing.turns.length + 3}`);
  const record = parseRecord((await openGame(page)).record);
  expect(record.ok && replay(findGame, record.value).ok).toBe(true);
});

test('a game that another tab deletes is said to be gone', async ({ page, context }) => {
  await sitDown(page, midGame('tzaar'));
  const other = await context.newPage();
  await other.goto('/en/games');
  await other.getByRole('button', { name: /^More for/ }).click();
  await other.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.locator('.table-voice')).toContainText('This game was deleted in another tab');
  await other.getByRole('button', { name: 'Undo' }).click();
  await expect(other.getByText('The game is back.')).toBeVisible();
});
