import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { amount } from '@threefold-games/testkit';
import { loadModerationWords } from '@threefold-games/words';
import { sweep, TALL_PHONE } from '../axe.ts';
import { expect, type Page } from '../site.ts';
import { openChat, write } from './meet.ts';
import { freshName, signUp } from './pages.ts';
import { ask, type Person, test } from './people.ts';
import { beginRoom, goTo, planFor } from './rooms.ts';
import { online, speak } from './said.ts';

const texts = await loadModerationWords('en');

/** What whoever has the server does by `threefold admin operator`. */
const makeOperator = async (person: Person): Promise<void> => {
  const token = readFileSync(join(process.env.THREEFOLD_DATA!, 'operator.token'), 'utf8').trim();
  const { me } = await ask<{ readonly me: { readonly id: string } }>(person, 'get', '/api/me');
  const answer = await fetch(new URL(`/api/moderation/operators/${me.id}`, process.env.THREEFOLD_URL), {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ why: 'a test' }),
  });
  expect(answer.status).toBe(200);
};

/** Gives the reason for what is about to be done, and does it. */
const confirm = async (page: Page, act: keyof typeof texts.acts, why: string): Promise<void> => {
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox').last().fill(why);
  await sheet.getByRole('button', { name: speak(texts.acts[act]), exact: true }).click();
  await expect(page.getByText(speak(texts.done)).first()).toBeVisible();
};

test('an operator reads a report, takes back a message and a name, suspends, and closes it', { tag: '@day2' }, async ({
  arrive,
}) => {
  const olga = await arrive(freshName('Olga'), { bypassCSP: true });
  const [rude, rita] = [await arrive('Rude'), await arrive('Rita')];
  await signUp(olga);
  await olga.page.goto('/en/moderation');
  await expect(olga.page.getByText(speak(texts.notOperator))).toBeVisible();
  await makeOperator(olga);
  const room = await beginRoom([rude, rita], planFor('tzaar'));
  await goTo(rude, room);
  await goTo(rita, room);
  await write(rude.page, 'hello');
  await write(rude.page, 'bad words');
  await openChat(rita.page);
  const said = rita.page.locator('.live-line-text', { hasText: 'bad words' });
  await expect(said).toBeVisible();
  const { me } = await ask<{ readonly me: { readonly id: string } }>(rude, 'get', '/api/me');
  const why = `chat: rude ${Date.now()}`;
  await ask(rita, 'post', '/api/reports', { person: me.id, room, line: 2, why });

  // The way to the page is on the account of an operator.
  const { page } = olga;
  await page.goto('/en/account');
  await page.getByRole('link', { name: speak(online.account.toModeration) }).click();
  const card = page.locator('.moderation-card', { hasText: why });
  await expect(card.locator('.moderation-marked')).toContainText('bad words');
  await card.locator('.moderation-marked').getByRole('button').click();
  await confirm(page, 'takeMessage', 'insult');
  await expect(card.locator('.moderation-marked')).toContainText(speak(texts.takenBack));
  await expect(said).toHaveCount(0);
  await expect(rita.page.locator('.live-line-text', { hasText: 'hello' })).toBeVisible();

  await card.getByRole('link', { name: 'Rude' }).click();
  await page.getByRole('button', { name: speak(texts.acts.takeName) }).click();
  await confirm(page, 'takeName', 'no name');
  await expect(page.getByRole('link', { name: /^player-/ })).toBeVisible();
  await expect(rita.page.getByText(/player-/).first()).toBeVisible();
  await page.getByRole('button', { name: speak(texts.acts.suspend) }).click();
  await page.getByRole('radio', { name: speak(texts.durations.forGood) }).check();
  await confirm(page, 'suspend', 'insults in the chat');
  await expect(page.getByText(speak(texts.forGoodNow, { why: 'insults in the chat' }))).toBeVisible();
  await rude.page.goto('/en/together');
  await expect(rude.page.getByRole('status').filter({ hasText: 'insults in the chat' })).toBeVisible();

  await page.goto('/en/moderation');
  await card.getByRole('button', { name: speak(texts.acts.closeReport) }).click();
  await confirm(page, 'closeReport', 'suspended');
  await expect(card).toHaveCount(0);
  await page.getByRole('tab', { name: speak(texts.log) }).click();
  await expect(page.getByText(/bad words/)).toBeVisible();
  await expect(page.getByText(/removed the name Rude/)).toBeVisible();
});

test('axe finds nothing on the page of the operators, which fits a phone', { tag: '@day1' }, async ({ arrive }) => {
  const olga = await arrive(freshName('Olga'), { ...TALL_PHONE, bypassCSP: true });
  const [rude, rita] = [await arrive('A very long name, indeed'), await arrive('Rita')];
  await signUp(olga);
  await makeOperator(olga);
  const { me } = await ask<{ readonly me: { readonly id: string } }>(rude, 'get', '/api/me');
  await ask(rita, 'post', '/api/reports', { person: me.id, why: `name: ${'long '.repeat(30)}${Date.now()}` });
  const { page } = olga;
  const found: string[] = [];
  for (const [path, shows] of [
    ['/en/moderation', '.moderation-card'],
    [`/en/moderation/${me.id}`, '.moderation-facts'],
  ] as const) {
    const go = async (): Promise<void> => {
      await page.goto(path);
      await expect(page.locator(shows).first()).toBeVisible();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
    };
    found.push(...(await sweep(page, { name: path, go }, amount([], ['dark'] as const))));
  }
  expect(found).toEqual([]);
});
