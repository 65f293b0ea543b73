import type { GameNow } from '../gameNow.ts';
import { mouse } from '../hands.ts';
import type { PlannedStep } from '../lot.ts';
import { expect, type Page } from '../site.ts';
import { createTable, joinFromLobby, roomOf, sayName } from './meet.ts';
import { test } from './people.ts';
import { pickTurn, said, shows } from './play.ts';
import { beginRoom, gameNow, planFor } from './rooms.ts';
import { online, speak, words } from './said.ts';

const { live, plan, together } = online;
const DAY = 86_400_000;
const SLOW = { kind: 'days', bank: 7 * DAY, increment: DAY, cap: 14 * DAY } as const;

/** One's own games in the lobby. */
const mine = (page: Page) => page.getByRole('region', { name: speak(together.mine) });

/** The game after more steps. */
const played = (now: GameNow, steps: readonly PlannedStep[]): GameNow => {
  const position = now.position.copy();
  for (const { text } of steps) position.make(position.parse(text)!);
  return { ...now, position };
};

test('two people play by days: created and joined in the lobby, played over reloads, with an answer kept for the other and a holiday', {
  tag: '@day3',
}, async ({ arrive }) => {
  const ada = await arrive('Ada', { known: false });
  const ben = await arrive('Ben', { known: false });
  await Promise.all([ada, ben].map(({ page }) => page.goto('/en/together')));
  await createTable(ada, { game: 'tzaar', days: 3 });
  await sayName(ada);
  const room = await roomOf(ada.page);
  await joinFromLobby(ben, ada.name);
  await sayName(ben);
  expect(await roomOf(ben.page)).toBe(room);
  // Nobody has to be there: it begins by itself. Another game waits for the same person, with more time.
  await shows(ada.page, 0, true);
  await expect(ada.page.locator('.table-card').first()).toContainText('3 d');
  const other = await beginRoom([ada, ben], planFor('talat', { clock: SLOW }));
  await ben.page.goto('/en/together');
  await expect(mine(ben.page).getByText(speak(together.toMove, { name: 'Ada' }))).toHaveCount(2);
  await expect(mine(ben.page).getByRole('link', { name: speak(together.nextGame) })).toHaveCount(0);

  // From one's turn in one game to one's turn in the other.
  const first = await gameNow(room);
  await mouse(ada.page, first, pickTurn(first, 'days'));
  await ada.page.getByRole('link', { name: speak(live.nextGames, { n: 1 }) }).click();
  expect(await roomOf(ada.page)).toBe(other);
  await shows(ada.page, 0, true);
  const aside = await gameNow(other);
  await said(ada.page, aside, pickTurn(aside, 'days'));
  await shows(ada.page, 1);
  await expect(ada.page.getByRole('link', { name: speak(live.nextGames, { n: 1 }) })).toHaveCount(0);

  // The lobby has noticed by itself; the more urgent of the two is the next.
  await expect(mine(ben.page).getByText(speak(words.table.yourTurn))).toHaveCount(2);
  await mine(ben.page)
    .getByRole('link', { name: speak(together.nextGame) })
    .click();
  expect(await roomOf(ben.page)).toBe(room);
  await shows(ben.page, 1, true);
  const second = await gameNow(room);
  await said(ben.page, second, pickTurn(second, 'days'));
  await shows(ben.page, 2);

  // Ada comes back, plays, and leaves an answer to what Ben may play.
  await ada.page.goto(`/en/room/${room}`);
  await shows(ada.page, 2, true);
  const third = await gameNow(room);
  await said(ada.page, third, pickTurn(third, 'days'));
  await shows(ada.page, 3);
  await ada.page.getByRole('link', { name: speak(plan.title), exact: true }).click();
  await expect(ada.page.getByRole('heading', { name: speak(plan.foreseen) })).toBeVisible();
  const fourth = await gameNow(room);
  const his = pickTurn(fourth, 'days');
  await mouse(ada.page, fourth, his);
  const then = played(fourth, his);
  const hers = pickTurn(then, 'answer');
  await mouse(ada.page, then, hers);
  await ada.page.getByRole('button', { name: speak(plan.keep) }).click();
  await ada.page.getByRole('button', { name: speak(plan.send, { n: 1 }) }).click();
  await expect(ada.page.getByText(speak(plan.sent, { n: 1 }))).toBeVisible();
  await ada.page.goto('/en/together');

  // He plays just that, over a reload, and has his answer.
  await ben.page.reload();
  await shows(ben.page, 3, true);
  await said(ben.page, fourth, his);
  await shows(ben.page, 5, true);
  expect((await gameNow(room)).turns.slice(3).map(({ steps }) => steps)).toEqual(
    [his, hers].map(steps => steps.map(({ text }) => text)),
  );

  // Who is on holiday is waited for.
  await ben.page.goto('/en/together');
  const holiday = ben.page.getByRole('switch', { name: speak(together.holiday) });
  await holiday.click({ force: true });
  await expect(mine(ada.page).getByText(speak(together.onHoliday, { name: 'Ben' }))).toHaveCount(2);
  await expect(holiday).toBeChecked();
  await holiday.click({ force: true });
  await expect(mine(ada.page).getByText(speak(together.toMove, { name: 'Ben' }))).toHaveCount(2);
});
