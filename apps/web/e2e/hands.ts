import { expect, type Locator, type Page } from '@playwright/test';
import { Composer } from '@threefold-games/board-core/compose';
import { clickCell, tapCell } from './cells.ts';
import type { GameNow } from './gameNow.ts';
import type { PlannedStep } from './lot.ts';
import { faceOf } from './table.ts';

/** A way to play a whole turn at a table. */
export type Hand = (page: Page, now: GameNow, steps: readonly PlannedStep[]) => Promise<void>;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Points at cells and presses buttons; `point` is how. Returns the turn as it was composed. */
const pointing =
  (point: (page: Page, cell: string) => Promise<void>, press: 'click' | 'tap') =>
  async (page: Page, { game, position }: GameNow, steps: readonly PlannedStep[]): Promise<Composer> => {
    // Goes along, to know what makes itself, and which way a tile is rotated.
    const composer = new Composer({ game, face: await faceOf(game.id), position });
    for (const [made, { text, picks }] of steps.entries()) {
      for (const pick of picks) {
        if (pick.at === 'choice' && composer.loose?.spins.includes(pick.choice)) {
          for (; composer.spin !== pick.choice; composer.rotate()) await button(page, 'Rotate tile')[press]();
          continue;
        }
        if (composer.steps.length > made) continue;
        const isHeld = composer.spin !== undefined && composer.loose === undefined;
        if (pick.at === 'choice') await page.locator(`.choice[data-choice="${pick.choice}"]`)[press]();
        else await point(page, pick.cell);
        if (pick.at === 'cell' && isHeld) await laid(page, () => point(page, pick.cell));
        composer.pick(pick);
      }
      expect(composer.steps[made]).toBe(text);
    }
    return composer;
  };

/** Waits until a tile lies. */
const laid = (page: Page, again: () => Promise<void>): Promise<void> => met(button(page, 'Undo step'), again);

/**
 * Waits until a button can be pressed. Where a finger met nothing it points again, but not too soon, since that would rotate a tile.
 */
const met = (wanted: Locator, again: () => Promise<void>): Promise<void> =>
  expect(async () => {
    try {
      await expect(wanted).toBeEnabled({ timeout: 3000 });
    } catch (error) {
      await again();
      throw error;
    }
  }).toPass({ timeout: 20_000 });

/** A mouse; a whole turn counts at once, but where its last step can still be changed. */
export const mouse: Hand = async (page, now, steps) => {
  const { loose, finished } = await pointing(clickCell, 'click')(page, now, steps);
  if (loose && finished) await button(page, 'Confirm').click();
};

/** A finger in a lesson, where a whole turn counts at once. */
export const lessonFinger: Hand = async (page, now, steps) => {
  await pointing(tapCell, 'tap')(page, now, steps);
};

/** A finger; a whole turn waits to be confirmed. */
export const finger: Hand = async (page, now, steps) => {
  await pointing(tapCell, 'tap')(page, now, steps);
  const confirm = button(page, 'Confirm');
  const last = steps.at(-1)?.picks.findLast(pick => pick.at === 'cell');
  if (last) await met(confirm, () => tapCell(page, last.cell));
  await confirm.tap();
};
