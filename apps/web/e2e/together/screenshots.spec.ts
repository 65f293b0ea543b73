import { visit } from '../places.ts';
import type { GameId } from '../records.ts';
import { SIZES, shoot, THEMES } from '../shoot.ts';
import { expect } from '../site.ts';
import { withSettings } from '../storage.ts';
import { openChat, write } from './meet.ts';
import { signUp } from './pages.ts';
import { ask, test } from './people.ts';
import { goTo } from './rooms.ts';
import { furnish } from './world.ts';

test.describe.configure({ timeout: 600_000 });

test('the pages of playing together', async ({ arrive, browser, baseURL }) => {
  const me = await arrive('Ana');
  await signUp(me);
  const ben = await arrive('Ben');
  const mirela = await arrive('Mirela');
  const jonas = await arrive('Jonas');
  const sofia = await arrive('Sofia');
  const world = await furnish(me, ben, mirela, jonas, sofia);
  const { me: who } = await ask<{ readonly me: { readonly id: string } }>(me, 'get', '/api/me');
  for (const person of [ben, mirela, jonas]) await goTo(person, world.live.taluva);
  // Whoever is not there is given up after a while.
  const sitters = { taluva: [me], talat: [me, ben, mirela], tzaar: [jonas, sofia] };
  for (const [game, people] of Object.entries(sitters))
    for (const { context } of people) {
      const page = await context.newPage();
      await page.goto(`/en/room/${world.live[game as GameId]}`);
    }
  await write(ben.page, 'Good evening. Who wants the lake?');
  await write(jonas.page, 'Not me, I build towers.');
  const places = [
    { name: 'together', path: '/together', shows: '.lobby-row:not(.lobby-row-grey) >> nth=3' },
    { name: 'invite', path: `/room/${world.gathering}`, shows: '.invite-seats' },
    { name: 'live', path: `/room/${world.live.taluva}`, shows: '.board-bar' },
    { name: 'live-three', path: `/room/${world.live.talat}`, shows: '.board-bar' },
    { name: 'live-watched', path: `/room/${world.live.tzaar}`, shows: '.board-bar' },
    { name: 'live-over', path: `/room/${world.over}`, shows: '.table-end' },
    { name: 'days', path: `/room/${world.days}`, shows: '.board-bar' },
    { name: 'plan', path: `/analysis?room=${world.days}`, shows: '.split-board' },
    { name: 'player', path: `/player/${who.id}`, shows: '.player-game >> nth=0' },
    { name: 'account', path: '/account', shows: '.account' },
  ];
  const storageState = await me.context.storageState();
  for (const [size, device] of Object.entries(SIZES))
    for (const [theme, settings] of Object.entries(THEMES)) {
      const context = await browser.newContext({ ...device, storageState, baseURL: baseURL! });
      const page = await context.newPage();
      await withSettings(page, settings);
      for (const place of places) {
        await visit(page, place);
        await shoot(page, `${place.name}-${size}-${theme}`);
        if (place.name !== 'live') continue;
        await openChat(page);
        await expect(page.locator('.live-line').last()).toBeVisible();
        await shoot(page, `live-chat-${size}-${theme}`);
      }
      await context.close();
    }
});
