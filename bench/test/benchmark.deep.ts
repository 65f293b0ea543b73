import { runBench } from '@threefold-games/bench';
import { expect, it } from 'vitest';

// It plays and reviews a whole game.
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
