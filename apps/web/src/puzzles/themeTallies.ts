import { type Difficulty, difficultyOf, type PuzzleEntry } from '@threefold/learn';
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

/** The themes that the puzzles of a game have, in this order; those of one difficulty alone are counted where one is chosen. */
export const themeTallies = (
  entries: readonly PuzzleEntry[],
  tried: PuzzleProgress['tried'] | undefined,
  order: readonly string[],
  wanted: Difficulty | undefined,
): readonly ThemeTally[] =>
  order.flatMap(theme => {
    const own = entries.filter(({ themes }) => themes.includes(theme));
    if (own.length === 0) return [];
    const shown = own.filter(({ rating }) => wanted === undefined || difficultyOf(rating) === wanted);
    const ratings = own.map(({ rating }) => rating).sort((a, b) => a - b);
    const difficulty = wanted ?? difficultyOf(ratings[Math.floor(ratings.length / 2)]!);
    return [{ theme, all: shown.length, left: shown.length - countDone(shown, tried), difficulty }];
  });
