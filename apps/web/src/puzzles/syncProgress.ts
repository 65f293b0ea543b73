import { gameOfPuzzle } from '@threefold-games/catalogue/load';
import type { ApiAnswer } from '@threefold-games/wire';
import { api } from '../net/api.ts';
import type { TriedPuzzle } from './makeProgress.ts';
import { addProgress, readProgress } from './progressStore.ts';

/** As many as a server takes at once. */
const MOST = 500;

/**
 * Tells the account how puzzles went in this browser, and learns of those that were tried elsewhere: all of them, or only the one that was just
 * tried. Where that fails it is done another time.
 */
export const syncProgress = async (latest?: string): Promise<void> => {
  const { tried } = await readProgress();
  const told = [...tried.values()].filter(
    // Puzzles of one's own games are nobody else's.
    ({ id }) => gameOfPuzzle(id) !== undefined && (latest === undefined || id === latest),
  );
  let from = 0;
  do {
    const puzzles = told
      .slice(from, from + MOST)
      .map(({ id, at, outcome, tries, day }) => ({ id, at, outcome, tries, ...(day !== undefined && { day }) }));
    const answer = await api.ask('PUT /api/me/puzzles', { body: { puzzles } });
    if (!answer.ok) return;
    from += MOST;
    if (from >= told.length) await take(answer.value);
  } while (from < told.length);
};

const take = ({ puzzles, skills }: ApiAnswer<'PUT /api/me/puzzles'>): Promise<void> =>
  addProgress(
    puzzles.flatMap((puzzle): readonly TriedPuzzle[] => {
      const game = gameOfPuzzle(puzzle.id);
      return game === undefined ? [] : [{ ...puzzle, game }];
    }),
    skills.map(({ game, tries, ...skill }) => ({ game, tries, skill })),
  );
