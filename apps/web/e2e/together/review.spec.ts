import { expect } from '../site.ts';
import { test } from './people.ts';
import { pickTurn } from './play.ts';
import { act, beginRoom, gameNow, goTo, planFor } from './rooms.ts';
import { online, speak } from './said.ts';

test.describe.configure({ timeout: 120_000 });

/** So many turns are played before somebody gives up. */
const TURNS = 30;

test('both players can review an online game, but only once it is over', { tag: '@day2' }, async ({ arrive }) => {
  const people = [await arrive('Ada'), await arrive('Ben')] as const;
  const [ada, ben] = people;
  const room = await beginRoom(people, planFor('talat'));
  for (let turn = 0; turn < TURNS; turn++) {
    const now = await gameNow(room);
    const { actor } = now.position;
    await act(people[actor]!, room, { kind: 'turn', turn, steps: pickTurn(now, 'review').map(({ text }) => text) });
  }
  await ada.page.goto(`/en/review/${room}`);
  await expect(ada.page).toHaveURL(new RegExp(`/en/room/${room}`));
  await expect(ada.page.locator('.turn-row')).toHaveCount(TURNS);

  await act(ben, room, { kind: 'resign' });
  for (const { page, name } of [
    { page: ada.page, name: 'Ben' },
    { page: ben.page, name: 'Ada' },
  ]) {
    await goTo({ ...ada, page }, room);
    await page.getByRole('link', { name: speak(online.live.review), exact: true }).click();
    await expect(page.getByRole('heading', { name: /^(\d|No) turning points?$/ })).toBeVisible({ timeout: 60_000 });
    await expect(page.locator('.review-progress')).toHaveCount(0, { timeout: 60_000 });
    await expect(page.locator('.review-sums')).toContainText('Before the first turn your seat was worth');
    await expect(page.locator('.review-sums')).not.toContainText(name);
  }
});
