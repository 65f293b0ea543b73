import { seededRandom } from '@threefold/core';
import { midGame, sitDown } from './furnish.ts';
import { mouse } from './hands.ts';
import { turnByLot } from './lot.ts';
import { GAMES } from './records.ts';
import { expect, test } from './site.ts';
import { openGame } from './storage.ts';
import { myTurn, standingOf } from './table.ts';

for (const game of GAMES.filter(id => id !== 'talat'))
  test(`a reload in the middle of a turn of ${game} loses nothing`, async ({ page }) => {
    await sitDown(page, midGame(game, { others: 'bot' }));
    const standing = await standingOf(page);
    const [first, ...rest] = turnByLot(standing, seededRandom('reload 2'));
    await mouse(page, standing, [first!]);
    await expect.poll(async () => (await openGame(page)).composed.at(-1)).toBe(first!.text);
    await page.reload();
    await myTurn(page, standing.turns.length);
    const after = await standingOf(page);
    expect(after.composed).toEqual([first!.text]);
    expect(after.drawn).toEqual(standing.drawn);
    await expect(page.getByRole('button', { name: 'Take back', exact: true })).toBeEnabled();
    // The rest of the turn is played as if nothing had happened.
    const position = standing.position.copy();
    const out = new Int32Array(standing.game.maxActions);
    const made = out.subarray(0, position.legal(out)).find(action => position.format(action as never) === first!.text);
    position.make(made as never);
    await mouse(page, { ...standing, position }, rest);
    const played = await myTurn(page, standing.turns.length + 1);
    expect(played.turns[standing.turns.length]?.steps).toEqual([first!, ...rest].map(({ text }) => text));
  });

test('a reload while a bot thinks brings its turn all the same', async ({ page }) => {
  await sitDown(page, midGame('talat', { others: 'bot' }));
  const standing = await standingOf(page);
  await mouse(page, standing, turnByLot(standing, seededRandom('reload')));
  await expect.poll(async () => (await standingOf(page)).turns.length).toBeGreaterThan(standing.turns.length);
  await page.reload();
  const after = await myTurn(page, standing.turns.length + 1);
  expect(after.turns.length).toBeGreaterThan(standing.turns.length + 1);
});
