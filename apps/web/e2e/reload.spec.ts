import { seededRandom } from '@threefold-games/core';
import { oneOrAll } from './day.ts';
import { midGame, sitDown } from './furnish.ts';
import { mouse } from './hands.ts';
import { turnByLot } from './lot.ts';
import { GAMES } from './records.ts';
import { expect, test } from './site.ts';
import { openGame } from './storage.ts';
import { gameNow, myTurn } from './table.ts';

for (const game of oneOrAll(GAMES.filter(id => id !== 'talat')))
  test(`a reload in the middle of a turn of ${game} loses nothing`, async ({ page }) => {
    await sitDown(page, midGame(game, { others: 'bot' }));
    const now = await gameNow(page);
    const [first, ...rest] = turnByLot(now, seededRandom('reload 2'));
    await mouse(page, now, [first!]);
    await expect.poll(async () => (await openGame(page)).composed.at(-1)).toBe(first!.text);
    await page.reload();
    await myTurn(page, now.turns.length);
    const after = await gameNow(page);
    expect(after.composed).toEqual([first!.text]);
    expect(after.drawn).toEqual(now.drawn);
    await expect(page.getByRole('button', { name: 'Undo step', exact: true })).toBeEnabled();
    // The rest of the turn is played as if nothing had happened.
    const position = now.position.copy();
    const out = new Int32Array(now.game.maxActions);
    const made = out.subarray(0, position.legal(out)).find(action => position.format(action as never) === first!.text);
    position.make(made as never);
    await mouse(page, { ...now, position }, rest);
    const played = await myTurn(page, now.turns.length + 1);
    expect(played.turns[now.turns.length]?.steps).toEqual([first!, ...rest].map(({ text }) => text));
  });

test('a reload while a bot thinks brings its turn all the same', async ({ page }) => {
  await sitDown(page, midGame('talat', { others: 'bot' }));
  const now = await gameNow(page);
  await mouse(page, now, turnByLot(now, seededRandom('reload')));
  await expect.poll(async () => (await gameNow(page)).turns.length).toBeGreaterThan(now.turns.length);
  await page.reload();
  const after = await myTurn(page, now.turns.length + 1);
  expect(after.turns.length).toBeGreaterThan(now.turns.length + 1);
});
