import { parseRecord, seededRandom, tagValue } from '@threefold-games/core';
import { endedGame, keepGames, midGame, sitDown } from './furnish.ts';
import { mouse } from './hands.ts';
import { turnByLot } from './lot.ts';
import { expect, test } from './site.ts';
import { openGame, withSettings } from './storage.ts';
import { gameNow, myTurn } from './table.ts';

test('who plays without a name is not written as You, and who loses is offered one level lower', {
  tag: '@day1',
}, async ({ page }) => {
  const seats = [
    { kind: 'me', name: '' },
    { kind: 'bot', name: '', level: 3, of: 12, character: 1 },
  ];
  await withSettings(page, { confirm: 'never', help: false, lastNewGame: { tzaar: { seats, options: {} } } });
  const playAs = async (bot: string): Promise<void> => {
    const before = page.url();
    await page.getByRole('button', { name: /^(Play TZAAR|One level lower: Otto)$/ }).click();
    await page.waitForURL(url => url.pathname.includes('/game/') && url.href !== before);
    await myTurn(page);
    const record = parseRecord((await openGame(page)).record);
    expect(record.ok && tagValue(record.value, 'Seats')?.replace(/White|Black|; /g, '')).toBe(bot);
  };
  await page.goto('/en/');
  await playAs('Bruno (level 3)');
  const now = await gameNow(page);
  await mouse(page, now, turnByLot(now, seededRandom('lower')));
  await myTurn(page, 2);
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.locator('.board-bar').getByRole('button', { name: 'Resign' }).click();
  const end = page.locator('.table-end');
  await expect(end).toContainText('You resigned.');
  await expect(end).toContainText('Perhaps level 1 is yours.');
  await playAs('Otto (level 2)');
  // Play has the level at which one wins about as often as not.
  await page.goto('/en/');
  await playAs('Lola (level 1)');
});

test('a game whose storage is cleared under the page can be kept', { tag: '@day2' }, async ({ page }) => {
  await withSettings(page, { confirm: 'always' });
  await sitDown(page, midGame('tzaar', { others: 'bot' }));
  const now = await gameNow(page);
  const { length } = now.turns;
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase('threefold-storage');
        request.addEventListener('success', () => resolve());
        request.addEventListener('error', () => reject(request.error ?? new Error('not deleted')));
      }),
  );
  const steps = turnByLot(now, seededRandom('cleared'));
  await mouse(page, now, steps.slice(0, 1));
  await page.getByRole('button', { name: 'Save it again' }).click();
  await expect.poll(async () => (await openGame(page)).composed).toEqual([steps[0]!.text]);
  await page.reload();
  await myTurn(page, length);
  expect((await gameNow(page)).composed).toEqual([steps[0]!.text]);
});

test('an engine that does not load is said, and asked again', { tag: '@day3' }, async ({ page, troubles }) => {
  await page.route(/worker[^/]*\.js$/, route => route.abort());
  await sitDown(page, midGame('tzaar', { others: 'bot' }));
  const now = await gameNow(page);
  await mouse(page, now, turnByLot(now, seededRandom('no engine')));
  const voice = page.locator('.board-bar');
  await expect(voice).toContainText('The engine didn’t answer');
  // It stands in the way of nothing else.
  await page.getByRole('button', { name: 'Resign' }).click();
  await expect(voice).toContainText('Resign this game?');
  await voice.getByRole('button', { name: 'Keep playing' }).click();
  await page.unroute(/worker[^/]*\.js$/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await myTurn(page, now.turns.length + 1);
  troubles.length = 0;
});

test('an even start is found, and said where no net could rate it', { tag: '@day3' }, async ({ page, troubles }) => {
  const start = async (): Promise<string> => {
    await page.goto('/en/new/tzaar');
    const even = page.getByRole('dialog').getByRole('switch', { name: 'Even start' });
    // Of the second game it is remembered.
    if (!(await even.isChecked())) await even.check({ force: true });
    await page.getByRole('button', { name: 'Start' }).click();
    await page.waitForURL('**/en/game/*');
    const record = parseRecord((await openGame(page)).record);
    return (record.ok && tagValue(record.value, 'Even')) || 'none';
  };
  await page.route(/\.net$/, route => route.abort());
  expect(await start()).toBe('-');
  await expect(page.locator('.board-bar')).toContainText('The start couldn’t be rated');
  await page.unroute(/\.net$/);
  expect(await start()).toMatch(/^0\.(4[89]|5[012])\/0\.(4[89]|5[012])$/);
  await expect(page.locator('.board-bar')).toContainText(/Even start: White \d\d%, Black \d\d%/);
  troubles.length = 0;
});

test('where the browser grants no locks bots play all the same', { tag: '@day2' }, async ({ page }) => {
  await page.addInitScript(() => {
    const request = () => Promise.reject(new DOMException('not here', 'SecurityError'));
    Object.defineProperty(navigator, 'locks', { value: { request } });
  });
  await sitDown(page, midGame('tzaar', { others: 'bot' }));
  const now = await gameNow(page);
  await mouse(page, now, turnByLot(now, seededRandom('no locks')));
  await myTurn(page, now.turns.length + 1);
});

test('who watches bots looks back in peace, and resigns for nobody', { tag: '@day1' }, async ({ page }) => {
  const game = midGame('tzaar', { turns: 4 });
  await keepGames(page, { ...game, seats: game.seats.map(() => ({ kind: 'bot', name: '', level: 1 })) });
  await page.goto(`/en/game/${game.id}`);
  await expect(page.locator('.board-bar')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resign' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Go to the start' }).click();
  const before = (await gameNow(page)).turns.length;
  await expect.poll(async () => (await gameNow(page)).turns.length, { timeout: 20_000 }).toBeGreaterThan(before + 1);
  await expect(page.locator('.board-bar')).toContainText('Before the first turn');
});

test('the chances of a game that is over are drawn, and one looks back along them', { tag: '@day3' }, async ({
  page,
}) => {
  const game = endedGame('taluva');
  await keepGames(page, game);
  await page.goto(`/en/game/${game.id}`);
  const slider = page.getByRole('slider', { name: 'Turn shown on the curve' });
  await expect(page.locator('.curve-band').first()).toHaveAttribute('d', /M.*L/);
  await slider.focus();
  await slider.press('ArrowLeft');
  const { turns } = await gameNow(page);
  await expect(page.locator('.board-bar')).toContainText(`After turn ${turns.length - 1} of ${turns.length}`);
});
