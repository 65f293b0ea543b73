import { expect, type Page } from '@playwright/test';

/** Where boards stood in the window, by what was open beside them. */
type Boxes = Readonly<Record<string, readonly string[]>>;

/** Writes down, frame by frame until the game is over, every place and size that the board has, and the small boards of a phone. */
export const watchBoard = async (page: Page): Promise<void> => {
  const watch = (): void => {
    const KEY = 'board-boxes';
    const marked = globalThis as { watchesBoard?: boolean };
    if (marked.watchesBoard) return;
    marked.watchesBoard = true;
    const boxOf = (element: Element): string => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].map(value => Math.round(value * 100) / 100).join(' ');
    };
    const look = (): void => {
      const board = document.querySelector('.table .split-board-large');
      const isOver = document.querySelector('.table-end, .table-over') !== null;
      if (board && document.fonts.status === 'loaded' && !isOver && document.querySelector('.board-bar')) {
        const all = [board, ...document.querySelectorAll('.table .parts-part')].map(boxOf).join(' | ');
        // Somebody opens the box for typed steps, and the board makes room.
        const doing = document.querySelector('.table-command') ? 'typing' : 'playing';
        const kind = `${location.pathname.split('/').at(-1)} ${innerWidth} ${doing}`;
        const seen: Record<string, string[]> = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
        if (!seen[kind]?.includes(all)) {
          seen[kind] = [...(seen[kind] ?? []), all];
          sessionStorage.setItem(KEY, JSON.stringify(seen));
        }
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };
  await page.addInitScript(watch);
  await page.evaluate(watch);
};

/** The board has had one place and one size since it is watched. */
export const expectSteadyBoard = async (page: Page): Promise<void> => {
  const seen: Boxes = await page.evaluate(() => JSON.parse(sessionStorage.getItem('board-boxes') ?? '{}'));
  expect(Object.keys(seen).length, 'the board was watched').toBeGreaterThan(0);
  for (const [kind, boxes] of Object.entries(seen)) expect(boxes, `boxes of the board, ${kind}`).toHaveLength(1);
};
