import { expect, type Page } from '@playwright/test';
import type { Random } from '@threefold-games/core';
import { STILL } from '@threefold-games/stage';
import type { Hand } from './hands.ts';
import { faceOf } from './table.ts';

/** Types steps in the notation into the command box. */
export const typeSteps = async (page: Page, text: string): Promise<void> => {
  const box = page.getByLabel('Steps in notation');
  // On a busy machine a page may be drawn before it hears keys.
  await expect(async () => {
    if (!(await box.isVisible())) await page.keyboard.press('/');
    await expect(box).toBeFocused({ timeout: 1000 });
  }).toPass({ timeout: 15_000 });
  await box.clear();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
};

/** The command box: a turn in the notation, typed. */
export const typed: Hand = (page, _, steps) => typeSteps(page, steps.map(({ text }) => text).join(' '));

/** Cells are walked to with the arrow keys and chosen with Enter; a choice has its own key. */
export const arrows =
  (random: Random): Hand =>
  async (page, { position, game }, steps) => {
    const face = await faceOf(game.id);
    for (const { picks } of steps)
      for (const pick of picks) {
        if (pick.at === 'cell') {
          await walk(page, pick.cell, random);
          await page.keyboard.press('Enter');
        } else {
          const [choice] = face.choices(position.view(), STILL, [pick.choice]);
          await page.keyboard.press(choice?.key ?? pick.choice);
        }
      }
  };

/** The cell with the focus, and how far the wanted one is from it, to the right and down. */
const look = (
  page: Page,
  to: string,
): Promise<{ readonly here: string | undefined; readonly off: readonly number[] }> =>
  page.evaluate(goal => {
    const middle = (element: Element): readonly [number, number] => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    };
    const focus = document.activeElement;
    const there = document.querySelector(`.board-cell[data-cell="${CSS.escape(goal)}"]`);
    if (!(focus instanceof HTMLElement) || focus.dataset.cell === undefined || !there)
      return { here: undefined, off: [0, 0] };
    const [a, b] = [middle(focus), middle(there)];
    return { here: focus.dataset.cell, off: [b[0] - a[0], b[1] - a[1]] };
  }, to);

const keysTo = ([right = 0, down = 0]: readonly number[]): string[] => {
  const across = right < 0 ? 'ArrowLeft' : 'ArrowRight';
  const along = down < 0 ? 'ArrowUp' : 'ArrowDown';
  return Math.abs(right) > Math.abs(down) ? [across, along] : [along, across];
};

/** Goes towards a cell as a person does who sees it; where that leads nowhere, somewhere else first. */
const walk = async (page: Page, to: string, random: Random): Promise<void> => {
  let { here, off } = await look(page, to);
  for (let i = 0; i < 60 && here === undefined; i++) {
    await page.keyboard.press('Tab');
    ({ here, off } = await look(page, to));
  }
  const visits = new Map<string, number>();
  for (let i = 0; i < 120 && here !== to; i++) {
    const times = (visits.get(here ?? '') ?? 0) + 1;
    visits.set(here ?? '', times);
    const [best, second] = keysTo(off);
    const any = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'][random.below(4)];
    await page.keyboard.press((times === 1 ? best : times === 2 ? second : any) ?? 'ArrowLeft');
    ({ here, off } = await look(page, to));
  }
  expect(here, `the way to ${to} by arrow keys`).toBe(to);
};
