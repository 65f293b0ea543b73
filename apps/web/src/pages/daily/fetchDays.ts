import { puzzlesOf } from '@threefold-games/catalogue/load';
import { loadDaily, loadPuzzle, loadSource } from '../../puzzles/shelf.ts';
import { dayAfter } from '../../puzzles/today.ts';
import { games } from '../../state/games.ts';

/** So many days from today on are fetched, for when there is no network. */
const AHEAD = 3;

/** Fetches the puzzles of today and of the days after it; of today's also the games that they come from. */
export const fetchDays = async (today: string): Promise<void> => {
  if (!navigator.onLine) return;
  for (const { id } of games.filter(game => puzzlesOf(game.id)))
    for (let days = 0; days < AHEAD; days++) {
      const daily = await loadDaily(id, dayAfter(today, days));
      if (!daily.ok || !daily.value) continue;
      await loadPuzzle(daily.value.id);
      if (days === 0) await loadSource(daily.value.id);
    }
};
