import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { clickCell } from './cells.ts';
import { GAMES } from './records.ts';
import { expect, test } from './site.ts';
import { faceOf, myTurn } from './table.ts';

/** The most that is fetched of JavaScript until a flat board can be played, in bytes as they travel. */
const MOST = 124 * 1024;

/** What a script takes on its way; the smallest are sent as they are. */
const sent = (path: string): number => {
  const file = join(process.env.THREEFOLD_WEB ?? '', path);
  return statSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).size;
};

for (const game of GAMES)
  test(`at most 124 KB of scripts until a board of ${game} can be played`, async ({ page }) => {
    const requested: string[] = [];
    page.on('request', request => requested.push(new URL(request.url()).pathname));
    // The page records what it has loaded when the board appears. What it loads later, such as help, is not needed to play.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!location.pathname.includes('/game/') || !document.querySelector('.board-cell')) return;
        observer.disconnect();
        const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
        Object.assign(globalThis, { loadedBeforeBoard: paths });
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/en/');
    await page.getByRole('button', { name: `Play ${(await faceOf(game)).title}` }).click();
    await myTurn(page);
    const loaded = await page.evaluate(
      () => (globalThis as { readonly loadedBeforeBoard?: readonly string[] }).loadedBeforeBoard ?? [],
    );
    const scripts = [...new Set(loaded.filter(path => path.endsWith('.js')))];
    expect(scripts).toContainEqual(expect.stringContaining(`/${game}-`));
    const cell = await page.locator('.board-cell').first().getAttribute('data-cell');
    await clickCell(page, cell ?? '');
    const sizes = scripts.map(path => [path, sent(path)] as const).sort((a, b) => b[1] - a[1]);
    const total = sizes.reduce((sum, [, size]) => sum + size, 0);
    const told = sizes.map(([path, size]) => `${(size / 1024).toFixed(1)} ${path}`).join('\n');
    test.info().annotations.push({ type: 'KB until playable', description: (total / 1024).toFixed(1) });
    expect(total, told).toBeLessThanOrEqual(MOST);
    expect(requested.filter(path => /three/i.test(path))).toEqual([]);
  });
