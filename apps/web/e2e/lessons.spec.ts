import { seededRandom } from '@threefold-games/core';
import { isNamed, type NamedTrap, TaskRun, type TaskState } from '@threefold-games/learn';
import { amount } from '@threefold-games/testkit';
import { clickCell, tapCell } from './cells.ts';
import { oneOfTheDay } from './day.ts';
import { lateGame, sitDown } from './furnish.ts';
import { type Hand, lessonFinger, mouse } from './hands.ts';
import { arrows } from './keyHands.ts';
import { expectAsked, expectDone, missingTurn, planTurn, type Shown, standing, tasksOf } from './lessons.ts';
import { expect, type Page, PHONE, test } from './site.ts';
import { withSettings } from './storage.ts';
import { beginGame, myTurn } from './table.ts';
import { hurry, playToEnd } from './wholeGame.ts';

test.describe.configure({ timeout: 240_000 });
test.beforeEach(({ page }) => hurry(page));

/** How somebody goes through a course. */
interface Way {
  readonly hand: Hand;
  /** Points at a cell. */
  point(page: Page, cell: string): Promise<void>;
  /** Presses a button or follows a link. */
  press(page: Page, name: string | RegExp): Promise<void>;
}

const named = (page: Page, name: string | RegExp) =>
  page
    .getByRole('link', { name, exact: true })
    .or(page.getByRole('button', { name, exact: true }))
    .first();

const CLICKS: Way = { hand: mouse, point: clickCell, press: (page, name) => named(page, name).click() };
const TAPS: Way = { hand: lessonFinger, point: tapCell, press: (page, name) => named(page, name).tap() };

/** The cells that a step names. */
const cellsIn = (step: string): string[] => [...new Set(step.match(/-?\d+,-?\d+|[A-Ia-o]\d/g) ?? [])];

/** Tries what deserves a sentence of its own, and hears it. */
const fallIn = async (page: Page, shown: Shown, way: Way, name: string): Promise<void> => {
  const { task, words } = shown;
  const trap = task.traps![name]!;
  if (!isNamed(trap)) await miss(page, shown, way, name);
  else if (trap.rule === undefined) await misplay(page, shown, way, trap.steps.split(' '), words.trap(name));
  else await beRefused(page, shown, way, trap, words.trap(name));
};

/** Tries what is refused by a rule, and hears why. */
const beRefused = async (
  page: Page,
  shown: Shown,
  way: Way,
  { steps, rule }: NamedTrap,
  why: string,
): Promise<void> => {
  const { game, history } = shown;
  const all = steps.split(' ');
  const made = all.slice(0, -1);
  if (made.length > 0) await way.hand(page, standing(game, history.position), planTurn(game, history.position, made));
  for (const cell of cellsIn(all.at(-1)!)) {
    await way.point(page, cell);
    if (await page.locator('.board-bar-danger').isVisible()) break;
  }
  await expect(page.locator('.board-bar')).toContainText(rule!);
  await expect(page.locator('.board-bar')).toContainText(why);
  // A tile that was refused is rotated otherwise from then on, of which the hand knows nothing.
  if (history.open.drawn.length > 0) await page.reload();
  // On phones what cannot be pressed is not there.
  else
    while (await page.locator('button[aria-label="Undo step"]:enabled').isVisible()) await way.press(page, 'Undo step');
};

/** Makes a legal turn that is not what was asked for, and hears why. */
const misplay = async (
  page: Page,
  { game, history }: Shown,
  way: Way,
  steps: readonly string[],
  why: string | RegExp,
): Promise<void> => {
  await way.hand(page, standing(game, history.position), planTurn(game, history.position, steps));
  await expect(page.locator('.board-bar')).toContainText(/Not quite|That loses the game/);
  await expect(page.locator('.board-bar')).toContainText(why);
  await way.press(page, 'Try again');
};

/** Misses the goal by some turn of which this is said; without a name, by one that has no sentence of its own. */
const miss = async (page: Page, shown: Shown, way: Way, name?: string): Promise<void> => {
  const steps = missingTurn(shown, name);
  if (steps)
    await misplay(
      page,
      shown,
      way,
      steps,
      name === undefined ? /Still to do: |That loses the game/ : shown.words.trap(name),
    );
};

