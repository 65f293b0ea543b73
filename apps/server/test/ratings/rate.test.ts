import { ratingsOf } from '@threefold-games/bots/ratings';
import { describe, expect, it } from 'vitest';
import { formatPool, freshSkill, levelSkill, parsePool, poolOf, raterFor, shown } from '../../src/ratings/rate.ts';
import { DAYS, planOf } from '../api/table.ts';

const rateTwo = await raterFor('two');

const two = (share: number) =>
  rateTwo([
    { skill: freshSkill('two'), place: share === 1 ? 1 : 2, share },
    { skill: freshSkill('two'), place: share === 0 ? 1 : 2, share: 1 - share },
  ]).map(skill => shown('two', skill));

describe('ratings', () => {
  it('are Glicko-2 for two: the example of its paper comes out', () => {
    // Glickman's example has three games in one period; one by one they come close to his 1464 and 151.5.
    let own = { mean: 1500, deviation: 200, volatility: 0.06 };
    for (const [mean, deviation, share] of [
      [1400, 30, 1],
      [1550, 100, 0],
      [1700, 300, 0],
    ] as const) {
      const other = { skill: { mean, deviation, volatility: 0.06 }, place: 1, share: 1 - share };
      own = { ...rateTwo([{ skill: own, place: 1, share }, other])[0]! };
    }
    expect(own.mean).toBeCloseTo(1464, -1);
    expect(own.deviation).toBeCloseTo(151, -1);
  });

  it('start at 1500 with a doubt of 350 whatever the number of seats', () => {
    expect(shown('two', freshSkill('two'))).toEqual({ rating: 1500, doubt: 350 });
    expect(shown('more', freshSkill('more'))).toEqual({ rating: 1500, doubt: 350 });
  });

  it('rise for who wins and sink for who loses, alike; a shared win moves nobody', () => {
    const [winner, loser] = two(1);
    expect(winner!.rating - 1500).toBe(1500 - loser!.rating);
    expect(winner!.rating).toBeGreaterThan(1600);
    expect(winner!.doubt).toBeLessThan(350);
    expect(two(0.5).map(({ rating }) => rating)).toEqual([1500, 1500]);
  });

  it('follow the places of three and four', async () => {
    const skill = freshSkill('more');
    const rateMore = await raterFor('more');
    const after = rateMore([2, 1, 4, 3].map(place => ({ skill, place, share: place === 1 ? 1 : 0 }))).map(
      each => shown('more', each).rating,
    );
    expect(after[1]).toBeGreaterThan(after[0]!);
    expect(after[0]).toBeGreaterThan(after[3]!);
    expect(after[3]).toBeGreaterThan(after[2]!);
  });

  it('measure people by the levels of our bots on both scales', () => {
    const ratings = ratingsOf('taluva')!;
    expect(shown('two', levelSkill('two', 'taluva', 4))).toEqual({ rating: ratings[3], doubt: 60 });
    expect(shown('more', levelSkill('more', 'taluva', 12))).toEqual({ rating: ratings[11], doubt: 60 });
  });

  it('are kept apart by game, pace and seats among people, and only by seats with bots', () => {
    expect(poolOf(planOf('taluva', 3, { clock: DAYS }), false)).toEqual({
      game: 'taluva',
      pace: 'days',
      versus: 'people',
      seats: 'more',
    });
    for (const pool of [poolOf(planOf('tzaar', 2), false), poolOf(planOf('talat', 3), true)])
      expect(parsePool(formatPool(pool))).toEqual(pool);
    expect(formatPool(poolOf(planOf('tzaar', 2), true))).toBe(formatPool(poolOf(planOf('talat', 2), true)));
  });
});
