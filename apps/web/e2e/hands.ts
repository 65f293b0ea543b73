import { expect, type Page } from '@playwright/test';
import { Composer } from '../src/table/composer.ts';
import { clickCell, tapCell } from './cells.ts';
import type { GameNow } from './gameNow.ts';
import type { PlannedStep } from './lot.ts';
import { faceOf } from './table.ts';

/** A way to play a whole turn at a table. */
export type Hand = (page: Page, now: GameNow, steps: readonly PlannedStep[]) => Promise<void>;

/** Points at cells and presses buttons; `point` is how. */
const pointing =
  (point: (page: Page, cell: string) => Promise<void>, press: 'click' | 'tap'): Hand =>
  async (page, now, steps) => {
    const { game, position } = now;
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    // Goes along, to know which way a tile is rotated in the hand.
    const composer = new Composer({ game, face: await faceOf(game.id), position });
    for (const { text, picks } of steps) {
      let pointed = '';
      for (const pick of picks) {
        if (pick.at === 'cell') {
          pointed = pick.cell;
          await point(page, pointed);
        } else if (composer.spin === undefined) await page.locator(`.choice[data-choice="${pick.choice}"]`)[press]();
        else {
          for (; composer.spin !== pick.choice; composer.rotate()) await button('Rotate tile')[press]();
          // On a busy machine the board may glide away under a finger, which then meets nothing.
          const place = button('Place tile');
          await expect(async () => {
            if (await place.isDisabled()) await point(page, pointed);
            await expect(place).toBeEnabled({ timeout: 2000 });
          }).toPass({ timeout: 15_000 });
          await place[press]();
        }
      }
      composer.say(text);
    }
  };

/** A mouse; a whole turn counts at once. */
export const mouse: Hand = pointing(clickCell, 'click');

/** A finger; a whole turn waits to be confirmed. */
export const finger: Hand = async (page, now, steps) => {
  await pointing(tapCell, 'tap')(page, now, steps);
  await page.getByRole('button', { name: 'Confirm', exact: true }).tap();
};
