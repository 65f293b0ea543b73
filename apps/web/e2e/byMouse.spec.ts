import { lateGame, sitDown } from './furnish.ts';
import { mouse } from './hands.ts';
import { test } from './site.ts';
import { withSettings } from './storage.ts';
import { beginGame, expectEnd } from './table.ts';
import { hurry, playToEnd } from './wholeGame.ts';

test.describe.configure({ timeout: 240_000 });
test.beforeEach(({ page }) => hurry(page));

test('a whole game of talat against a bot by clicking', async ({ page }) => {
  await beginGame(page, 'talat');
  await expectEnd(page, await playToEnd(page, mouse, 'mouse talat'));
});

// Played whole by keys and by tapping.
for (const game of ['tzaar', 'taluva'] as const)
  test(`the end of a game of ${game} against a bot by clicking`, async ({ page }) => {
    await withSettings(page, { help: true });
    await sitDown(page, lateGame(game));
    await expectEnd(page, await playToEnd(page, mouse, `mouse ${game}`));
  });
