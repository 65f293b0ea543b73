import { readFileSync } from 'node:fs';
import { runBench, signatures } from '@threefold-games/bench';
import { expect, it } from 'vitest';

it('the games and their players behave as recorded; if a change is meant, write the file anew, and raise the version of changed rules', async () => {
  expect(await signatures()).toBe(readFileSync(new URL('../signatures.txt', import.meta.url), 'utf8'));
});

it('the benchmark gives a figure for every game and number of seats', async () => {
  const lines: string[] = [];
  await runBench({ write: line => lines.push(line), quick: true, json: true, games: ['tzaar'] });
  expect(lines.map(line => JSON.parse(line))).toEqual([
    expect.objectContaining({
      game: 'tzaar',
      seats: 2,
      playoutsPerSecond: expect.any(Number),
      collections: expect.any(Number),
      thinking: expect.arrayContaining([
        expect.objectContaining({ evaluator: 'net', evaluationsPerSecond: expect.any(Number) }),
      ]),
    }),
  ]);
});