/** Does what is asked for, in as many turns as it takes. */
const solve = async (page: Page, shown: Shown, way: Way): Promise<void> => {
  const { game, course, task } = shown;
  const run = TaskRun.open(game, course.facts, task);
  if (!run.ok) throw new Error(run.error.code);
  let state: TaskState = run.value.first;
  let steps: readonly string[] = task.show;
  while (state.phase === 'asked') {
    const { position } = state.history;
    await way.hand(page, standing(game, position), planTurn(game, position, steps));
    const next = run.value.play(state, steps);
    if (!next.ok) throw new Error(next.error.code);
    state = next.value;
    if (state.phase !== 'asked' || state.goal.kind !== 'win') break;
    // The answer is shown before one can go on.
    await expect(page.locator('.board-bar-none')).toHaveCount(0);
    steps = run.value.winningTurn(state)!;
  }
  expect(state.phase).toBe('met');
  await expectDone(page, shown);
};

/** What goes wrong on the way: nothing, the first trap of each lesson, or every trap, and each time a miss in each lesson. */
type Errors = 'none' | 'some' | 'all';
const ERRORS: Errors = amount('some', 'all');
const ERRING = amount('with a trap and a miss in each', 'with every trap and a miss in each');

/** Usually a course is gone through in so many parts, one a day. */
const COURSE_PARTS = amount(4, 1);
const LESSONS = amount('lessons of the day', 'every lesson');

/** The tasks of today's lessons among these. */
const tasksOfTheDay = (all: readonly Shown[]): readonly Shown[] => {
  const lessons = [...new Set(all.map(({ lesson }) => lesson))];
  const length = Math.ceil(lessons.length / COURSE_PARTS);
  const from = length * oneOfTheDay(Array.from({ length: Math.ceil(lessons.length / length) }, (_, part) => part));
  const chosen = lessons.slice(from, from + length);
  return all.filter(({ lesson }) => chosen.includes(lesson));
};

