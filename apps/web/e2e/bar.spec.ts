import { LANGS } from '@threefold-games/speech';
import { amount } from '@threefold-games/testkit';
import { expectSteadyBoard, watchBoard } from './boardBox.ts';
import { clickCell, tapCell } from './cells.ts';
import { oneOrAll, someOfTheDay } from './day.ts';
import { speak } from './fit.ts';
import { keepGames, midGame } from './furnish.ts';
import { typeSteps } from './keyHands.ts';
import { expect, type Page, PHONE, test } from './site.ts';
import { withSettings } from './storage.ts';

/** What is wrong with the bar below the board, in words. */
const wrongsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    // Whether words are cut is told after they were laid out, and the way to all of them comes with the frame after.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const bar = document.querySelector('.board-bar')!;
    const outer = bar.getBoundingClientRect();
    const found: string[] = [];
    const said = bar.querySelector('.board-bar-said')!.getBoundingClientRect();
    if (said.width < 140) found.push(`words in a column of ${said.width} px`);
    const words = bar.querySelector('.board-bar-words')!;
    const isCut = words.scrollHeight > words.clientHeight + 1 || words.scrollWidth > words.clientWidth + 1;
    if (isCut && !bar.querySelector('.board-bar-more')) found.push(`cut, and cannot be read: ${words.textContent}`);
    const buttons = [...bar.querySelectorAll('.choice, .button, .icon-button')];
    const boxes = [said, ...buttons.map(button => button.getBoundingClientRect())];
    for (const [i, button] of buttons.entries()) {
      const { width, height, left, right, top, bottom } = boxes[i + 1]!;
      const name = button.ariaLabel ?? button.textContent;
      if (width < 43.9 || height < 43.9) found.push(`${name} is small: ${width} x ${height}`);
      if (left < outer.left || right > outer.right || top < outer.top || bottom > outer.bottom)
        found.push(`${name} leaves the bar`);
      if (button.scrollHeight > button.clientHeight + 1) found.push(`what is in ${name} is cut`);
      const caption = button.querySelector('.choice-caption');
      if (caption && caption.scrollWidth > caption.clientWidth + 1) found.push(`${name} is cut`);
      for (const other of boxes.slice(0, i + 1))
        if (left < other.right - 1 && right > other.left + 1 && top < other.bottom - 1 && bottom > other.top + 1)
          found.push(`${name} lies over something`);
    }
    return found;
  });

/** Nine towers to place, four of them, four terrains to expand onto: the most that there is to choose from. */
const NINE = midGame('talat', { id: 'nine', turns: 0 });
const FOUR = midGame('talat', { id: 'four', turns: 15 });
const TERRAINS = midGame('taluva', { id: 'terrains', number: 3, turns: 11 });
interface State {
  readonly id: string;
  /** Typed first. */
  readonly typed?: string;
  /** What is picked in each language. */
  pick(page: Page): Promise<void>;
}
const STATES: readonly State[] = [
  { id: NINE.id, pick: async () => undefined },
  { id: FOUR.id, pick: page => page.locator('.choice').first().click() },
  { id: TERRAINS.id, typed: '3,-4/3', pick: page => clickCell(page, '1,-2') },
];

test.describe.configure({ timeout: 120_000 });

const SIZES = Object.entries({ desk: {}, 'small desk': { viewport: { width: 960, height: 700 } }, phone: PHONE });
/** Usually each screen shows one of the states, in some languages. */
const LANGS_EACH = amount(3, LANGS.length);

for (const [i, [size, device]] of SIZES.entries())
  test.describe(size, () => {
    test.use(device);

    test(`the bar on a ${size} has room for the most words and choices in ${amount('languages of the day', 'every language')}`, async ({
      page,
    }) => {
      await withSettings(page, { confirm: 'always' });
      await keepGames(page, NINE, FOUR, TERRAINS);
      const found: string[] = [];
      const heights = new Set<number>();
      for (const { id, typed, pick } of oneOrAll(STATES, i)) {
        await page.goto(`/en/game/${id}`);
        await expect(page.locator('.board-bar-accent')).toBeVisible();
        if (typed) {
          await typeSteps(page, typed);
          await page.keyboard.press('Escape');
        }
        await watchBoard(page);
        for (const lang of someOfTheDay(LANGS, LANGS_EACH, i * LANGS_EACH)) {
          await speak(page, lang, `/game/${id}`);
          await pick(page);
          await expect(page.locator('.choice').first()).toBeVisible();
          found.push(...(await wrongsOf(page)).map(what => `${id} in ${lang}: ${what}`));
          heights.add(await page.locator('.board-bar').evaluate(bar => bar.getBoundingClientRect().height));
        }
        await expectSteadyBoard(page);
      }
      expect(found).toEqual([]);
      expect([...heights], 'heights of the bar').toHaveLength(1);
    });
  });

test.describe('a phone', () => {
  test.use(PHONE);

  test('words that are longer than the bar open above it, and nothing moves', async ({ page }) => {
    await keepGames(page, NINE);
    await page.goto(`/de/game/${NINE.id}`);
    await expect(page.locator('.board-bar-accent')).toBeVisible();
    await watchBoard(page);
    await tapCell(page, 'c3');
    const text = page.locator('.board-bar-danger .board-bar-words .bar-text');
    await page.locator('.board-bar-more').tap();
    await expect(page.locator('.board-bar-all')).toContainText((await text.textContent())!);
    await expect(page.locator('.board-bar-all')).toBeInViewport({ ratio: 1 });
    await page.locator('.choice').nth(4).tap();
    await expect(page.locator('.board-bar-all')).toHaveCount(0);
    await expectSteadyBoard(page);
  });
});
