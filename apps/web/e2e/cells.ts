import type { Page } from '@playwright/test';

/** The middle of something on the screen. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

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

/** Whether a finger meets the board there: one that comes near a button, the browser takes for the button's. */
const isOnBoard = (page: Page, { x, y }: Spot): Promise<boolean> =>
  page.evaluate(
    at => {
      const there = (right: number, down: number) => document.elementFromPoint(at.x + right, at.y + down);
      const near = [-32, -16, 0, 16, 32];
      const around = near.flatMap(right => near.map(down => there(right, down)));
      const isButton = around.some(each => each?.closest('.board button:not(.board-cell)'));
      return !isButton && Boolean(there(0, 0)?.closest('.board-host'));
    },
    { x, y },
  );

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

/** So near to the edge of the board something may lie over it. */
const EDGE = 60;

/** The place farthest from all cells from which a hand can move `by` on the board: there it takes the picture, and not a tile over it. */
const openSea = (page: Page, by: Spot): Promise<Spot> =>
  page.locator('.board-host').evaluate((host, { x: right, y: down }) => {
    const box = host.getBoundingClientRect();
    const cells = [...document.querySelectorAll('.board-cell')].map(cell => {
      const { x, y, width, height } = cell.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    });
    const far = ({ x, y }: Spot): number => Math.min(...cells.map(cell => Math.hypot(cell.x - x, cell.y - y)));
    const along = (from: number, size: number, way: number): number[] =>
      Array.from({ length: 13 }, (_, i) => from + 8 + Math.max(0, -way) + ((size - 16 - Math.abs(way)) * i) / 12);
    const spots = along(box.x, box.width, right)
      .flatMap(x => along(box.y, box.height, down).map(y => ({ x, y })))
      .filter(({ x, y }) => document.elementFromPoint(x, y)?.closest('.board-host'));
    return spots.reduce((best, spot) => (far(spot) > far(best) ? spot : best));
  }, by);

/** Moves what is out of sight or covered towards the middle. */
const pan = async (page: Page, to: Spot): Promise<void> => {
  const box = await page.locator('.board-host').boundingBox();
  if (!box) throw new Error('the board is not drawn');
  const away = (at: number, from: number, size: number): number =>
    at < from + EDGE ? 80 : at > from + size - EDGE ? -80 : 0;
  const by = { x: away(to.x, box.x, box.width), y: away(to.y, box.y, box.height) };
  const hold = await openSea(page, by);
  await drag(page, hold, { x: hold.x + by.x, y: hold.y + by.y });
};

/** Where a cell is; where it is out of sight it is brought into sight as a person would do it. */
export const spotOf = async (page: Page, cell: string): Promise<Spot> => {
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
    await pan(page, spot);
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
  const { x, y } = await spotOf(page, cell);
  await page.mouse.click(x, y);
};

export const tapCell = async (page: Page, cell: string): Promise<void> => {
  const { x, y } = await spotOf(page, cell);
  await page.touchscreen.tap(x, y);
};

export const dragCell = async (page: Page, from: string, to: string): Promise<void> =>
  drag(page, await spotOf(page, from), await spotOf(page, to));