/** Goes through lessons of a game: usually some of them. */
const goThrough = async (page: Page, id: string, way: Way, errors: Errors): Promise<void> => {
  const all = await tasksOf(id);
  const tasks = tasksOfTheDay(all);
  const { lessons } = tasks[0]!.course;
  if (tasks[0] === all[0]) {
    await page.goto(`/en/learn/${id}`);
    await way.press(page, /^Learn by playing \(/);
  } else await page.goto(`/en/learn/${id}/${tasks[0]!.lesson.id}`);
  for (const [i, shown] of tasks.entries()) {
    await expectAsked(page, shown);
    const isFirst = tasks[i - 1]?.lesson !== shown.lesson;
    const traps = Object.keys(shown.task.traps ?? {});
    const tried = errors === 'all' ? traps : errors === 'some' && isFirst ? traps.slice(0, 1) : [];
    for (const name of tried) await fallIn(page, shown, way, name);
    if (errors !== 'none' && isFirst) await miss(page, shown, way);
    await solve(page, shown, way);
    await way.press(page, 'Next');
  }
  if (tasks.at(-1) === all.at(-1))
    await expect(page.getByRole('button', { name: 'Play the game' }).first()).toBeVisible();
  await page.goto(`/en/learn/${id}`);
  const done = new Set(tasks.map(({ lesson }) => lesson)).size;
  await expect(page.locator('.learn-course')).toContainText(`${done} of ${lessons.length} done.`);
};

test(`${LESSONS} of talat by mouse, ${ERRING}`, { tag: '@day1' }, ({ page }) =>
  goThrough(page, 'talat', CLICKS, ERRORS),
);

test(`${LESSONS} of tzaar by keys alone`, { tag: '@day2' }, async ({ page }) => {
  const random = seededRandom('lessons by keys');
  /** Goes on with the Tab key until something is reached. */
  const press = async (_page: Page, name: string | RegExp): Promise<void> => {
    for (let i = 0; i < 90; i++) {
      const text = await page.evaluate(() => (document.activeElement as HTMLElement | null)?.innerText?.trim() ?? '');
      if (typeof name === 'string' ? text === name : name.test(text)) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
  };
  await goThrough(page, 'tzaar', { hand: arrows(random), point: clickCell, press }, 'none');
});

test.describe('on a phone', () => {
  test.use(PHONE);

  // Those of TZAAR are done by keys in every run.
  for (const game of amount(['taluva'], ['tzaar', 'taluva']))
    test(`${LESSONS} of ${game} by touch, ${ERRING}`, { tag: '@day3' }, ({ page }) =>
      goThrough(page, game, TAPS, ERRORS),
    );
});

test('a reload in the middle of a lesson resumes the same task and keeps what was done', { tag: '@day1' }, async ({
  page,
}) => {
  const tasks = (await tasksOf('tzaar')).filter(({ lesson }) => lesson.id === 'lines');
  await page.goto('/en/learn/tzaar/lines');
  await expectAsked(page, tasks[0]!);
  await solve(page, tasks[0]!, CLICKS);
  await CLICKS.press(page, 'Next');
  await expectAsked(page, tasks[1]!);
  await page.reload();
  await expectAsked(page, tasks[1]!);
  await solve(page, tasks[1]!, CLICKS);
  await page.reload();
  await expect(page.locator('.lesson-list li').first()).toContainText('done');
});

test('what was shown is to be done by oneself; a task and a lesson can be skipped', { tag: '@day2' }, async ({
  page,
}) => {
  const [first, second] = await tasksOf('tzaar');
  await page.goto('/en/learn/tzaar/lines');
  await expectAsked(page, first!);
  await CLICKS.press(page, 'Show me');
  await expect(page.locator('.board-bar')).toContainText('This is one way to do it');
  await CLICKS.press(page, 'Now you try');
  await expectAsked(page, first!);
  await CLICKS.press(page, 'Skip');
  await expectAsked(page, second!);
  await CLICKS.press(page, 'Skip');
  await expect(page).toHaveURL(/learn\/tzaar\/heights$/);
  await page.goto('/en/learn/tzaar');
  await expect(page.getByText('10 lessons of a minute or two each, then a game.')).toBeVisible();
});

test('a turn that loses is answered by the turn that wins', { tag: '@day3' }, async ({ page }) => {
  const shown = (await tasksOf('tzaar')).find(({ lesson, task }) => lesson.id === 'keep' && task.id === 'save')!;
  await page.goto('/en/learn/tzaar/keep');
  await expectAsked(page, shown);
  await miss(page, shown, { ...CLICKS, press: async () => undefined });
  await expect(page.locator('.board-bar')).toContainText('That loses the game');
  await expect(page.locator('.board-bar')).toContainText(/White has no \w+ left\./);
  await expect(page.getByRole('log')).toContainText('Black captures');
});

test('a rule can be read in the middle of a lesson, and leads back to its task', { tag: '@day1' }, async ({ page }) => {
  const second = (await tasksOf('tzaar')).filter(({ lesson }) => lesson.id === 'keep')[1]!;
  await page.goto('/en/learn/tzaar/keep#2');
  await expectAsked(page, second);
  await page.locator('.lesson-tell a').click();
  await expect(page).toHaveURL(/rules\/tzaar#TZ-5\.3$/);
  await CLICKS.press(page, 'Back to the lesson');
  await expectAsked(page, second);
  await page.goto('/en/rules/tzaar#TZ-5.3');
  await expect(page.locator('.rules-body h2')).toBeVisible();
  await expect(page.getByText('Back to the lesson')).toHaveCount(0);
});

test('the game of the last lesson can be resumed, and leaves the settings of other games unchanged', {
  tag: '@day3',
}, async ({ page }) => {
  await page.goto('/en/learn/taluva/game');
  await CLICKS.press(page, 'Play the game');
  await myTurn(page);
  const table = page.url();
  await page.goto('/en/learn/taluva/game');
  await expect(page.getByRole('button', { name: 'New game' }).first()).toBeVisible();
  await CLICKS.press(page, 'Continue your game');
  await expect(page).toHaveURL(table);
  const kept = await page.evaluate(() => localStorage.getItem('threefold-settings') ?? '{}');
  expect(JSON.parse(kept)).not.toHaveProperty('lastNewGame.taluva');
});

test('newcomers are shown the way once: on the home page, and the aim at a first table', async ({ page }) => {
  await withSettings(page, { briefed: [] });
  await page.goto('/en/');
  const card = page.locator('.home-resume');
  await expect(card).toContainText('New here?');
  await card.getByRole('button', { name: 'Close' }).click();
  await expect(card).toHaveCount(0);
  await page.reload();
  await expect(page.locator('.home-card h2').first()).not.toBeEmpty();
  await expect(card).toHaveCount(0);
  await beginGame(page, 'tzaar');
  await expect(page.locator('.board-bar')).toContainText('Capture your opponent’s last piece of any one type.');
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(page.locator('.board-bar')).not.toContainText('Capture your opponent’s');
  await page.reload();
  await myTurn(page);
  await expect(page.locator('.board-bar')).not.toContainText('Capture your opponent’s');
});

test('a game that was played to its end is the last lesson', { tag: '@day2' }, async ({ page }) => {
  await sitDown(page, lateGame('tzaar'));
  await playToEnd(page, mouse, 'last lesson');
  await page.goto('/en/learn/tzaar');
  await expect(page.locator('.learn-lesson').last()).toContainText('done');
});
