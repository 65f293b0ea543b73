import { finger, mouse } from '../hands.ts';
import { expect, PHONE } from '../site.ts';
import { copyLink, createTable, joinFromLobby, openChat, resign, roomOf, sayName, sayReady, write } from './meet.ts';
import { test } from './people.ts';
import { expectBoard, playTogether, said, shows } from './play.ts';
import { gameNow } from './rooms.ts';
import { online, speak, words } from './said.ts';

const { live, room } = online;

test('three people meet by the lobby and by a link, play Talat before a watcher, and a bot plays on for who leaves', {
  tag: '@day1',
}, async ({ arrive }) => {
  const tara = await arrive('Tara', { known: false });
  const ben = await arrive('Ben', { known: false });
  const cleo = await arrive('Cleo', { ...PHONE, known: false });
  const dora = await arrive('Dora', { known: false });
  // The list of open games fills by itself in another browser.
  await Promise.all([tara, ben, dora].map(({ page }) => page.goto('/en/together')));
  await createTable(tara, { game: 'talat', seats: 3 });
  await sayName(tara);
  const id = await roomOf(tara.page);
  await joinFromLobby(ben, tara.name);
  await sayName(ben);
  expect(await roomOf(ben.page)).toBe(id);
  await expect(tara.page.getByRole('heading', { level: 1 })).toHaveText(speak(room.openTitle, { n: 1 }));
  await expect(tara.page.locator('.invite-seats')).toContainText('Ben');

  // A link leads a stranger to the seat that is left.
  const link = await copyLink(tara);
  expect(link).toContain(`/g/${id}`);
  await cleo.page.goto(link);
  await cleo.page.getByRole('button', { name: speak(room.takeSeat) }).tap();
  await sayName(cleo);
  await sayReady(cleo);
  await sayReady(ben);
  const start = tara.page.getByRole('button', { name: speak(room.start), exact: true });
  await sayReady(tara);
  await expect(start).toBeEnabled();
  await start.click();

  // Who watches finds the game in the list, sees every turn, and has nothing to press.
  await dora.page.getByRole('link', { name: new RegExp(`${tara.name}.*Ben.*Cleo`) }).click();
  await expect(dora.page.locator('.top-head')).toContainText(speak(live.watching));
  const people = [tara, ben, cleo];
  const early = await playTogether({
    room: id,
    people,
    seed: 'three',
    until: 6,
    hand: turn => (turn % 3 === 2 ? finger : turn < 3 ? mouse : said),
  });
  await shows(dora.page, 6);
  await expectBoard(ben.page, early, 1);
  await expectBoard(dora.page, early);
  for (const what of [words.table.resign, words.table.typeStep, live.offer.takeBack, live.offer.pause])
    await expect(dora.page.getByRole('button', { name: speak(what), exact: true })).toHaveCount(0);
  await openChat(dora.page);
  await expect(dora.page.getByText(speak(live.chatClosed))).toBeVisible();
  await dora.page.getByRole('button', { name: speak(live.chatClose) }).click();

  await write(cleo.page, 'Hello from a phone');
  await expect(tara.page.getByRole('tab', { name: new RegExp(speak(live.chat)) })).toContainText('1');
  await openChat(tara.page);
  await expect(tara.page.locator('.live-line')).toContainText('Hello from a phone');
  await cleo.page.getByRole('button', { name: speak(live.chatClose) }).tap();

  await resign(ben.page);
  await expect(
    tara.page.locator('.live-note', { hasText: speak(live.noteStandIn, { name: 'Ben', level: 4 }) }),
  ).toBeVisible();
  const { length } = (await gameNow(id)).turns;
  const late = await playTogether({
    room: id,
    people: [tara, undefined, cleo],
    seed: 'three',
    until: length + 3,
    hand: turn => ((turn - length) % 3 === 2 ? finger : said),
  });
  await shows(dora.page, length + 3);
  await expectBoard(dora.page, late);
});
