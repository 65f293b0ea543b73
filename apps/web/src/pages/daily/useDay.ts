import { puzzlesOf } from '@threefold-games/catalogue/load';
import type { PuzzleEntry } from '@threefold-games/learn';
import { progress, type TriedPuzzle } from '../../puzzles/progress.ts';
import { loadDaily } from '../../puzzles/shelf.ts';
import { games } from '../../state/games.ts';
import { useLoaded } from '../../state/useLoaded.ts';

/** The puzzle of a game on a day. */
export interface DayPuzzle {
  readonly game: string;
  readonly entry: PuzzleEntry;
}

/** The puzzles of a day, one for each game that has one. */
interface Day {
  readonly date: string;
  readonly puzzles: readonly DayPuzzle[];
  /** Whether some could not be had. */
  readonly isPart: boolean;
}

const loadDay = async (date: string): Promise<Day> => {
  const shelved = games.filter(({ id }) => puzzlesOf(id));
  const loaded = await Promise.all(shelved.map(async ({ id }) => ({ game: id, daily: await loadDaily(id, date) })));
  return {
    date,
    puzzles: loaded.flatMap(({ game, daily }) => (daily.ok && daily.value ? [{ game, entry: daily.value }] : [])),
    isPart: loaded.some(({ daily }) => !daily.ok),
  };
};

/** The puzzles of a day; undefined until they are there. `tries` asks for them anew. */
export const useDay = (date: string, tries: number): Day | undefined => {
  const day = useLoaded(() => loadDay(date), `${date} ${tries}`);
  return day?.date === date ? day : undefined;
};

/** What came of a puzzle of a day. */
export const triedOf = ({ entry }: DayPuzzle): TriedPuzzle | undefined => progress.value?.tried.get(entry.id);

/** Whether nothing is left to be found there: solved, or shown. */
export const isOver = (puzzle: DayPuzzle): boolean => {
  const outcome = triedOf(puzzle)?.outcome;
  return outcome !== undefined && outcome !== 'missed';
};

/** The puzzle where one goes on after a game's: the next one that is open, in the order of the games. */
export const nextOpen = (puzzles: readonly DayPuzzle[], game: string): DayPuzzle | undefined => {
  const at = puzzles.findIndex(puzzle => puzzle.game === game);
  return [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(at, 0))].find(puzzle => !isOver(puzzle));
};
