import { mouse } from './hands.ts';
import { GAMES } from './records.ts';
import { test } from './site.ts';
import { beginGame, expectEnd } from './table.ts';
import { playToEnd } from './wholeGame.ts';

test.describe.configure({ timeout: 240_000 });

for (const game of GAMES)
  test(`a whole game of ${game} against a bot by clicking`, async ({ page }) => {
    await beginGame(page, game, game === 'taluva' ? { tiles: '24' } : {});
    await expectEnd(page, await playToEnd(page, mouse, `mouse ${game}`));
  });
