import { legalActions } from '@threefold-games/core';
import { clickCell, drag, dragCell } from './cells.ts';
import { oneOrAll } from './day.ts';
import { midGame, sitDown } from './furnish.ts';
import type { GameNow } from './gameNow.ts';
import { expect, type Page, PHONE, test } from './site.ts';
import { openGame } from './storage.ts';
import { gameNow } from './table.ts';
import { moveFingers } from './touch.ts';

/** A legal step from cell to cell, preferably one that the notation writes with a cross: a capture. */
const capture = ({ game, position }: GameNow): readonly [step: string, from: string, to: string] => {
  const steps = legalActions(game, position).map(action => ({
    text: position.format(action),
    cells: position.picks(action).flatMap(pick => (pick.at === 'cell' ? [pick.cell] : [])),
  }));
  const found = steps.find(({ text, cells }) => text.includes('x') && cells.length === 2);
  if (!found) throw new Error('nothing can be captured here');
  return [found.text, found.cells[0]!, found.cells[1]!];
};

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not drawn`);
  return box;
};

for (const game of oneOrAll(['tzaar', 'talat'] as const))
  test(`a capture in ${game} by dragging`, async ({ page }) => {
    await sitDown(page, midGame(game));
    const [step, from, to] = capture(await gameNow(page));
    await dragCell(page, from, to);
    await expect
      .poll(async () => {
        const { turns, composed } = await gameNow(page);
        return [...(turns.at(-1)?.steps ?? []), ...composed];
      })
      .toContain(step);
  });

test('a piece that is dropped beside the board goes back', { tag: '@day3' }, async ({ page }) => {
  await sitDown(page, midGame('tzaar'));
  const before = await openGame(page);
  const [, from] = capture(await gameNow(page));
  const box = await page.locator(`.board-cell[data-cell="${from}"]`).boundingBox();
  const board = await page.locator('.board-host').boundingBox();
  if (!box || !board) throw new Error('the board is not drawn');
  await drag(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 }, { x: board.x + 12, y: board.y + 12 });
  expect((await openGame(page)).record).toBe(before.record);
  expect((await openGame(page)).composed).toEqual(before.composed);
});

test('moving the island, or a tile over it, never places the tile; an arrow leads back, and a laid tile can be moved', {
  tag: '@day3',
}, async ({ page }) => {
  await sitDown(page, midGame('taluva'));
  const before = await gameNow(page);
  const board = await boxOf(page, '.board-host');
  const middle = { x: board.x + board.width / 2, y: board.y + board.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.wheel(0, -200);
  await drag(page, middle, { x: middle.x - 160, y: middle.y + 90 });
  await drag(page, { x: board.x + 20, y: board.y + 20 }, { x: board.x + 150, y: board.y + 110 });
  await expect(page.getByRole('button', { name: 'Rotate tile' })).toBeVisible();
  const after = await gameNow(page);
  expect(after.saved.record).toBe(before.saved.record);
  expect(after.composed).toEqual([]);

  // What matters is out of sight: an arrow says where, and one press shows everything.
  const where = page.getByRole('button', { name: 'Show what is out of sight' });
  await page.mouse.move(board.x + board.width - 20, board.y + board.height - 20);
  await page.mouse.wheel(0, -600);
  await where.click();
  await expect(where).toBeHidden();
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible();

  const composed = async () => (await openGame(page)).composed;
  const spots = legalActions(before.game, before.position).map(action => before.position.format(action).split('/')[0]!);
  const [one, other] = [spots[0]!, spots.at(-1)!];
  await clickCell(page, one);
  await expect.poll(composed).toEqual([expect.stringContaining(`${one}/`)]);
  await dragCell(page, one, other);
  await expect.poll(composed).toEqual([expect.stringContaining(`${other}/`)]);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('two fingers zoom the island and place nothing', { tag: '@day1' }, async ({ page }) => {
    await sitDown(page, midGame('taluva'));
    const before = await openGame(page);
    const board = await page.locator('.board-host').boundingBox();
    if (!board) throw new Error('the board is not drawn');
    const middle = { x: board.x + board.width / 2, y: board.y + board.height / 2 };
    const beside = (by: number) => ({ x: middle.x + by, y: middle.y });
    const size = async () => (await page.locator('.board-cell').first().boundingBox())?.width ?? 0;
    const was = await size();
    await moveFingers(page, [
      [beside(-30), beside(-90)],
      [beside(30), beside(90)],
    ]);
    await expect.poll(size).toBeGreaterThan(was * 1.3);
    expect(await openGame(page)).toMatchObject({ record: before.record, composed: [] });
  });

  test('one finger moves the island and places nothing', { tag: '@day2' }, async ({ page }) => {
    await sitDown(page, midGame('taluva'));
    const before = await openGame(page);
    const board = await boxOf(page, '.board-host');
    const middle = { x: board.x + board.width / 2, y: board.y + board.height / 2 };
    const closer = page.getByRole('button', { name: 'Zoom in' });
    // A large island is looked at from close by from the beginning.
    if (await closer.isVisible()) await closer.tap();
    const cell = page.locator('.board-cell').first();
    await expect(page.getByRole('button', { name: 'Show the whole board' })).toBeVisible();
    const was = await cell.boundingBox();
    await moveFingers(page, [[middle, { ...middle, x: middle.x - 60 }]]);
    await expect.poll(() => cell.boundingBox()).not.toEqual(was);
    expect(await openGame(page)).toMatchObject({ record: before.record, composed: [] });
  });
});
