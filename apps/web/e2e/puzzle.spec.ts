import { seededRandom } from '@threefold-games/core';
import { dailyPuzzle } from '@threefold-games/learn';
import { openServer } from '@threefold-games/server';
import { sweep, TALL_PHONE } from './axe.ts';
import { tapCell } from './cells.ts';
import { oneOrAll } from './day.ts';
import { overflows, smallTargets, speak } from './fit.ts';
import { mouse } from './hands.ts';
import { arrows } from './keyHands.ts';
import {
  DAY,
  entriesOf,
  filesAhead,
  keepTurn,
  keptFiles,
  missingTurn,
  playTurn,
  shipped,
  solve,
  sourceOf,
} from './puzzles.ts';
import { expect, type Page, PHONE, test } from './site.ts';
import { faceOf } from './table.ts';
import { forgiveCuts } from './together/lines.ts';
import { hurry } from './wholeGame.ts';

test.beforeEach(({ page }) => hurry(page));

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first();
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name, exact: true }).first();
const bar = (page: Page) => page.locator('.board-bar-words').first();
const head = (page: Page) => page.locator('.puzzle-head h1');

/** A win that takes two turns of one's own. */
const inTwo = () => shipped('tzaar', ({ goal }) => goal.kind === 'win' && goal.turns === 3);

test('a win in two turns is answered by the best defence, solved, and kept; the next one follows', async ({ page }) => {
  const puzzle = await inTwo();
  const { id, line } = puzzle.puzzle;
  await page.goto(`/en/puzzle/${id}?difficulty=3`);
  await expect(head(page)).toHaveText('Win in 2 turns');
  await expect(bar(page)).toContainText('Turn 1 of 2.');
  await solve(page, puzzle, mouse);
  await expect(page.locator('.puzzle-line-turn')).toHaveCount(line.length);
  await expect(page.getByText('First try', { exact: true })).toBeVisible();
  const all = entriesOf('tzaar').length;
  await expect(page.getByText(`1 of ${all} solved`)).toBeVisible();

  await button(page, 'Previous turn').click();
  await expect(page.locator('.puzzle-line-turn[aria-current]')).toContainText(line[1]![0]!.replace('x', '×'));
  await link(page, 'Next puzzle').click();
  // It is as difficult as was chosen, and so is the list that one goes back to.
  await expect(page).toHaveURL(/\/puzzle\/tz-\w{5}\?difficulty=3$/);
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(button(page, 'Hint')).toBeVisible();
  await expect(page.locator('a[href="/en/puzzles?game=tzaar&difficulty=3"]').first()).toBeAttached();
});

