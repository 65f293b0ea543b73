import { lateGame, sitDown } from './furnish.ts';
import { finger } from './hands.ts';
import { PHONE, test } from './site.ts';
import { withSettings } from './storage.ts';
import { beginGame, expectEnd } from './table.ts';
import { hurry, playToEnd } from './wholeGame.ts';

test.describe.configure({ timeout: 240_000 });
test.use(PHONE);
test.beforeEach(({ page }) => hurry(page));

test('a whole game of taluva against a bot by tapping on a phone', async ({ page }) => {
  await beginGame(page, 'taluva', { tiles: '24' });
  await expectEnd(page, await playToEnd(page, finger, 'finger taluva'));
});

// Played whole by clicking and by keys.
for (const game of ['talat', 'tzaar'] as const)
  test(`the end of a game of ${game} against a bot by tapping on a phone`, async ({ page }) => {
    await withSettings(page, { help: true });
    await sitDown(page, lateGame(game));
    await expectEnd(page, await playToEnd(page, finger, `finger ${game}`));
  });
