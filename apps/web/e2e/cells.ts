import type { Page } from '@playwright/test';
import { moveFingers, type Spot } from './touch.ts';

/** Where a cell is drawn, once the board has come to rest; undefined where it is not on the board that is shown. */
const findCell = (page: Page, cell: string): Promise<Spot | undefined> =>
  page.evaluate(async name => {
    const frame = (): Promise<void> => new Promise(resolve => requestAnimationFrame(() => resolve()));
    const where = (): Spot | undefined => {
      const button = document.querySelector(`.board-cell[data-cell="${CSS.escape(name)}"]`);
      const box = button?.getBoundingClientRect();
      return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    let last = where();
    // On a busy machine a glide may begin a few frames late.
    for (let still = 0; still < 4; ) {
      await frame();
      const now = where();
      still = now?.x === last?.x && now?.y === last?.y ? still + 1 : 0;
      last = now;
    }
    return last;
  }, cell);

/** Within so many pixels of a button the browser takes a finger for the button's. */
const REACH = 32;

/** Those of the places where a finger meets the board. */
const onBoard = (page: Page, spots: readonly Spot[]): Promise<Spot[]> =>
  page.evaluate(
    ({ spots, reach }) => {
      const buttons = [...document.querySelectorAll('.board button:not(.board-cell)')].map(each =>
        each.getBoundingClientRect(),
      );
      const isNear = ({ x, y }: Spot, { left, right, top, bottom }: DOMRect): boolean =>
        Math.max(left - x, x - right) <= reach && Math.max(top - y, y - bottom) <= reach;
      return spots.filter(
        spot =>
          document.elementFromPoint(spot.x, spot.y)?.closest('.board-host') &&
          !buttons.some(each => isNear(spot, each)),
      );
    },
    { spots, reach: REACH },
  );

const isOnBoard = async (page: Page, spot: Spot): Promise<boolean> => (await onBoard(page, [spot])).length > 0;

/** Drags with the mouse, in steps as a hand does. */
export const drag = async (page: Page, from: Spot, to: Spot): Promise<void> => {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (let i = 1; i <= 6; i++) {
    await page.mouse.move(from.x + ((to.x - from.x) * i) / 6, from.y + ((to.y - from.y) * i) / 6);
    await page.evaluate(() => new Promise(resolve => requestAnimationFrame(resolve)));
  }
  await page.mouse.up();
};

/** So near to the edge of the board a finger may come near to a button that lies over it. */
const EDGE = 96;

/** The place farthest from all cells from which a hand can move `by` on the board: there it takes the picture, and not a tile over it. */
const openSea = async (page: Page, by: Spot): Promise<Spot> => {
  const host = await page.locator('.board-host').boundingBox();
  if (!host) throw new Error('the board is not drawn');
  const along = (from: number, size: number, way: number): number[] =>
    Array.from({ length: 13 }, (_, i) => from + 8 + Math.max(0, -way) + ((size - 16 - Math.abs(way)) * i) / 12);
  const all = along(host.x, host.width, by.x).flatMap(x => along(host.y, host.height, by.y).map(y => ({ x, y })));
  const cells = await page.locator('.board-cell').evaluateAll(each =>
    each.map(cell => {
      const { x, y, width, height } = cell.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }),
  );
  const far = ({ x, y }: Spot): number => Math.min(...cells.map(cell => Math.hypot(cell.x - x, cell.y - y)));
  return (await onBoard(page, all)).reduce((best, spot) => (far(spot) > far(best) ? spot : best));
};

/** A way to move the picture. */
type Move = (page: Page, from: Spot, to: Spot) => Promise<void>;

const slide: Move = (page, from, to) => moveFingers(page, [[from, to]]);

/** Moves what is out of sight or covered towards the middle. */
const pan = async (page: Page, to: Spot, move: Move): Promise<void> => {
  const box = await page.locator('.board-host').boundingBox();
  if (!box) throw new Error('the board is not drawn');
  const away = (at: number, from: number, size: number): number =>
    at < from + EDGE ? 80 : at > from + size - EDGE ? -80 : 0;
  const by = { x: away(to.x, box.x, box.width), y: away(to.y, box.y, box.height) };
  const hold = await openSea(page, by);
  await move(page, hold, { x: hold.x + by.x, y: hold.y + by.y });
};

/** Where a cell is; where it is out of sight it is brought into sight as a person would do it. */
const spotOf = async (page: Page, cell: string, move: Move): Promise<Spot> => {
  // A page that was opened anew may not have drawn its board yet.
  await page.locator('.board-cell').first().waitFor({ state: 'attached' });
  let spot = await findCell(page, cell);
  // On a phone another board may be shown in large: those beside it are tried in turn.
  if (!spot)
    for (const title of await page.locator('.parts-title').allTextContents()) {
      await page.locator('.parts-part', { hasText: title }).click();
      spot = await findCell(page, cell);
      if (spot) break;
    }
  if (!spot) throw new Error(`there is no cell ${cell} on the board`);
  if (!(await isOnBoard(page, spot))) {
    const whole = page.getByRole('button', { name: 'Show the whole board' });
    if (await whole.isVisible()) await whole.click();
    spot = (await findCell(page, cell)) ?? spot;
  }
  for (let pans = 0; pans < 3 && !(await isOnBoard(page, spot)); pans++) {
    await pan(page, spot, move);
    spot = (await findCell(page, cell)) ?? spot;
  }
  if (!(await isOnBoard(page, spot))) throw new Error(`the cell ${cell} is out of sight at ${spot.x}, ${spot.y}`);
  return spot;
};

/** The cells whose middle can be seen. */
export const cellsInSight = (page: Page): Promise<string[]> =>
  page.locator('.board-cell').evaluateAll(all =>
    all.flatMap(cell => {
      const { x, y, width, height } = cell.getBoundingClientRect();
      const there = document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.board-host');
      return there ? [cell.getAttribute('data-cell') ?? ''] : [];
    }),
  );

export const clickCell = async (page: Page, cell: string): Promise<void> => {
  const { x, y } = await spotOf(page, cell, drag);
  await page.mouse.click(x, y);
};

export const tapCell = async (page: Page, cell: string): Promise<void> => {
  const { x, y } = await spotOf(page, cell, slide);
  await page.touchscreen.tap(x, y);
};

export const dragCell = async (page: Page, from: string, to: string): Promise<void> =>
  drag(page, await spotOf(page, from, drag), await spotOf(page, to, drag));