test('a turn that misses is answered on the board by why; with hints one practises', async ({ page }) => {
  const puzzle = await inTwo();
  await page.goto(`/en/puzzle/${puzzle.puzzle.id}`);
  await expect(head(page)).toHaveText('Win in 2 turns');
  await playTurn(page, puzzle.run.first, missingTurn(puzzle), mouse);
  await expect(bar(page)).toContainText(/Not this one|That loses| wins/);
  await expect(bar(page)).toContainText(/no longer win in time|does not force a win|has no \w+ left|can’t capture/);
  await button(page, 'Try again').click();

  const said: string[] = [];
  for (let i = 0; i < 4; i++) {
    await button(page, 'Hint').click();
    await expect(bar(page)).toContainText('Hint: ');
    await expect.poll(() => bar(page).innerText()).not.toBe(said.at(-1));
    said.push(await bar(page).innerText());
  }
  expect(said[1]).toContain('Look at the lit part of the board.');
  expect(said[2]).toContain('It begins with the lit piece.');
  await solve(page, puzzle, mouse);
  await expect(head(page)).toHaveText('Solved with a hint');
  await expect(page.getByText('It counts as practised.')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('what asks for a deed is missed, shown, tried again and shared', { tag: '@day3' }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    const puzzle = await shipped('taluva', ({ goal, wins }) => goal.kind === 'facts' && wins <= 3);
    await page.goto(`/en/puzzle/${puzzle.puzzle.id}`);
    await expect(button(page, 'Hint')).toBeVisible();
    expect(await overflows(page)).toEqual([]);
    await button(page, 'Solution').tap();
    await expect(head(page)).toHaveText('The solution');
    await expect(page.getByText('It counts neither as solved nor as missed.')).toBeVisible();
    expect(await overflows(page)).toEqual([]);
    // The notice passes quickly, so it is watched for in every frame, and from before the tap.
    const copied = page.waitForFunction(() => document.body.innerText.includes('Copied'));
    await Promise.all([copied, button(page, 'Share').tap()]);
    const sent = await page.evaluate(() => navigator.clipboard.readText());
    expect(sent).toMatch(/^Taluva puzzle: .+\nhttp.+\/en\/puzzle\/tl-\w{5}$/);
    await button(page, 'Try it yourself').tap();
    await expect(button(page, 'Hint')).toBeVisible();
    await expect(head(page)).toHaveCount(0);
  });

  test('nothing is cut or too small to press in long languages', { tag: '@day3' }, async ({ page }) => {
    const { id } = (await shipped('taluva', ({ goal }) => goal.kind === 'facts')).puzzle;
    for (const path of [`/puzzle/${id}`, '/daily?game=talat']) {
      await page.goto(`/en${path}`);
      // Whoever changes the language before the app listens changes nothing.
      await expect(button(page, 'Hint')).toBeVisible();
      for (const press of [undefined, 'Hint', 'Solution']) {
        if (press !== undefined) await button(page, press).tap();
        for (const lang of ['de', 'pl', 'en']) {
          await speak(page, lang, path);
          expect([...(await overflows(page)), ...(await smallTargets(page))], `${lang}${path} ${press}`).toEqual([]);
        }
      }
    }
  });

  test('a puzzle of Talat for three is solved by touch', { tag: '@day1' }, async ({ page }) => {
    const puzzle = await shipped(
      'talat',
      ({ position, line, goal }) => goal.kind === 'win' && line.length === 1 && position.startsWith('talat/1 3'),
    );
    await page.goto(`/en/puzzle/${puzzle.puzzle.id}`);
    await expect(button(page, 'Hint')).toBeVisible();
    const [step] = puzzle.puzzle.line[0]!;
    for (const cell of step!.match(/[a-o]\d/g)!) await tapCell(page, cell);
    await button(page, 'Confirm').tap();
    await expect(head(page)).toHaveText('Solved');
    expect(await overflows(page)).toEqual([]);
  });
});

test('a puzzle is solved by keys alone, and those who listen hear of it', { tag: '@day2' }, async ({ page }) => {
  const puzzle = await shipped('tzaar', ({ goal }) => goal.kind === 'win' && goal.turns === 1);
  await page.goto(`/en/puzzle/${puzzle.puzzle.id}`);
  await expect(head(page)).toHaveText('Win this turn');
  await solve(page, puzzle, arrows(seededRandom('puzzle by keys')));
  await expect(page.getByRole('log')).toContainText('Solved.');
  await button(page, 'Previous turn').focus();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toContainText('Where it is asked');
});

