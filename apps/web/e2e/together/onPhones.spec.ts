import { finger } from '../hands.ts';
import { expect, type Page, PHONE } from '../site.ts';
import { copyLink, createTable, resign, roomOf, sayName, sayReady, write } from './meet.ts';
import { test } from './people.ts';
import { playTogether } from './play.ts';
import { viewOf } from './rooms.ts';
import { online, speak, words } from './said.ts';

const { live, room } = online;

test('two phones: create by link, sit down, play, talk, resign, and play again', { tag: '@day3' }, async ({
  arrive,
}) => {
  const ada = await arrive('Ada', { ...PHONE, known: false });
  const ben = await arrive('Ben', { ...PHONE, known: false });
  await ada.page.goto('/en/together');
  await createTable(ada, { game: 'tzaar', byLink: true });
  await sayName(ada);
  const id = await roomOf(ada.page);
  await ben.page.goto(await copyLink(ada));
  await ben.page.getByRole('button', { name: speak(room.takeSeat) }).tap();
  await sayName(ben);
  await expect(ben.page.locator('.invite-seats')).toContainText('Ben');
  // A table whose hash is not the one that was there before Ben sat down.
  const shown = await ben.page.evaluate(() => localStorage.getItem('threefold-deals'));
  const other = shown!.replace(/(?<="hash":")./, digit => (digit === '0' ? '1' : '0'));
  await ben.page.evaluate(text => localStorage.setItem('threefold-deals', text), other);
  await ben.page.reload();
  await expect(ben.page.getByRole('alert')).toContainText(speak(words.faults['deal.changed']));
  await ben.page.evaluate(text => localStorage.setItem('threefold-deals', text), shown!);
  await ben.page.reload();
  await sayReady(ben);
  await expect(ben.page.getByRole('alert')).toHaveCount(0);
  await expect(ada.page.locator('.invite-seats')).toContainText('Ben');
  await sayReady(ada);
  await ada.page.getByRole('button', { name: speak(room.start), exact: true }).tap();

  await playTogether({ room: id, people: [ada, ben], seed: 'phones', until: 2, hand: () => finger });
  // Their pages open beside the table: nobody leaves it for that.
  await expect(ada.page.locator('.table-card').getByRole('link', { name: 'Ben' })).toHaveAttribute('target', '_blank');
  await write(ben.page, 'Good game');
  await write(ada.page, 'And to you');
  await expect(ben.page.locator('.live-line-text')).toHaveText(['Good game', 'And to you']);
  for (const { page } of [ada, ben]) await page.getByRole('button', { name: speak(live.chatClose) }).tap();
  await resign(ada.page);
  const result = (page: Page) => page.getByRole('region', { name: speak(words.table.result) });
  await expect(result(ada.page)).toContainText(speak(words.table.youResigned));
  await expect(result(ben.page)).toContainText(speak(live.resigned, { name: 'Ada' }));
  await expect(result(ben.page).getByRole('link', { name: 'Ada' })).toHaveAttribute('href', /\/player\/p_/);

  // Both browsers find the number that they added, the one whose page is loaded again too.
  const dealt = (page: Page) => page.locator('.live-dealt');
  for (const { page } of [ada, ben]) await expect(dealt(page)).toHaveText(speak(live.dealOwn));
  await ada.page.reload();
  await expect(dealt(ada.page)).toHaveText(speak(live.dealOwn));

  // Once both want it the next game is there, and both sit at it.
  await ada.page.getByRole('button', { name: speak(live.rematch) }).tap();
  await expect(ben.page.getByText(speak(live.rematchAsked, { name: 'Ada' }))).toBeVisible();
  await ben.page.getByRole('button', { name: speak(live.rematch) }).tap();
  for (const { page } of [ada, ben])
    await page.waitForURL(url => /room/.test(url.pathname) && !url.pathname.endsWith(id));
  const next = await roomOf(ada.page);
  expect(await roomOf(ben.page)).toBe(next);
  const { now } = await viewOf(next);
  const people = now.seats.map(seat => [ada, ben].find(({ name }) => seat.kind === 'person' && seat.name === name)!);
  await playTogether({ room: next, people, seed: 'again', until: 1, hand: () => finger });
  await resign(ben.page);
  for (const { page } of [ada, ben]) await expect(dealt(page)).toHaveText(speak(live.dealOwn));
  // What a browser has forgotten it does not claim to have checked; what it knows to be otherwise it does not keep quiet about.
  const kept = await ada.page.evaluate(() => localStorage.getItem('threefold-deals'));
  await ada.page.evaluate(() => localStorage.removeItem('threefold-deals'));
  await ada.page.reload();
  await expect(dealt(ada.page)).toHaveText(speak(live.dealUnknown));
  await ada.page.evaluate(
    text => localStorage.setItem('threefold-deals', text),
    kept!.replaceAll(/(?<="nonce":")./g, 'x'),
  );
  await ada.page.reload();
  const alarm = speak(live.dealWrong, { why: speak(words.faults['deal.nonce']) });
  await expect(ada.page.getByRole('alert')).toContainText(alarm);
});
