import type { Locator } from '@playwright/test';
import { expect, type Page } from '../site.ts';
import { freshName } from './pages.ts';
import { type Person, test } from './people.ts';
import { online, speak } from './said.ts';

const { codes, data, make, name, passkeys, password, save, signIn } = online.account;
const PASSWORD = 'a long sentence to remember';
const FRESH = 'another sentence to remember';

/** A part of the page of one's account, by its heading. */
const card = (page: Page, title: string): Locator =>
  page.locator('.account-card', { has: page.getByRole('heading', { name: title, exact: true }) });

const refusal = (part: Locator): Locator => part.getByRole('alert').filter({ hasText: /\S/ });

/** A device that keeps passkeys, and whose owner is always there to unlock it. */
const givePasskeys = async ({ context, page }: Person): Promise<void> => {
  const device = await context.newCDPSession(page);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
};

const signOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: speak(data.signOut), exact: true }).click();
  await expect(card(page, speak(name.none))).toBeVisible();
};

/** Signs in with the form; the server says whether it believes it. */
const enter = async (page: Page, way: 'byPassword' | 'byCode', who: string, secret: string): Promise<void> => {
  const part = card(page, speak(signIn.title));
  await part.getByRole('radio', { name: speak(signIn[way]) }).check({ force: true });
  await part.getByLabel(speak(name.field)).fill(who);
  await part.locator(way === 'byPassword' ? 'input[name="password"]' : 'input[name="code"]').fill(secret);
  await part.getByRole('button', { name: speak(signIn.button), exact: true }).click();
};

test('an account is made, changed, left and entered again by its forms, with a password, a passkey and a code', async ({
  arrive,
  troubles,
}) => {
  const me = await arrive(freshName('Nora'), { known: false });
  const { page } = me;
  await givePasskeys(me);
  await page.goto('/en/account');
  const says = (what: string): Promise<void> => expect(page.getByText(what, { exact: true }).first()).toBeVisible();

  // Nobody yet, then a guest, then an account.
  const nameless = card(page, speak(name.none));
  await nameless.getByLabel(speak(name.field)).fill('Guest');
  await nameless.getByRole('button', { name: speak(name.take) }).click();
  const making = card(page, speak(make.title));
  await expect(making.getByLabel(speak(name.field))).toHaveValue('Guest');
  await making.getByLabel(speak(name.field)).fill(me.name);
  await making.getByLabel(speak(password.title)).fill('short');
  await making.getByRole('button', { name: speak(make.withPassword) }).click();
  await expect(refusal(making)).toBeVisible();
  await making.getByLabel(speak(password.title)).fill(PASSWORD);
  await making.getByLabel(speak(password.title)).press('Enter');

  // The codes are there once: who would close them unkept is asked, and they do not come again.
  const shown = page.getByRole('dialog', { name: speak(codes.shown) });
  await expect(shown.getByRole('listitem')).toHaveCount(10);
  const [code = ''] = await shown.locator('code').allTextContents();
  await page.keyboard.press('Escape');
  await expect(refusal(shown)).toHaveText(speak(codes.unkept));
  await shown.getByRole('button', { name: speak(codes.kept) }).click();
  await expect(shown).toBeHidden();
  const security = card(page, speak(signIn.how));
  await page.reload();
  await expect(security).toContainText(speak(codes.left, { n: 10 }));
  await expect(shown).toBeHidden();

  await security.getByRole('button', { name: speak(passkeys.add) }).click();
  await says(speak(passkeys.added));
  await expect(security.getByRole('listitem')).toHaveCount(1);

  // Another name and another password; who does not know the old one changes nothing.
  const called = freshName('Nele');
  const naming = page.locator('.account-card', { has: page.getByRole('button', { name: speak(name.change) }) });
  await naming.getByLabel(speak(name.field)).fill(called);
  await naming.getByRole('button', { name: speak(name.change) }).click();
  await says(speak(name.changed, { name: called }));
  await security.getByRole('button', { name: speak(online.together.change) }).click();
  const sheet = page.getByRole('dialog', { name: speak(password.title) });
  await sheet.getByLabel(speak(password.old)).fill('not the one at all');
  await sheet.getByLabel(speak(password.fresh)).fill(FRESH);
  await sheet.getByRole('button', { name: speak(save) }).click();
  await expect(refusal(sheet)).toBeVisible();
  await sheet.getByLabel(speak(password.old)).fill(PASSWORD);
  await sheet.getByRole('button', { name: speak(save) }).click();
  await says(speak(password.done));

  // Back by each of the ways.
  await signOut(page);
  await enter(page, 'byPassword', called, PASSWORD);
  await expect(refusal(card(page, speak(signIn.title)))).toBeVisible();
  await enter(page, 'byPassword', called, FRESH);
  await says(speak(signIn.done, { name: called }));
  await signOut(page);
  await page.getByRole('button', { name: speak(signIn.passkey) }).click();
  await expect(security).toContainText(speak(codes.left, { n: 10 }));
  await signOut(page);
  await enter(page, 'byCode', called, code);
  await expect(security).toContainText(speak(codes.left, { n: 9 }));
  await signOut(page);
  await enter(page, 'byCode', called, code);
  await expect(refusal(card(page, speak(signIn.title)))).toBeVisible();
  const refusals = troubles.splice(0).filter(trouble => !/40[0-9].*\/api\/(session|account\/password)/.test(trouble));
  expect(refusals).toEqual([]);
});
