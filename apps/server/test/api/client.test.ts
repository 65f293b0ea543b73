import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TablePlan } from '@threefold-games/room';
import type { ApiAnswer } from '@threefold-games/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { House, SLOW } from '../live/table.ts';
import { childEnvironment } from '../support/built.ts';

const repository = fileURLToPath(new URL('../../../..', import.meta.url));
const EXAMPLE = 'examples/client.mjs';
const DOCS = readFileSync(join(repository, 'docs/api.md'), 'utf8');
const house = new House();
const ENVIRONMENT = childEnvironment();
beforeAll(() => house.open(), SLOW);
afterAll(() => house.end(), SLOW);

/** The example against a server; settles with what it said when it ended. */
const run = (url: string): Promise<{ readonly code: number | null; readonly said: string }> => {
  const child = spawn(process.execPath, [EXAMPLE, url], {
    cwd: repository,
    env: ENVIRONMENT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stdout.on('data', part => (said += String(part)));
  child.stderr.on('data', part => (said += String(part)));
  return new Promise(resolve => child.on('exit', code => resolve({ code, said })));
};

describe('the example client', () => {
  it(
    'plays a whole game in fifty lines, over a connection that is lost, and prints its record',
    async () => {
      const { code, said } = await run(house.url);
      expect([code, said]).toEqual([0, expect.stringMatching(/^\[Game "tzaar"\]/m)]);
      expect(said).toMatch(/\[Result "(?!\*)/);
    },
    2 * SLOW,
  );

  it('can open a table with the plan that the docs show', async () => {
    const [, text = ''] = /A whole plan:\n\n```json\n(.*?)```/s.exec(DOCS) ?? [];
    const plan = JSON.parse(text) as TablePlan;
    const guest = await house.guest('Ada');
    const room = await guest.open(plan);
    const { table } = (await (await house.fetch(`/api/rooms/${room}`)).json()) as ApiAnswer<'GET /api/rooms/:id'>;
    // What is not wanted is left out.
    expect({ even: false, lot: false, ...table.plan }).toEqual(plan);
  });

  it('is the one that the docs show', () => {
    const text = readFileSync(join(repository, EXAMPLE), 'utf8');
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(50);
    expect(DOCS).toContain(`\`\`\`js\n${text}\`\`\``);
  });
});
