import type { Locator } from '@playwright/test';
import { seededRandom } from '@threefold-games/core';
import { tellTurn } from '@threefold-games/stage';
import { arrows } from '../keyHands.ts';
import { expect } from '../site.ts';
import { faceOf } from '../table.ts';
import { roomOf } from './meet.ts';
import { type Person, test } from './people.ts';
import { expectBoard, playTogether, shows } from './play.ts';
import { online, speak, words } from './said.ts';

const { room, together } = online;

/** Goes on with the Tab key until something has the focus, and presses Enter there. */
const press = async ({ page }: Person, wanted: Locator): Promise<void> => {
  await expect(wanted).toBeEnabled();
  for (let i = 0; i < 80; i++) {
    if (await wanted.evaluate(element => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(wanted).toBeFocused();
  await page.keyboard.press('Enter');
};

const type = async ({ page, name }: Person): Promise<void> => {
  await expect(page.getByLabel(speak(words.shell.yourName), { exact: true })).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
};

test('a game is created, joined and played by keyboard alone, and told to those who listen', { tag: '@day2' }, async ({
  arrive,
}) => {
  const kira = await arrive('Kira', { known: false });
  const ben = await arrive('Ben', { known: false });
  await Promise.all([kira, ben].map(({ page }) => page.goto('/en/together')));
  await press(kira, kira.page.getByRole('button', { name: speak(together.create), exact: true }));
  await type(kira);
  const id = await roomOf(kira.page);
  await press(ben, ben.page.getByRole('button', { name: speak(together.joinNamed, { name: kira.name }) }));
  await type(ben);
  await roomOf(ben.page);
  await expect(kira.page.getByRole('status').filter({ hasText: speak(room.joined, { name: 'Ben' }) })).toHaveCount(1);
  for (const each of [ben, kira])
    await press(each, each.page.getByRole('button', { name: speak(room.sayReady), exact: true }));
  await press(kira, kira.page.getByRole('button', { name: speak(room.start), exact: true }));
  const hand = arrows(seededRandom('keys'));
  const standing = await playTogether({ room: id, people: [kira, ben], seed: 'keys', until: 1, hand: () => hand });
  const actor = standing.turns[0]!.seat;
  const other = [kira, ben][1 - actor]!;
  await shows(other.page, 1, true);
  await expectBoard(other.page, standing, 1 - actor);
  const face = await faceOf('talat');
  for (const { view, step, events } of tellTurn(standing.history, 0))
    await expect(other.page.getByRole('log').first()).toContainText(face.tell(view, step, events));
});
