import { amount } from '@threefold-games/testkit';
import { oneOrAll } from './day.ts';
import { lateGame, sitDown } from './furnish.ts';
import { finger } from './hands.ts';
import { PHONE, test } from './site.ts';
import { withSettings } from './storage.ts';
import { beginGame } from './table.ts';
import { hurry, lengthOf, playToEnd } from './wholeGame.ts';

test.describe.configure({ timeout: 240_000 });
test.use(PHONE);
test.beforeEach(({ page }) => hurry(page));

const { title, play } = lengthOf('touch');

test(`${title} of taluva against a bot by tapping on a phone`, async ({ page }) => {
  await beginGame(page, 'taluva', { tiles: '24' });
  await play(page, finger, 'finger taluva');
});

// Played whole by clicking and by keys.
const ENDS = ['talat', 'tzaar'] as const;
for (const game of oneOrAll(ENDS))
  test(`the end of a game of ${game} against a bot by tapping on a phone`, { tag: '@day2' }, async ({ page }) => {
    await withSettings(page, { help: amount(false, true) });
    await sitDown(page, lateGame(game));
    await playToEnd(page, finger, `finger ${game}`);
  });
