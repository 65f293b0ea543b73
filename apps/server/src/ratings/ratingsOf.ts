import type { Rating } from '@threefold/wire';
import type { PeopleDeps } from '../people/deps.ts';
import { parsePool } from './pools.ts';
import { shown } from './rate.ts';

/** All ratings of a person, those with the most games first. */
export const ratingsOf = async ({ db }: PeopleDeps, person: string): Promise<readonly Rating[]> => {
  const rows = await db
    .selectFrom('ratings')
    .selectAll()
    .where('person', '=', person)
    .orderBy('games', 'desc')
    .orderBy('pool')
    .execute();
  return rows.map(row => {
    const pool = parsePool(row.pool);
    return {
      ...pool,
      ...shown(pool.seats, row),
      games: row.games,
      won: row.games === 0 ? 0 : row.won / row.games,
      history: JSON.parse(row.history) as readonly number[],
    };
  });
};
