import { puzzlesOf } from '@threefold-games/catalogue/load';
import type { PuzzleEntry } from '@threefold-games/learn';
import { games } from '../../games/index.ts';
import { useLoaded } from '../../ui/index.ts';
import { progress, type TriedPuzzle } from '../progress.ts';
import { loadDaily, loadPuzzle, loadSource } from '../shelf.ts';

/** The local day of a moment, such as `2026-11-16`; `ahead` days later. */
export const dayAt = (moment: number, ahead = 0): string => {
  const date = new Date(moment);
  date.setDate(date.getDate() + ahead);
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

/** A moment of a local day: its noon. */
export const momentOf = (day: string): number => new Date(`${day}T12:00`).getTime();

/** The day so many days after another. */
export const dayAfter = (day: string, days: number): string => dayAt(momentOf(day), days);

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

/** The attempt at a daily puzzle, if there was one. */
export const triedOf = ({ entry }: DayPuzzle): TriedPuzzle | undefined => progress.value?.tried.get(entry.id);

/** Whether a puzzle is finished: solved, or its solution shown. */
export const isOver = (puzzle: DayPuzzle): boolean => {
  const outcome = triedOf(puzzle)?.outcome;
  return outcome !== undefined && outcome !== 'missed';
};

/** The next open puzzle after that of a game, in the order of the games. */
export const nextOpen = (puzzles: readonly DayPuzzle[], game: string): DayPuzzle | undefined => {
  const at = puzzles.findIndex(puzzle => puzzle.game === game);
  return [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(at, 0))].find(puzzle => !isOver(puzzle));
};

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
