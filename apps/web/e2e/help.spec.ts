import { LANGS } from '@threefold-games/speech';
import { amount } from '@threefold-games/testkit';
import { expectSteadyBoard, watchBoard } from './boardBox.ts';
import { clickCell, tapCell } from './cells.ts';
import { someOfTheDay } from './day.ts';
import { speak } from './fit.ts';
import { sitDown } from './furnish.ts';
import { typeSteps } from './keyHands.ts';
import { cutRecord, type OldGame, recordWith, savedOf } from './records.ts';
import { expect, type Page, PHONE, test } from './site.ts';
import { withSettings } from './storage.ts';
import { gameNow, myTurn } from './table.ts';

/** A real game before a turn that can bury one Tzaar of mine and leave the last to A2; a bot of the first level sits opposite. */
const FATAL = ['C2', 'D3', 'E4', 'H1'];
const beforeIt = (): OldGame =>
  savedOf('tzaar', cutRecord(recordWith('tzaar', 'tz040'), 22), { id: 'guard', others: 'bot' });

test('a turn that loses at once is asked about once, and is played for who wants it', async ({ page }) => {
  await withSettings(page, { help: undefined });
  await sitDown(page, beforeIt());
  await watchBoard(page);
  const bar = page.locator('.board-bar');
  const log = page.getByRole('log');
  // Help is on by itself, and says what is in danger.
  await expect(page.getByRole('button', { name: 'Help at the table' })).toHaveAttribute('aria-pressed', 'true');
  await expect(bar).toContainText('Your last two Tzaars can be captured in one turn.');
  await expect(log).toContainText('Your last two Tzaars can be captured in one turn.');
  for (const cell of FATAL) await clickCell(page, cell);
  await expect(bar).toContainText('Black can capture your last Tzaar on D5.');
  await expect(bar).toContainText('Play it all the same?');
  // Spoken once: the question as what has the focus, the arrow by the log.
  const said = page.getByRole('group', { name: 'Black can capture your last Tzaar on D5. Play it all the same?' });
  await expect(said).toBeFocused();
  await expect(log.getByText('The threat: A2 to D5.')).toHaveCount(1);
  await expect(log).not.toContainText('Black can capture');
  expect((await gameNow(page)).turns).toHaveLength(22);
  // Enter plays nothing, and the first key from there reaches the way back.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Take back', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bar).toContainText('Step 2 of 2');
  expect((await gameNow(page)).turns).toHaveLength(22);
  // The same turn once more is played without a question.
  for (const cell of FATAL.slice(2)) await clickCell(page, cell);
  expect((await myTurn(page, 22)).turns[22]?.steps).toEqual(['C2xD3', 'E4+H1']);
  await expectSteadyBoard(page);
});

test('help is switched off in the card, as it was left in the form of a new game, and not there against people', {
  tag: '@day2',
}, async ({ page }) => {
  await withSettings(page, { help: undefined });
  await sitDown(page, beforeIt());
  await page.getByRole('button', { name: 'Help at the table' }).click();
  for (const cell of FATAL) await clickCell(page, cell);
  await myTurn(page, 22);
  await page.goto('/en/new/tzaar');
  const row = page.getByRole('switch', { name: 'Help at the table' });
  await expect(row).not.toBeChecked();
  await row.check({ force: true });
  await page.reload();
  await expect(row).toBeChecked();
  await page
    .getByRole('radiogroup', { name: 'Who sits in seat 2' })
    .getByRole('radio', { name: 'Person' })
    .check({ force: true });
  await expect(row).toBeDisabled();
  await expect(row).not.toBeChecked();
  await expect(page.getByText('Not in games with other people.')).toBeVisible();
});

/** Help comes a moment after a table; on a phone its switch is in the menu. */
const helped = async (page: Page): Promise<void> => {
  const item = page.getByRole('menuitem', { name: 'Help at the table off' });
  await expect(async () => {
    await page.getByRole('button', { name: 'More', exact: true }).tap();
    const isThere = await item.isVisible();
    await page.keyboard.press('Escape');
    expect(isThere).toBe(true);
  }).toPass();
};

test.describe('a phone', () => {
  test.use(PHONE);

  test('a question has room in its languages, and what it is about is in sight', { tag: '@day3' }, async ({ page }) => {
    await withSettings(page, { help: true });
    await sitDown(page, beforeIt());
    await helped(page);
    for (const cell of FATAL) await tapCell(page, cell);
    await page.getByRole('button', { name: 'Confirm' }).tap();
    for (const lang of someOfTheDay(LANGS, amount(3, LANGS.length))) {
      await speak(page, lang, '/game/guard');
      await expect(page.locator('.help-answers')).toBeVisible();
      const room = await page
        .locator('.board-bar-words')
        .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
      expect(room, lang).toBeLessThanOrEqual(1);
    }
    // Where a board is larger than the screen, it goes to where the threat is.
    await sitDown(
      page,
      savedOf('taluva', cutRecord(recordWith('taluva', 'tl010'), 25), { id: 'far', me: 1, others: 'bot' }),
    );
    await helped(page);
    await typeSteps(page, '-5,0/0 H@-5,1');
    await page.getByRole('button', { name: 'Confirm' }).tap();
    await expect(page.locator('.board-bar')).toContainText('can build the last huts and win.');
    await expect(page.locator('.board-cell[data-cell="5,0"]')).toBeInViewport({ ratio: 1 });
  });
});
