import { type Game, type Setup, seededRandom, startAfter, unevenness } from '@threefold-games/core';
import { chanceOf, climbToEven } from '@threefold-games/search';
import { sticks } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';

/** A game whose layout is the first seat's chances in per cent. Every start favours that seat, and a variation changes it by up to 5. */
const lottery: Game = {
  ...sticks,
  setup: (options, seats, random) => ({ seats, options, layout: String(80 + random.below(10)) }),
  varySetup: (setup, random) => ({ ...setup, layout: String(Number(setup.layout) + random.below(11) - 5) }),
};
const rate = async ({ layout }: Setup): Promise<readonly number[]> => [Number(layout) / 100, 1 - Number(layout) / 100];
const starts = { game: lottery, options: { pile: '7' }, seats: 2, chance: chanceOf('one') };

describe('even starts', () => {
  it('tells how far the chances lie apart, for any number of seats', () => {
    expect(unevenness([0.5, 0.5])).toBe(0);
    expect(unevenness([0.2, 0.5, 0.3])).toBeCloseTo(0.3);
  });

  it('varies a start until it is even enough, and tells by which attempts', async () => {
    const found = await climbToEven(starts, rate, 0.1, 1000);
    expect(found.even).toBe(true);
    expect(unevenness(found.values)).toBeLessThanOrEqual(0.1);
    expect(found.accepted.at(-1)).toBe(found.rated - 1);
    expect(startAfter(starts, found.accepted)).toEqual(found.setup);
    expect(await climbToEven(starts, rate, 0.1, 1000)).toEqual(found);
    expect(await climbToEven(starts, rate, 0.1, found.rated - 1)).toMatchObject({
      even: false,
      rated: found.rated - 1,
      accepted: found.accepted.slice(0, -1),
    });
  });

  it('accepts just what is more even than all before', async () => {
    const { accepted } = await climbToEven(starts, rate, 0, 20);
    const path: number[] = [];
    for (let attempt = 1; attempt < 20; attempt++) {
      const [before, after] = await Promise.all([path, [...path, attempt]].map(way => rate(startAfter(starts, way))));
      if (unevenness(after!) < unevenness(before!)) path.push(attempt);
    }
    expect(accepted).toEqual(path);
    expect(path.length).toBeGreaterThan(2);
  });

  it('leaves a start alone that is even, or that cannot be varied', async () => {
    const first = lottery.setup({ pile: '7' }, 2, seededRandom('one'));
    const { varySetup: _, ...fixed } = lottery;
    for (const [game, tolerance] of [
      [lottery, 1],
      [fixed, 0],
    ] as const)
      expect(await climbToEven({ ...starts, game }, rate, tolerance, 100)).toMatchObject({ rated: 1, setup: first });
  });

  it('rates at least one, also when it is told to stop', async () => {
    expect((await climbToEven(starts, rate, 0, 100, { aborted: true })).rated).toBe(1);
  });
});
