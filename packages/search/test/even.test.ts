import { type Game, type Setup, seededRandom } from '@threefold/core';
import { evenStart, unevenness } from '@threefold/search';
import { describe, expect, it } from 'vitest';
import { sticks } from '../../core/test/sticks.ts';

/** A game whose layout is a number from 0 to 99: the first seat's chances in per cent. */
const lottery: Game = {
  ...sticks,
  setup: (options, seats, random) => ({ seats, options, layout: String(random.below(100)) }),
};
const rate = async ({ layout }: Setup): Promise<readonly number[]> => [Number(layout) / 100, 1 - Number(layout) / 100];
const search = (tolerance: number, most: number, seed = 1) =>
  evenStart(lottery, { pile: '7' }, 2, rate, seededRandom(seed), tolerance, most);

describe('even starts', () => {
  it('tells how far the chances lie apart, for any number of seats', () => {
    expect(unevenness([0.5, 0.5])).toBe(0);
    expect(unevenness([0.2, 0.5, 0.3])).toBeCloseTo(0.3);
  });

  it('takes the first start that is even enough, the same one for the same seed', async () => {
    const found = await search(0.1, 1000);
    expect(found.even).toBe(true);
    expect(unevenness(found.start.values)).toBeLessThanOrEqual(0.1);
    expect(found.rated).toBeLessThan(1000);
    expect(await search(0.1, 1000)).toEqual(found);
    expect((await search(0.1, found.rated - 1)).even).toBe(false);
  });

  it('gives the most even one where none is even enough, and looks at no more than it may', async () => {
    const random = seededRandom(1);
    const looked = await Promise.all(Array.from({ length: 7 }, () => rate(lottery.setup({}, 2, random))));
    const found = await search(-1, 7);
    expect(found).toMatchObject({ even: false, rated: 7 });
    expect(unevenness(found.start.values)).toBe(Math.min(...looked.map(unevenness)));
  });

  it('rates at least one, also when it is told to stop', async () => {
    const found = await evenStart(lottery, { pile: '7' }, 2, rate, seededRandom(1), 0, 100, { aborted: true });
    expect(found.rated).toBe(1);
  });
});
