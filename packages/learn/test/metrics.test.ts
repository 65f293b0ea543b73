import { describe, expect, it } from 'vitest';
import { accuracyOf, difficultyOf, giftsOf, lossOf, luckOf, scaledLoss, sum } from '../src/review/metrics.ts';

describe('what a turn gave away', () => {
  it('is what the best turn was worth to its seat less what it led to, and never less than nothing', () => {
    expect(lossOf({ seat: 0, best: [0.6, 0.4], after: [0.45, 0.55] })).toBeCloseTo(0.15);
    expect(lossOf({ seat: 1, best: [0.6, 0.4], after: [0.45, 0.55] })).toBe(0);
  });

  it('is scaled so that an even game thrown away is a half, whatever the number of seats', () => {
    expect(scaledLoss(1 / 2, 2)).toBeCloseTo(0.5);
    expect(scaledLoss(1 / 3, 3)).toBeCloseTo(0.5);
    expect(scaledLoss(1 / 4, 4)).toBeCloseTo(0.5);
  });

  it('goes to the others in the ratio of their gains, all of it', () => {
    const gifts = giftsOf({ seat: 0, best: [0.5, 0.3, 0.2], after: [0.3, 0.45, 0.25] });
    expect(gifts[0]).toBe(0);
    expect(gifts[1]! / gifts[2]!).toBeCloseTo(3);
    expect(sum(gifts)).toBeCloseTo(0.2);
  });

  it('goes to nobody who lost as well', () => {
    const gifts = giftsOf({ seat: 0, best: [0.5, 0.3, 0.2], after: [0.3, 0.6, 0.1] });
    expect(gifts[2]).toBe(0);
    expect(gifts[1]).toBeCloseTo(0.2);
  });
});

describe('luck', () => {
  const outcomes = [
    { chance: 0.25, shares: [0.9, 0.1] },
    { chance: 0.75, shares: [0.5, 0.5] },
  ];

  it('is what a draw changed against the mean of all draws', () => {
    expect(luckOf([0.9, 0.1], outcomes)[0]).toBeCloseTo(0.3);
    expect(luckOf([0.5, 0.5], outcomes)[0]).toBeCloseTo(-0.1);
  });

  it('sums to nothing over the seats, and over all draws by their chances', () => {
    for (const { shares } of outcomes) expect(sum(luckOf(shares, outcomes))).toBeCloseTo(0);
    expect(sum(outcomes.map(({ chance, shares }) => chance * luckOf(shares, outcomes)[0]!))).toBeCloseTo(0);
  });
});

describe('accuracy', () => {
  const evaluation = (...values: readonly (readonly [prior: number, share: number])[]) => ({
    simulations: 40,
    values: [0.5, 0.5],
    solved: false,
    continuations: values.map(([prior, share]) => ({ turns: [], values: [share, 1 - share], prior })),
  });

  it('counts a turn as easy where all that catches the eye is as good, and as hard where it is not', () => {
    expect(difficultyOf(evaluation([0.5, 0.5], [0.5, 0.5]), 0)).toBeCloseTo(0.05);
    expect(difficultyOf(evaluation([0.1, 0.6], [0.9, 0.2]), 0)).toBe(1);
  });

  it('is 100 without losses, and lets a blunder on an easy turn weigh fully', () => {
    expect(accuracyOf([{ difficulty: 0.05, scaled: 0 }])).toBe(100);
    const many = Array.from({ length: 9 }, () => ({ difficulty: 0.05, scaled: 0 }));
    expect(accuracyOf([...many, { difficulty: 0.05, scaled: 0.5 }])!).toBeLessThan(45);
    expect(accuracyOf([])).toBeUndefined();
  });
});
