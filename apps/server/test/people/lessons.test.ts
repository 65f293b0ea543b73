import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { must } from '@threefold-games/testkit';
import { afterAll, expect, it } from 'vitest';
import { openServer } from '../../src/index.ts';

const root = mkdtempSync(join(tmpdir(), 'threefold-lessons-'));
writeFileSync(join(root, 'index.html'), '<!doctype html>');
afterAll(() => rmSync(root, { recursive: true }));

const open = async () => must(await openServer({ root, data: join(root, 'data'), port: 0, host: '127.0.0.1' }));

/** Asks over a real connection, as a browser that keeps its cookie. */
const browser = () => {
  let cookie = '';
  return async (url: string, method: 'POST' | 'PUT', path: string, body: object): Promise<unknown> => {
    const answer = await fetch(new URL(path, url), {
      method,
      headers: { origin: new URL(url).origin, 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return answer.json();
  };
};

it('of two browsers over real connections are all there after the server was restarted', async () => {
  const [first, second] = [browser(), browser()];
  const account = { name: 'Learner', password: 'correct horse battery' };
  const one = await open();
  await first(one.url, 'POST', '/api/me', { name: account.name });
  await first(one.url, 'POST', '/api/account', account);
  await second(one.url, 'POST', '/api/session', account);
  const put = (ask: typeof first, url: string, ...lessons: readonly string[]): Promise<unknown> =>
    ask(url, 'PUT', '/api/me/lessons', { lessons });
  await Promise.all([put(first, one.url, 'tzaar/lines', 'tzaar/stacks'), put(second, one.url, 'talat/first')]);
  const all = { lessons: ['talat/first', 'tzaar/lines', 'tzaar/stacks'] };
  expect(await put(first, one.url)).toEqual(all);
  await one.close();
  const two = await open();
  expect(await put(second, two.url)).toEqual(all);
  expect(await put(second, two.url, 'chess/first')).toMatchObject({ code: 'game.unknown', detail: 'chess' });
  await two.close();
});
