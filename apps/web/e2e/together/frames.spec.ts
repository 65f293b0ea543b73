import { createServer } from 'node:http';
import { expect } from '../site.ts';
import { test } from './people.ts';
import { pickTurn } from './play.ts';
import { act, beginRoom, gameNow, planFor } from './rooms.ts';

const TURNS = 6;

/** A page of somebody else, at another origin, with frames of ours. */
const openBlog = async (paths: readonly string[]): Promise<{ readonly url: string; close(): void }> => {
  const frames = paths.map(path => `<iframe title="${path}" src="${new URL(path, process.env.THREEFOLD_URL).href}"`);
  const html = `<!doctype html><title>A blog</title>${frames.map(frame => `${frame} width="480" height="560"></iframe>`).join('')}`;
  const server = createServer((_, answer) => answer.writeHead(200, { 'content-type': 'text/html' }).end(html));
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://localhost:${typeof address === 'object' ? address?.port : 0}/`,
    close: () => server.close(),
  };
};

test('a blog shows a game in a frame, and the puzzles of today; its readers go through the game', {
  tag: '@day3',
}, async ({ arrive }) => {
  const people = [await arrive('Ada'), await arrive('Ben')] as const;
  const room = await beginRoom(people, planFor('tzaar'));
  for (let turn = 0; turn < TURNS; turn++) {
    const now = await gameNow(room);
    const steps = pickTurn(now, 'frames').map(({ text }) => text);
    await act(people[now.position.actor]!, room, { kind: 'turn', turn, steps });
  }
  await act(people[1], room, { kind: 'resign' });

  const replay = `/embed/replay/${room}?lang=de&theme=dark&turn=2`;
  const blog = await openBlog([replay, '/embed/daily?lang=en']);
  const [{ page }] = people;
  await page.goto(blog.url);
  const frame = page.frameLocator(`[title="${replay}"]`);
  const board = frame.locator('threefold-board');
  await expect(board).toContainText(`Zug 2 von ${TURNS}`);
  await expect(board).toContainText('Ada');
  await expect(board.locator('.root')).toHaveAttribute('data-theme', 'dark');
  await board.getByRole('button', { name: 'Zum Ende' }).click();
  await expect(board).toContainText(`Zug ${TURNS} von ${TURNS}`);
  // All of it is in sight, down to the way into the app.
  await expect(frame.getByRole('link', { name: 'Auf Threefold öffnen' })).toBeInViewport({ ratio: 1 });
  await frame.getByRole('heading').click();
  await page.keyboard.press('ArrowLeft');
  await expect(board).toContainText(`Zug ${TURNS - 1} von ${TURNS}`);
  await expect(page.frameLocator('[title^="/embed/daily"]').locator('article')).toHaveCount(3);

  await page.goto(replay);
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(page.locator('threefold-board')).toContainText('Zug 2');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  blog.close();
});
