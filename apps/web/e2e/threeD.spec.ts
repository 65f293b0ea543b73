import { seededRandom } from '@threefold-games/core';
import { oneOrAll } from './day.ts';
import { midGame, sitDown } from './furnish.ts';
import { mouse } from './hands.ts';
import { turnByLot } from './lot.ts';
import { GAMES } from './records.ts';
import { expect, type Page, test } from './site.ts';
import { withSettings } from './storage.ts';
import { myTurn } from './table.ts';

test.describe.configure({ timeout: 120_000 });

/** How many different colours a picture of the board has, coarsely. */
const colours = async (page: Page): Promise<number> => {
  const picture = (await page.locator('.board-host').screenshot()).toString('base64');
  return page.evaluate(async data => {
    const bytes = Uint8Array.from(atob(data), letter => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const pen = canvas.getContext('2d')!;
    pen.drawImage(bitmap, 0, 0);
    const { data: pixels } = pen.getImageData(0, 0, bitmap.width, bitmap.height);
    const seen = new Set<number>();
    for (let i = 0; i < pixels.length; i += 16)
      seen.add((pixels[i]! >> 4) * 256 + (pixels[i + 1]! >> 4) * 16 + (pixels[i + 2]! >> 4));
    return seen.size;
  }, picture);
};

// Drawing without a graphics card takes long.
for (const game of oneOrAll(GAMES))
  test(`${game} in three dimensions is drawn and can be played`, async ({ page }) => {
    await withSettings(page, { view: '2d', confirm: 'never' });
    await sitDown(page, midGame(game));
    await page.getByRole('button', { name: 'Show in 3D' }).first().click();
    await expect(page.locator('.board-host canvas')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('Loading the 3D board.')).toBeHidden({ timeout: 30_000 });
    await expect.poll(() => colours(page), { timeout: 30_000 }).toBeGreaterThan(40);
    const standing = await myTurn(page);
    const steps = turnByLot(standing, seededRandom(`solid ${game}`));
    await mouse(page, standing, steps);
    const after = await myTurn(page, standing.turns.length);
    expect(after.turns.at(-1)?.steps).toEqual(steps.map(({ text }) => text));
    await page.getByRole('button', { name: 'Show in 2D' }).first().click();
    await expect(page.locator('.board-svg')).toBeVisible();
  });
