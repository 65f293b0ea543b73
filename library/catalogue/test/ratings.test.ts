import { ratingsOf } from '@threefold-games/bots/ratings';
import { games } from '@threefold-games/catalogue';
import { expect, it } from 'vitest';

it('every game has a rating for each of its levels, and each is higher than the one before', () => {
  for (const { id } of games) {
    const ratings = ratingsOf(id)!;
    expect(ratings).toEqual([...new Set(ratings)].sort((a, b) => a - b));
  }
  expect(ratingsOf('toString')).toBeUndefined();
});
