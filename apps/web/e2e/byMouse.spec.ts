import { amount } from '@threefold-games/testkit';
import { oneOrAll } from './day.ts';
import { lateGame, sitDown } from './furnish.ts';
import { mouse } from './hands.ts';
import { test } from './site.ts';
import { withSettings } from './storage.ts';
import { beginGame } from './table.ts';
import { hurry, lengthOf, playToEnd } from './wholeGame.ts';

test.describe.configure({ timeout: 240_000 });
test.beforeEach(({ page }) => hurry(page));

const { title, play } = lengthOf('mouse');

test(`${title} of talat against a bot by clicking`, async ({ page }) => {
  await beginGame(page, 'talat');
  await play(page, mouse, 'mouse talat');
});

// Played whole by keys and by tapping.
const ENDS = ['tzaar', 'taluva'] as const;
for (const game of oneOrAll(ENDS))
  test(`the end of a game of ${game} against a bot by clicking`, { tag: '@day3' }, async ({ page }) => {
    await withSettings(page, { help: amount(false, true) });
    await sitDown(page, lateGame(game));
    await playToEnd(page, mouse, `mouse ${game}`);
  });
