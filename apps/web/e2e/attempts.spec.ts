import { mouse } from './hands.ts';
import { missingTurn, playTurn, type Shipped, shipped, solve } from './puzzles.ts';
import { expect, type Page } from './site.ts';
import { askStore } from './storage.ts';
import { freshName, signUp } from './together/pages.ts';
import { ask, type Person, test } from './together/people.ts';

const inTwo = (): Promise<Shipped> => shipped('tzaar', ({ goal }) => goal.kind === 'win' && goal.turns === 3);
const inOne = (): Promise<Shipped> =>
  shipped('tzaar', ({ goal, line }) => goal.kind === 'win' && goal.turns === 1 && line.length === 1);

/** Somebody with an account that this browser knows of. */
const signIn = async (person: Person): Promise<void> => {
  await signUp(person);
  await person.page.goto('/en/account');
  await expect.poll(() => person.page.evaluate(() => localStorage.getItem('threefold-account'))).toBeTruthy();
};

/** The page of a puzzle, once everything is there and nothing more is on its way. */
const openPuzzle = async ({ page }: Person, { puzzle }: Shipped): Promise<void> => {
  await page.goto(`/en/puzzle/${puzzle.id}`);
  await expect(page.locator('.board-cell').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
};

/** Every request to the API from now on. */
const requestsOf = (page: Page): string[] => {
  const seen: string[] = [];
  page.on('request', request => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) seen.push(`${request.method()} ${pathname}`);
  });
  return seen;
};

/** How others did, from the answer to the attempt. */
const others = (page: Page) => page.getByText('You are among the first.');

interface Own {
  readonly puzzles: readonly { readonly id: string; readonly outcome: string; readonly tries: number }[];
  readonly skills: readonly { readonly mean: number; readonly tries: number }[];
}

const ownOf = (person: Person): Promise<Own> => ask(person, 'get', '/api/me/puzzles');

test('an attempt of an account is one request, whose answer the page and its other tabs show', async ({ arrive }) => {
  const me = await arrive(freshName('Solver'));
  await signIn(me);
  const puzzle = await inTwo();
  const { id } = puzzle.puzzle;
  const hub = await me.context.newPage();
  await hub.goto('/en/puzzles?game=tzaar');
  await expect(hub.getByText(/^0 of \d+ solved$/)).toBeVisible();
  await openPuzzle(me, puzzle);
  const requests = requestsOf(me.page);
  await solve(me.page, puzzle, mouse);
  await expect(me.page.getByText(/^1 of \d+ solved$/)).toBeVisible();
  await expect(others(me.page)).toBeVisible();
  await me.page.waitForLoadState('networkidle');
  expect(requests).toEqual([`POST /api/puzzles/${id}/tries`]);
  await expect(hub.getByText(/^1 of \d+ solved$/)).toBeVisible();
  const { puzzles, skills } = await ownOf(me);
  expect(puzzles).toMatchObject([{ id, outcome: 'solved', tries: 1 }]);
  expect(skills).toMatchObject([{ tries: 1 }]);
  // The rating of the account is the one that the page has.
  expect(await askStore(me.page, 'solvers')).toMatchObject([
    { game: 'tzaar', tries: 1, skill: { mean: skills[0]!.mean } },
  ]);
});

test('a miss and the solution after it are one request each', async ({ arrive }) => {
  const me = await arrive(freshName('Solver'));
  await signIn(me);
  const puzzle = await inOne();
  const { id } = puzzle.puzzle;
  await openPuzzle(me, puzzle);
  const requests = requestsOf(me.page);
  const answered = me.page.waitForResponse(`**/api/puzzles/${id}/tries`);
  await playTurn(me.page, puzzle.run.first, missingTurn(puzzle), mouse);
  await answered;
  await me.page.getByRole('button', { name: 'Try again' }).click();
  await solve(me.page, puzzle, mouse);
  await expect(others(me.page)).toBeVisible();
  await me.page.waitForLoadState('networkidle');
  expect(requests).toEqual(Array.from({ length: 2 }, () => `POST /api/puzzles/${id}/tries`));
  const { puzzles, skills } = await ownOf(me);
  expect(puzzles).toMatchObject([{ id, outcome: 'solved', tries: 2 }]);
  expect(skills).toMatchObject([{ tries: 1 }]);
});

test('what an account does without a network is told once there is one again', { tag: '@day1' }, async ({
  arrive,
  troubles,
}) => {
  const me = await arrive(freshName('Solver'));
  await signIn(me);
  const puzzle = await inOne();
  await openPuzzle(me, puzzle);
  await me.context.setOffline(true);
  await solve(me.page, puzzle, mouse);
  await expect(me.page.getByText(/^1 of \d+ solved$/)).toBeVisible();
  expect((await ownOf(me)).puzzles).toEqual([]);
  await me.context.setOffline(false);
  await expect.poll(async () => (await ownOf(me)).puzzles).toMatchObject([{ id: puzzle.puzzle.id, outcome: 'solved' }]);
  troubles.length = 0;
});
