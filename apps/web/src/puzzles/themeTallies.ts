import { type Difficulty, difficultyOf, type PuzzleEntry } from '@threefold-games/learn';
import { isDone, type PuzzleProgress } from './makeProgress.ts';

/** How one has got on with a theme, among the puzzles that are shown. */
export interface ThemeTally {
  readonly theme: string;
  /** How many there are. */
  readonly all: number;
  /** How many are still to be solved. */
  readonly left: number;
  /** How hard most of them are. */
  readonly difficulty: Difficulty;
}

/** How many of these one has solved. */
export const countDone = (entries: readonly PuzzleEntry[], tried: PuzzleProgress['tried'] | undefined): number =>
  entries.filter(({ id }) => isDone(tried?.get(id)?.outcome)).length;

/** Of these themes those that the puzzles of a game have, the easiest first; those of one difficulty alone are counted where one is chosen. */
export const themeTallies = (
  entries: readonly PuzzleEntry[],
  tried: PuzzleProgress['tried'] | undefined,
  known: readonly string[],
  wanted: Difficulty | undefined,
): readonly ThemeTally[] =>
  known
    .flatMap(theme => {
      const own = entries.filter(({ themes }) => themes.includes(theme));
      if (own.length === 0) return [];
      const ratings = own.map(({ rating }) => rating).sort((a, b) => a - b);
      const rating = ratings[Math.floor(ratings.length / 2)]!;
      const shown = own.filter(each => wanted === undefined || difficultyOf(each.rating) === wanted);
      const left = shown.length - countDone(shown, tried);
      const tally = { theme, all: shown.length, left, difficulty: wanted ?? difficultyOf(rating) };
      return [{ rating, tally }];
    })
    .sort((a, b) => a.rating - b.rating)
    .map(({ tally }) => tally);
