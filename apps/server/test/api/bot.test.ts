import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { historyOf, must, turnByLot } from '@threefold-games/testkit';
import type { ApiAnswer } from '@threefold-games/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServer } from '../../src/index.ts';
import { childEnvironment } from '../support/built.ts';
import { PATIENCE } from './house.ts';
import { planOf, requestId } from './table.ts';

const repository = fileURLToPath(new URL('../../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'threefold-bot-'));
const ENGINE = ['apps/cli/bin/threefold.js', 'engine'];
const IDLE = ['-e', 'process.stdin.resume()'];
const children: ChildProcess[] = [];
const ENVIRONMENT = childEnvironment();

let url = '';
let close = async (): Promise<void> => undefined;
let cookie = '';

beforeAll(async () => {
  mkdirSync(join(folder, 'web'));
  writeFileSync(join(folder, 'web/index.html'), '<!doctype html><title>any</title>');
  const argon = { memoryCost: 8, timeCost: 1, parallelism: 1 };
  const options = { root: join(folder, 'web'), data: join(folder, 'data'), port: 0, host: '127.0.0.1', argon };
  ({ url, close } = must(await openServer(options)));
}, PATIENCE);

afterAll(async () => {
  for (const child of children) child.kill();
  await close();
  rmSync(folder, { recursive: true });
});

/** As a browser asks. */
const ask = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
  const response = await fetch(new URL(path, url), {
    method,
    headers: { origin: new URL(url).origin, cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const [set] = response.headers.getSetCookie();
  if (set) cookie = set.split(';')[0] ?? '';
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as T;
};

/** The example with a program of Node's; settles with what it said when it ended. */
const runBot = (
  room: string,
  token: string,
  program: readonly string[],
): Promise<{ readonly code: number | null; readonly said: string }> => {
  const argv = ['examples/bot.mjs', url, room, '--', process.execPath, ...program];
  const child = spawn(process.execPath, argv, {
    cwd: repository,
    env: { ...ENVIRONMENT, THREEFOLD_TOKEN: token, THREEFOLD_GO: 'simulations 2 judge hand' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let said = '';
  child.stdout.on('data', part => (said += String(part)));
  child.stderr.on('data', part => (said += String(part)));
  return new Promise(resolve => child.on('exit', code => resolve({ code, said })));
};

describe('the example bot', () => {
  it('plays a whole game with draws against somebody, over the wire, with a program of its own', async () => {
    await ask('POST', '/api/me', { name: 'Ada' });
    await ask('POST', '/api/account', { name: 'Ada', password: 'correct horse battery' });
    const bot = await ask<ApiAnswer<'POST /api/bots'>>('POST', '/api/bots', { name: 'Adabot' });
    const plan = { ...planOf('taluva', 2), options: { tiles: '24' } };
    const { id } = await ask<{ id: string }>('POST', '/api/rooms', { plan, nonce: 'a'.repeat(32) });
    const ended = runBot(id, bot.token, ENGINE);
    for (;;) {
      const view = await ask<ApiAnswer<'GET /api/rooms/:id'>>('GET', `/api/rooms/${id}`);
      if (view.now.phase === 'over') break;
      if (view.now.phase === 'playing' && view.now.actor === 0) {
        const turn = view.turns.length;
        const { game, position } = historyOf(view);
        const steps = turnByLot(game, position, turn);
        await ask('POST', `/api/rooms/${id}/acts`, { id: requestId(), act: { kind: 'turn', turn, steps } });
      } else await new Promise(resolve => setTimeout(resolve, 30));
    }
    const { code, said } = await ended;
    const view = await ask<ApiAnswer<'GET /api/rooms/:id'>>('GET', `/api/rooms/${id}`);
    expect(view.now.result?.why.kind).toBe('rule');
    const { hash, nonces } = view.table.deal;
    const lines = [JSON.stringify(view.now.result?.shares), `dealt with ${nonces![1]} by ${hash}`];
    expect([code, said.trim().split('\n').sort()]).toEqual([0, lines.sort()]);
    expect(view.turns.filter(({ seat }) => seat === 1).length).toBeGreaterThan(3);
    expect(view.now.seats[1]).toMatchObject({ kind: 'person', person: bot.id, name: 'Adabot' });
  });

  it('is turned away with a token that is not known, or any more', async () => {
    expect((await runBot('aaaa-bbbb', 'threefold_bot_wrong', IDLE)).code).toBe(1);
    const bot = await ask<ApiAnswer<'POST /api/bots'>>('POST', '/api/bots', { name: 'Shortlived' });
    await ask('DELETE', `/api/bots/${bot.id}`);
    const { code, said } = await runBot('aaaa-bbbb', bot.token, IDLE);
    expect([code, said.trim()]).toEqual([1, 'Choose a name first.']);
  });
});
