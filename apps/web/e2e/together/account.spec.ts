import { LANGS } from '@threefold-games/speech';
import { amount } from '@threefold-games/testkit';
import { someOfTheDay } from '../day.ts';
import { overflows, speak as speakIn } from '../fit.ts';
import { expect, type Page, PHONE } from '../site.ts';
import { resign } from './meet.ts';
import { freshName, signUp } from './pages.ts';
import { ask, type Person, test } from './people.ts';
import { beginRoom, goTo, planFor } from './rooms.ts';
import { online, speak, words } from './said.ts';

const { codes, confirm, make, password, people } = online.account;
const PASSWORD = 'a long sentence to remember';
const SKILL = { game: 'tzaar', mean: 1160, deviation: 110, volatility: 0.06, games: 9, wins: 1, last: 'abc', at: 5 };

/** Somebody who comes to their account by a recovery code: the server has not seen their password yet. */
const comeByCode = async (owner: Person, person: Person): Promise<void> => {
  const made = (await signUp(owner)) as { readonly codes: readonly string[] };
  await ask(owner, 'put', '/api/me/skills', { skills: [SKILL] });
  await ask(owner, 'put', '/api/me/lessons', { lessons: ['tzaar/lines'] });
  await ask(person, 'post', '/api/session', { name: owner.name, code: made.codes[0] });
  await person.page.goto('/en/account');
};

const dialogOf = (page: Page) => page.getByRole('dialog', { name: speak(confirm.title) });

test('new codes ask for the password again, and come when it is shown; one’s level and lessons came along', {
  tag: '@day1',
}, async ({ arrive, troubles }) => {
  const owner = await arrive(freshName('Ana'));
  const me = await arrive(freshName('Guest'));
  await comeByCode(owner, me);
  const { page } = me;
  await expect.poll(() => page.evaluate(() => localStorage.getItem('threefold-skills'))).toContain('1160');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('threefold-learned'))).toContain('tzaar/lines');
  const dialog = dialogOf(page);
  const renew = page.getByRole('button', { name: speak(codes.anew) });
  await renew.click();
  await expect(dialog.getByText(speak(confirm.recovering))).toBeVisible();
  const field = dialog.getByLabel(speak(password.title));
  await expect(field).toHaveAttribute('autocomplete', 'current-password');
  await expect(field).toBeFocused();
  // Who would rather not is told why nothing was done, and nothing is lost.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await renew.click();
  await field.fill('not the one at all');
  await field.press('Enter');
  await expect(dialog.getByRole('alert')).not.toBeEmpty();
  await field.fill(PASSWORD);
  await dialog.getByRole('button', { name: speak(confirm.button) }).click();
  await expect(page.getByRole('dialog', { name: speak(codes.shown) }).getByRole('listitem')).toHaveCount(10);
  await expect(dialog).toBeHidden();
  // Whom one has blocked is not asked for with the data that one would have to confirm.
  await page.getByRole('button', { name: speak(codes.kept) }).click();
  await page.getByRole('button', { name: speak(people.show) }).click();
  await expect(page.getByText(speak(people.none))).toBeVisible();
  const refusals = troubles
    .splice(0)
    .filter(trouble => !/40[13].*\/api\/(account\/codes|session\/confirm)/.test(trouble));
  expect(refusals).toEqual([]);
});

test('who makes an account in one tab keeps the seat in the other', { tag: '@day2' }, async ({ arrive }) => {
  const [me, other] = [await arrive(freshName('Mia')), await arrive('Ben')];
  const room = await beginRoom([me, other], planFor('talat'));
  await goTo(me, room);
  const { page } = me;
  const mine = page.getByRole('toolbar').getByRole('button', { name: speak(words.table.resign) });
  await expect(mine).toBeVisible();
  const [before] = await me.context.cookies();
  const tab = await me.context.newPage();
  await tab.goto('/en/account');
  const reconnected = page.waitForEvent('websocket');
  await tab.getByLabel(speak(password.title)).first().fill(PASSWORD);
  await tab.getByRole('button', { name: speak(make.withPassword) }).click();
  await expect(tab.getByRole('dialog', { name: speak(codes.shown) }).getByRole('listitem')).toHaveCount(10);
  await reconnected;
  expect((await me.context.cookies())[0]?.value).not.toBe(before?.value);
  await resign(page);
  await expect(page.locator('.table-end')).toBeVisible();
});

test('the question for the password fits a phone in its languages', { tag: '@day3' }, async ({ arrive, troubles }) => {
  const owner = await arrive(freshName('Ida'));
  const me = await arrive(freshName('Guest'), PHONE);
  await comeByCode(owner, me);
  const { page } = me;
  await page.getByRole('button', { name: speak(codes.anew) }).click();
  await expect(dialogOf(page)).toBeVisible();
  const found: string[] = [];
  for (const lang of someOfTheDay(LANGS, amount(3, LANGS.length))) {
    await speakIn(page, lang, '/account');
    found.push(...(await overflows(page)).map(what => `${lang}: ${what}`));
  }
  expect(found).toEqual([]);
  troubles.length = 0;
});
