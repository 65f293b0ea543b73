import type { Page } from '@playwright/test';

/** A place on the screen. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Puts fingers down, moves each to where it goes, in steps as a hand does, and lifts them. */
export const moveFingers = async (page: Page, ways: readonly (readonly [from: Spot, to: Spot])[]): Promise<void> => {
  const touch = await page.context().newCDPSession(page);
  const along = (part: number) =>
    ways.map(([from, to], id) => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part, id }));
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: along(0) });
  for (let step = 1; step <= 6; step++) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: along(step / 6) });
    await page.evaluate(() => new Promise(resolve => requestAnimationFrame(resolve)));
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.detach();
};
