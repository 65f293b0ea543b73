import { seededRandom } from '@threefold-games/core';
import { openServer, type Server } from '@threefold-games/server';
import { amount } from '@threefold-games/testkit';
import { oneOrAll, someOfTheDay } from './day.ts';
import { mouse } from './hands.ts';
import { expectAsked, expectDone, planTurn, standing, tasksOf } from './lessons.ts';
import { turnByLot } from './lot.ts';
import { GAMES } from './records.ts';
import { expect, type Page, test } from './site.ts';
import { faceOf, myTurn } from './table.ts';
import { forgiveCuts } from './together/lines.ts';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ timeout: 180_000 });

const PATHS = [
  'de/',
  'fr/games',
  'en/settings',
  'pl/together',
  'it/analysis',
  'es/rules/taluva',
  'de/learn/taluva',
  'pl/guide/talat',
  'fr/learn/talat/alive',
  'nl/new/talat',
];

test('after one visit everything but the documentation works with the server gone', async ({
  page,
  troubles,
}, info) => {
  const root = process.env.THREEFOLD_WEB ?? '';
  const server = await openServer({ root, data: info.outputPath('data'), port: 0, host: '127.0.0.1' });
  if (!server.ok) throw new Error(server.error.detail);
  const { url, close } = server.value;
  await page.goto(`${url}en/`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  for (const path of ['docs', 'docs/guides/bot']) {
    await page.goto(url + path);
    await expect(page).toHaveURL(new RegExp(`/${path}$`));
    await expect(page.locator('article h1')).toBeVisible();
  }
  await close();
  await expect(page.request.get(`${url}en/`)).rejects.toThrow();

  await page.goto(`${url}en/`);
  for (const game of GAMES) await expect(page.getByRole('heading', { name: (await faceOf(game)).title })).toBeVisible();
  for (const path of someOfTheDay(PATHS, amount(4, PATHS.length))) {
    await page.goto(url + path);
    await expect(page.locator('main h1, main h2, main .board-bar').first()).toBeVisible();
  }
  for (const game of oneOrAll(GAMES)) {
    await page.goto(`${url}en/`);
    await page.getByRole('button', { name: `Play ${(await faceOf(game)).title}` }).click();
    await page.waitForURL('**/en/game/*');
    const standing = await myTurn(page);
    await mouse(page, standing, turnByLot(standing, seededRandom(game)));
    const after = await myTurn(page, 1);
    expect(after.turns.length).toBeGreaterThan(1);
  }
  const [lesson] = await tasksOf('tzaar');
  await page.goto(`${url}en/learn/tzaar/lines`);
  await expectAsked(page, lesson!);
  const { game, history, task } = lesson!;
  await mouse(page, standing(game, history.position), planTurn(game, history.position, task.show));
  await expectDone(page, lesson!);
  await page.getByRole('button', { name: 'Show in 3D' }).first().click();
  await expect(page.locator('.board canvas')).toBeVisible({ timeout: 30_000 });
  forgiveCuts(troubles);
});

/** The nets that the browser has kept, without the letters that stand for their content. */
const keptNets = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const caches = await Promise.all((await globalThis.caches.keys()).map(name => globalThis.caches.open(name)));
    const kept = (await Promise.all(caches.map(cache => cache.keys()))).flat();
    return kept.flatMap(({ url }) => /[\w]+-(?:small|big)(?=-[\w-]+\.net$)/.exec(url) ?? []).sort();
  });

test(
  'small nets are there for everybody, big ones once they were wanted',
  { tag: '@day1' },
  async ({ page, troubles }, info) => {
    const open = async (port: number): Promise<Server> => {
      const root = process.env.THREEFOLD_WEB ?? '';
      const server = await openServer({ root, data: info.outputPath('data'), port, host: '127.0.0.1' });
      if (!server.ok) throw new Error(server.error.detail);
      return server.value;
    };
    const askHint = async (): Promise<void> => {
      await myTurn(page);
      await page.getByRole('button', { name: 'Hint', exact: true }).first().click();
      await expect(page.getByText('It puts your chances at').first()).toBeVisible({ timeout: 30_000 });
    };
    const first = await open(0);
    await page.goto(`${first.url}en/`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await first.close();
    await page.getByRole('button', { name: `Play ${(await faceOf('tzaar')).title}` }).click();
    await askHint();
    const small = await keptNets(page);
    expect(small).toContain('tzaar-small');
    expect(small.filter(name => name.endsWith('-big'))).toEqual([]);

    const second = await open(Number(new URL(first.url).port));
    await page.reload();
    await askHint();
    await expect.poll(() => keptNets(page), { timeout: 30_000 }).toContain('tzaar-big');
    await second.close();
    await page.reload();
    await askHint();
    forgiveCuts(troubles);
  },
);

test('the app can be installed', async ({ page, request }) => {
  await page.goto('/en/');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = (await (await request.get(href ?? '')).json()) as {
    readonly name: string;
    readonly start_url: string;
    readonly display: string;
    readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[];
  };
  expect(manifest.name).toContain('Threefold');
  expect(manifest.display).toBe('standalone');
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { src } of manifest.icons) expect((await request.get(src)).ok()).toBe(true);
});
