import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ThreefoldBoard } from '@threefold-games/board-core';
import { type BoardSite, listenTo, openBoardSite, spotOn } from './boardSite.ts';
import { realRecord } from './records.ts';
import { expect, type Page, test } from './site.ts';

/** The board for any page, on pages of somebody else, in a real browser. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const FRESH = '<threefold-board game="tzaar" options="setup=fixed" interactive></threefold-board>';
const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const replayOf = (game: 'talat' | 'tzaar' | 'taluva', more = ''): string =>
  `<threefold-board game="${game}" ${more} record="${attribute(realRecord(game))}"></threefold-board>`;

let site: BoardSite;
test.describe.configure({ timeout: 40_000 });
test.beforeAll(async () => {
  site = await openBoardSite();
});
test.afterAll(() => site.close());

const boardOf = (page: Page) => page.locator('threefold-board').first();
const ask = <T>(page: Page, what: (board: ThreefoldBoard) => T): Promise<T> =>
  boardOf(page).evaluate(what as (board: Element) => T);

test('a replay is gone through by buttons, keys and the slider', async ({ page }) => {
  await site.show(page, replayOf('tzaar', 'turn="12"'));
  const heard = await listenTo(page);
  const [board, bar] = [boardOf(page), boardOf(page).locator('.bar')];
  await expect(bar).toContainText('Turn 12 of 27');
  await board.getByRole('button', { name: 'Next turn' }).click();
  await expect(bar).toContainText('Turn 13 of 27');
  await expect(board).toHaveAttribute('turn', '13');
  await page.keyboard.press('Home');
  await expect(bar).toContainText('Before the first turn');
  await page.keyboard.press('ArrowRight');
  await expect(bar).toContainText('Turn 1 of 27');
  const slider = board.getByRole('slider', { name: 'Turn' });
  await slider.focus();
  await page.keyboard.press('End');
  await expect(bar).toContainText('wins');
  await expect(slider).toHaveAttribute('aria-valuetext', /^Turn 27 of 27, A, F8×E8/);
  await board.evaluate(each => each.setAttribute('turn', '5'));
  await expect(bar).toContainText('Turn 5 of 27');
  expect(await ask(page, each => [each.turn, each.turns, each.isOver])).toEqual([5, 27, false]);
  expect((await heard()).map(([name, detail]) => [name, (detail as { turn: number }).turn])).toEqual(
    [13, 0, 1, 27, 5].map(turn => ['shown', turn]),
  );
  await expect(board.locator('[role=status]')).toContainText('Turn 5 of 27.');
});

test('a turn is tapped, refused with its rule, taken back, and told', { tag: '@day1' }, async ({ page }) => {
  await site.show(page, FRESH);
  const heard = await listenTo(page);
  const board = boardOf(page);
  const tap = async (cell: string): Promise<void> => {
    const { x, y } = await spotOn(board, cell);
    await page.mouse.click(x, y);
  };
  const confirm = board.getByRole('button', { name: 'Confirm' });
  await tap('A5');
  await tap('A1');
  await expect(board.locator('.bar')).toContainText('TZ-4.4');
  await expect(board.locator('[role=status]')).toContainText('out of reach');
  await tap('A4');
  await expect(confirm).toBeEnabled();
  await board.getByRole('button', { name: 'Undo' }).click();
  await expect(confirm).toBeDisabled();
  await tap('A5');
  await tap('A4');
  await confirm.click();
  await expect(board).toHaveAttribute('turn', '1');
  const [refused, turn, shown] = await heard();
  expect(refused).toEqual(['refused', expect.objectContaining({ attempt: 'A5xA1', rule: 'TZ-4.4', cells: ['A4'] })]);
  expect(turn).toEqual(['turn', expect.objectContaining({ turn: 1, seat: 0, steps: ['A5xA4'] })]);
  expect((turn![1] as { record: string }).record).toContain('1. A5xA4');
  expect(shown).toEqual(['shown', { turn: 1 }]);
  // A turn from an earlier moment takes the place of what came after it.
  expect(await ask(page, each => each.play(each.legal[0]!.split(' ')[0]!) && each.undo())).toBe(true);
  await board.getByRole('button', { name: 'Go to the start' }).click();
  expect(await ask(page, each => each.play('B1xB2') && each.toRecord())).toContain('1. B1xB2');
  await board.getByRole('button', { name: 'Start over' }).click();
  expect(await ask(page, each => [each.turn, each.turns])).toEqual([0, 0]);
});

test('a piece is dragged', { tag: '@day3' }, async ({ page }) => {
  await site.show(page, FRESH);
  const board = boardOf(page);
  const [from, to] = [await spotOn(board, 'A5'), await spotOn(board, 'A4')];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const part of [0.3, 0.6, 1]) {
    await page.mouse.move(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
    await page.evaluate(() => new Promise(resolve => requestAnimationFrame(resolve)));
  }
  await page.mouse.up();
  await expect(board.locator('.chips')).toHaveText('A5×A4');
});

test('towers of Talat are placed by keys alone', { tag: '@day1' }, async ({ page }) => {
  await site.show(page, '<threefold-board game="talat" interactive></threefold-board>', ['talat']);
  const board = boardOf(page);
  const [step = ''] = await ask(page, each => each.legal);
  const [tower = '', cell = ''] = step.split('@');
  await board.locator(`.choice[data-choice="${tower}"]`).focus();
  await page.keyboard.press('Enter');
  await expect(board.locator(`.choice[data-choice="${tower}"]`)).toHaveAttribute('aria-pressed', 'true');
  const stop = board.locator('.board-cell[tabindex="0"]');
  await expect(stop).toHaveCount(1);
  await stop.focus();
  await expect.poll(() => stop.getAttribute('aria-label')).toContain('empty');
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await board.locator(`.board-cell[data-cell="${cell}"]`).focus();
  await page.keyboard.press('Space');
  await expect(board.locator('.chips')).toHaveText(step);
  await page.keyboard.press('Enter');
  await expect(board).toHaveAttribute('turn', '1');
});

test('an island is settled by taps, with choices, on a phone', { tag: '@day2' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await site.show(page, '<threefold-board game="taluva" seed="sea" interactive></threefold-board>', ['taluva']);
  const board = boardOf(page);
  const confirm = board.getByRole('button', { name: 'Confirm' });
  for (let turn = 1; turn <= 4; turn++) {
    if (turn > 1) {
      const [lay = ''] = await ask(page, each => each.legal);
      const { x, y } = await spotOn(board, lay.split('/')[0]!);
      await page.mouse.click(x, y);
    }
    await expect(board.getByRole('button', { name: 'Rotate tile' })).toBeVisible();
    const build = (await ask(page, each => each.legal)).find(step => step.startsWith('H@'))!;
    const { x, y } = await spotOn(board, build.slice(2));
    await page.mouse.click(x, y);
    const hut = board.locator('.choice').first();
    if ((await confirm.isDisabled()) && (await hut.isVisible())) await hut.click();
    await confirm.click();
    await expect(board).toHaveAttribute('turn', String(turn));
  }
  expect(await ask(page, each => each.toRecord())).toMatch(/4\. [A-Z]{2} \S+ H@/);
});

test('speaks the language of its place, and another when it is told', { tag: '@day1' }, async ({ page }) => {
  await site.show(page, `<div lang="de">${replayOf('tzaar', 'turn="3"')}</div>`);
  const board = boardOf(page);
  await expect(board.locator('.bar')).toContainText('Zug 3 von 27');
  await expect
    .poll(() => board.locator('.board-cell[tabindex="0"]').getAttribute('aria-label'))
    .toMatch(/leer|weiße|schwarze/);
  await board.evaluate(each => each.setAttribute('lang', 'pl'));
  await expect(board.locator('.bar')).toContainText('Tura 3 z 27');
  await expect(board.getByRole('button', { name: 'Następna tura' })).toBeVisible();
});

test('is dark where its reader prefers that, and as it is told', { tag: '@day2' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await site.show(page, replayOf('taluva'), ['taluva']);
  const root = boardOf(page).locator('.root');
  await expect(root).toHaveCSS('background-color', 'rgb(32, 35, 38)');
  await page.emulateMedia({ contrast: 'more' });
  await expect(root).toHaveAttribute('data-theme', 'contrast-dark');
  await boardOf(page).evaluate(each => each.setAttribute('theme', 'light'));
  await expect(root).toHaveCSS('background-color', 'rgb(252, 251, 249)');
});

test('moves only where things may move', { tag: '@day3' }, async ({ page }) => {
  await site.show(page, replayOf('tzaar', 'turn="0"'));
  const moving = (): Promise<number> =>
    boardOf(page).evaluate(each => each.shadowRoot!.querySelectorAll('.board-svg > g:last-child > *').length);
  const next = boardOf(page).getByRole('button', { name: 'Next turn' });
  await next.click();
  await expect(boardOf(page)).toHaveAttribute('turn', '1');
  expect(await moving()).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await next.click();
  await expect.poll(moving).toBeGreaterThan(0);
  await expect.poll(moving).toBe(0);
});

test('nothing about it is out of reach, in any theme', { tag: '@day2' }, async ({ page }) => {
  const boards = [
    FRESH,
    replayOf('taluva', 'turn="9" theme="dark"'),
    replayOf('talat', 'turn="30" theme="contrast-light"'),
  ];
  const diagram = '<threefold-board game="talat" controls="none" theme="contrast-dark"></threefold-board>';
  const broken = '<threefold-board game="tzaar" record="nonsense"></threefold-board>';
  await site.show(page, [...boards, diagram, broken].join(''), ['tzaar', 'taluva', 'talat']);
  const { x, y } = await spotOn(boardOf(page), 'A5');
  await page.mouse.click(x, y);
  await page.mouse.click(x + 200, y);
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(options: unknown): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }> };
    };
    const { violations } = await axe.run({ resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target.join(' ')}`));
  });
  expect(found).toEqual([]);
});

test('fetches its own files alone, and English without asking twice', { tag: '@day3' }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', request => asked.push(new URL(request.url()).pathname));
  await site.show(page, FRESH);
  expect(await ask(page, each => each.play('A5xA4'))).toBe(true);
  expect(
    asked.filter(path => !/^\/(?:page\d+\.html|library\/board\/standalone\/(?:tzaar|chunks\/[\w-]+)\.js)$/.test(path)),
  ).toEqual([]);
  expect(asked.length).toBeLessThanOrEqual(4);
});

test('says what is wrong instead of an empty box', async ({ page, troubles }) => {
  await site.show(page, '<threefold-board game="tzaar" record="[Game &quot;tzaar&quot;]"></threefold-board>');
  const heard = await listenTo(page);
  const board = boardOf(page);
  await expect(board.getByRole('alert')).toHaveText('This game record can’t be read.');
  await board.evaluate(
    (each, record) => each.setAttribute('record', record),
    realRecord('tzaar').replace('D4xC3', 'A1xA2'),
  );
  await expect(board.getByRole('alert')).toContainText(/in turn \d+, step 1/);
  await board.evaluate((each, record) => each.setAttribute('record', record), realRecord('tzaar'));
  await expect(board.getByRole('alert')).toBeHidden();
  await board.evaluate(each => each.setAttribute('turn', '99'));
  await expect(board.getByRole('alert')).toContainText('There is no such turn');
  await expect(board.locator('.bar')).toContainText('wins');
  await board.evaluate(each => each.setAttribute('game', 'go'));
  await expect(board.getByRole('alert')).toBeVisible();
  const codes = (await heard()).flatMap(([name, detail]) =>
    name === 'fault' ? [(detail as { code: string }).code] : [],
  );
  expect(codes).toEqual(['step.illegal', 'board.turn', 'game.unknown']);
  expect(troubles).toEqual([]);
});

test('keeps its game when it is taken out and put in again, beside another game', { tag: '@day1' }, async ({
  page,
}) => {
  await site.show(page, `${FRESH}${replayOf('talat')}`, ['tzaar', 'talat']);
  await expect(page.locator('threefold-board').nth(1).locator('.bar')).toContainText(/wins|Shared win/);
  await ask(page, each => each.play('A5xA4'));
  await boardOf(page).evaluate(each => {
    const { parentElement } = each;
    each.remove();
    parentElement!.prepend(each);
  });
  const board = boardOf(page);
  await expect(board.locator('.bar')).toContainText('Step 1 of 2');
  const { x, y } = await spotOn(board, 'A2');
  await page.mouse.click(x, y);
  expect(await ask(page, each => [each.turns, each.legal.length > 0])).toEqual([1, true]);
});

test('has room in 280 pixels, and fills 1200', { tag: '@day2' }, async ({ page }) => {
  for (const width of [280, 1200]) {
    await page.setViewportSize({ width: width + 40, height: 800 });
    await site.show(page, [FRESH, replayOf('taluva'), replayOf('talat', 'interactive turn="20"')].join(''), [
      'tzaar',
      'taluva',
      'talat',
    ]);
    await page.locator('threefold-board').nth(2).locator('.bar-title').waitFor();
    const wide = await page.locator('threefold-board').evaluateAll(
      (all, room) =>
        all.flatMap(board => {
          const { left, right } = board.getBoundingClientRect();
          const inside = [...board.shadowRoot!.querySelectorAll('.root *:not(svg *, .board *, .unseen)')];
          return inside
            .filter(each => {
              const box = each.getBoundingClientRect();
              return box.width > 0 && (box.left < left - 1 || box.right > right + 1);
            })
            .map(each => `${each.className} at ${room}`);
        }),
      width,
    );
    expect(wide).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
});

test('the page of examples shows every board', { tag: '@day3' }, async ({ page }) => {
  await page.goto(`${site.url}/examples/board/index.html`);
  await expect(page.locator('threefold-board .board')).toHaveCount(7);
  await expect(page.locator('section', { hasText: 'Auf Deutsch' }).locator('.bar')).toContainText('baue');
  await expect(page.locator('pre').first()).toContainText('<threefold-board game="tzaar" turn="12">');
  await expect(page.locator('.board-cell').first()).toBeAttached();
});
