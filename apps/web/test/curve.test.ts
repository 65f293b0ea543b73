import { describe, expect, it } from 'vitest';
import { bands, turningPoints, verdictOf, wholePercents } from '../src/analysis/evaluation.ts';

describe('turning points', () => {
  const two = (...shares: (number | undefined)[]) =>
    shares.map(share => (share === undefined ? share : [share, 1 - share]));

  it('are the turns after which the shares have moved far', () => {
    expect(turningPoints(two(0.5, 0.52, 0.3, 0.31, 0.9))).toEqual([2, 4]);
  });

  it('are not found beside turns that are not known', () => {
    expect(turningPoints(two(0.5, undefined, 0.1, undefined))).toEqual([]);
  });

  it('are three at most, the largest ones', () => {
    expect(turningPoints(two(0.5, 0.35, 0.6, 0.2, 0.7, 0.1))).toEqual([3, 4, 5]);
  });

  it('look at every seat', () => {
    expect(
      turningPoints([
        [0.4, 0.35, 0.25],
        [0.4, 0.55, 0.05],
      ]),
    ).toEqual([1]);
  });

  it('are none on swings that a quick look at two positions has anyway', () => {
    expect(turningPoints(two(0.5, 0.62, 0.48, 0.6, 0.43))).toEqual([]);
  });
});

describe('the bands of a curve', () => {
  it('stack the seats from below over the whole width', () => {
    const values = [
      [0.25, 0.5, 0.25],
      [0.5, 0.25, 0.25],
    ];
    const [first, second] = bands(values, 3);
    expect(first?.runs).toEqual([
      [
        { x: 0, y: 0.25 },
        { x: 1, y: 0.5 },
      ],
    ]);
    expect(second?.runs[0]?.map(({ y }) => y)).toEqual([0.75, 0.75]);
  });

  it('begin with the seat of who reads it', () => {
    const [first, second, third] = bands([[0.5, 0.3, 0.2]], 3, 1);
    expect([first, second, third].map(band => band?.seat)).toEqual([1, 2, 0]);
    expect([first, second, third].map(band => band?.runs[0]?.[0]?.y)).toEqual([0.3, 0.5, 1]);
  });

  it('leave open what is not known', () => {
    const [first] = bands([[0.5, 0.5], [0.6, 0.4], undefined, [0.2, 0.8], undefined], 2);
    expect(first?.runs.map(run => run.map(({ x }) => x))).toEqual([[0, 0.25], [0.75]]);
  });

  it('do not divide by the length of no way', () => {
    expect(bands([[0.5, 0.5]], 2)[0]?.runs).toEqual([[{ x: 0, y: 0.5 }]]);
  });
});

describe('what is written beside it', () => {
  it('sums to a hundred', () => {
    expect(wholePercents([1 / 3, 1 / 3, 1 / 3]).reduce((sum, each) => sum + each, 0)).toBe(100);
    expect(wholePercents([0.636, 0.364])).toEqual([64, 36]);
    expect(wholePercents([1, 0])).toEqual([100, 0]);
  });

  it('says what is proven and nothing else', () => {
    expect(verdictOf({ values: [0.999999, 0], solved: false })).toBeUndefined();
    expect(verdictOf({ values: [0, 1], solved: true })).toEqual({ kind: 'wins', seat: 1 });
    expect(verdictOf({ values: [0.5, 0.5], solved: true })).toEqual({ kind: 'even' });
  });
});