test('the puzzles of a day: the same for everybody, one after the other, with what is sent', async ({ page }) => {
  await page.clock.setFixedTime(`${DAY}T10:00`);
  const id = (game: 'tzaar' | 'talat') => dailyPuzzle(entriesOf(game), DAY)!.id;
  const puzzle = await shipped('tzaar', each => each.id === id('tzaar'));
  await page.goto('/en/daily?game=tzaar');
  await expect(page.getByText('TZAAR · 16 November')).toBeVisible();
  await solve(page, puzzle, mouse);
  await expect(page.locator('.daily-sent')).toHaveText(
    /^TZAAR, 16 November: .+\nFound on the first try\.\nhttp.+\/en\/daily\/2026-11-16\?game=tzaar$/,
  );
  await expect(page.getByRole('link', { name: 'TZAAR, solved' })).toBeVisible();
  await link(page, /^Next: (Taluva|Talat)$/).click();
  await button(page, 'Solution').click();
  await link(page, /^Next: (Taluva|Talat)$/).click();
  await button(page, 'Solution').click();
  await expect(page.locator('main').getByText('See you tomorrow.')).toBeVisible();

  await link(page, 'The day before').click();
  await expect(page).toHaveURL(/daily\/2026-11-15/);
  await expect(page.getByText('15 November', { exact: true })).toBeVisible();
  await page.goto('/en/daily/2026-11-17');
  await expect(page.getByRole('heading', { name: 'Not yet' })).toBeVisible();
  await page.goto('/en/daily/2026-10-31');
  await expect(page.getByRole('heading', { name: 'No puzzle on this day' })).toBeVisible();
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });
  test.describe.configure({ timeout: 180_000 });

  test(
    'the puzzles of today and tomorrow are there after a visit',
    { tag: '@day2' },
    async ({ page, troubles }, info) => {
      const root = process.env.THREEFOLD_WEB ?? '';
      const server = await openServer({ root, data: info.outputPath('data'), port: 0, host: '127.0.0.1' });
      if (!server.ok) throw new Error(server.error.detail);
      const { url, close } = server.value;
      await page.clock.setFixedTime(`${DAY}T10:00`);
      await page.goto(`${url}en/daily?game=talat`);
      // The whole app is fetched for offline as soon as the page has loaded, and on a busy machine the page's own files wait for that.
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await expect(button(page, 'Hint')).toBeVisible();
      await expect.poll(() => keptFiles(page), { timeout: 30_000 }).toEqual(expect.arrayContaining(filesAhead()));
      await close();

      await page.goto(`${url}en/daily?game=tzaar`);
      const today = await shipped('tzaar', ({ id }) => id === dailyPuzzle(entriesOf('tzaar'), DAY)!.id);
      await page.context().setOffline(true);
      await solve(page, today, mouse);
      await expect(page.getByText('You see how others did once you are online.')).toBeVisible();
      await page.clock.setFixedTime('2026-11-17T10:00');
      for (const game of ['talat', 'taluva'] as const) {
        await page.goto(`${url}en/daily?game=${game}`);
        await expect(page.getByText(`${(await faceOf(game)).title} · 17 November`)).toBeVisible();
        await expect(button(page, 'Hint')).toBeVisible();
      }
      // Meanwhile both pages ask for the files of later days, in vain. What the browser says of that comes before the next page.
      await page.goto('about:blank');
      forgiveCuts(troubles);
      expect(troubles.splice(0).filter(trouble => !/ERR_FAILED .*\.txt\)$/.test(trouble))).toEqual([]);
    },
  );
});

test('a turning point that somebody has kept becomes a puzzle by the same judge', { tag: '@day2' }, async ({
  page,
}) => {
  const { puzzle } = await inTwo();
  const record = sourceOf(puzzle);
  await page.goto('/en/puzzles?game=tzaar');
  const turn = puzzle.from.turn - 1;
  await keepTurn(page, { id: 'mine', turn, game: 'tzaar', record, seat: 0, kept: Date.now() });
  await page.goto(`/en/puzzle/own-mine-${turn}`);
  await expect(head(page)).toHaveText('Win in 2 turns');
  await solve(page, await inTwo(), mouse);
  await expect(button(page, 'Share')).toHaveCount(0);
});

test('a puzzle that is not there says so', async ({ page }) => {
  await page.goto('/en/puzzle/tz-22222');
  await expect(page.getByRole('heading', { name: 'This puzzle does not exist' })).toBeVisible();
  await expect(link(page, 'All puzzles')).toHaveAttribute('href', /\/en\/puzzles/);
});

test.describe('for those who cannot see it', () => {
  test.use({ bypassCSP: true });

  const places = async (page: Page) => {
    const { puzzle } = await shipped('talat');
    return [
      {
        name: 'a puzzle',
        go: async () => {
          await page.goto(`/en/puzzle/${puzzle.id}`);
          await button(page, 'Hint').click();
          await expect(bar(page)).toContainText('Hint: ');
        },
      },
      {
        name: 'a solved daily',
        go: async () => {
          await page.clock.setFixedTime(`${DAY}T10:00`);
          await page.goto('/en/daily?game=taluva');
          await button(page, 'Solution').click();
          await expect(head(page)).toHaveText('The solution');
        },
      },
    ];
  };

  const SCREENS = [
    { screen: 'a desk', how: {}, themes: ['dark', 'contrast-light', 'contrast-dark'] },
    { screen: 'a phone', how: TALL_PHONE, themes: [] },
  ] as const;

  for (const { screen, how, themes } of oneOrAll(SCREENS))
    test.describe(screen, () => {
      test.use(how);

      test(`axe finds nothing on the pages of puzzles on ${screen}`, { tag: '@day1' }, async ({ page }) => {
        for (const place of await places(page)) expect(await sweep(page, place, themes)).toEqual([]);
      });
    });
});
