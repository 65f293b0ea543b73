import { mouse } from '../hands.ts';
import { expect } from '../site.ts';
import { test } from './people.ts';
import { playTogether, shows } from './play.ts';
import { goTo, openRoom, planFor, viewOf } from './rooms.ts';
import { online, speak, words } from './said.ts';

const { room } = online;

test('a bot fills the empty seat and plays; a clock that runs out ends the game', { tag: '@day2' }, async ({
  arrive,
}) => {
  const ada = await arrive('Ada');
  const { page } = ada;
  const clock = { kind: 'fischer', base: 1500, increment: 0 } as const;
  const id = await openRoom(ada, planFor('tzaar', { clock, start: 'host', even: true }));
  await goTo(ada, id);
  await page.getByRole('button', { name: speak(room.forSeat, { what: speak(room.fill), seat: 2 }) }).click();
  await page.getByRole('button', { name: speak(room.sayReady), exact: true }).click();
  await page.getByRole('button', { name: speak(room.start), exact: true }).click();
  await expect(page.locator('.board-bar')).toContainText(/even start/i);
  // The first turn of a seat has a time of its own.
  await playTogether({ room: id, people: [ada], seed: 'clock', until: 1, hand: () => mouse });
  await shows(page, 2, true);
  expect((await viewOf(id)).turns[1]).toMatchObject({ seat: 1, level: 4 });
  await expect(page.getByRole('timer').first()).toBeVisible();
  const result = page.getByRole('region', { name: speak(words.table.result) });
  await expect(result).toContainText(speak(words.table.youOutOfTime));
  await expect(result.getByRole('heading')).not.toHaveText(speak(words.table.youWin, { name: 'Ada' }));
});
