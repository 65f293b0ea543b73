import { type Random, type Skill, skillAfter } from '@threefold-games/core';
import type { StartRating } from './puzzle.ts';
import type { PuzzleEntry } from './text.ts';

/** Where the levels stand on the scale of puzzles. */
const ratingOfLevel = (level: number): number => 550 + 190 * (level - 1);

/** How far the levels' rating of a puzzle may be off for people. */
const DOUBT = 200;
/** Ratings that are tried, lowest and highest. */
const RANGE = [300, 2900] as const;

/** Where the levels' results put a puzzle: least squares of what each found against what it would expect. */
export const startRating = (found: readonly number[]): StartRating => {
  let best: number = RANGE[0];
  let least = Number.POSITIVE_INFINITY;
  for (let rating: number = RANGE[0]; rating <= RANGE[1]; rating += 10) {
    const error = found.reduce((sum, share, i) => {
      const expected = 1 / (1 + 10 ** ((rating - ratingOfLevel(i + 1)) / 400));
      return sum + (share - expected) ** 2;
    }, 0);
    if (error < least) [best, least] = [rating, error];
  }
  return { rating: best, doubt: DOUBT };
};

/** How hard a puzzle is, as it is shown: 1 to 3. */
export type Difficulty = 1 | 2 | 3;
/** How hard a puzzle of this rating is. */
export const difficultyOf = (rating: number): Difficulty => (rating < 1200 ? 1 : rating <= 1700 ? 2 : 3);

/** What is known of somebody who has solved nothing yet. */
export const NEW_SOLVER: Skill = { mean: 900, deviation: 300, volatility: 0.06 };

/** How much a first try tells about whoever made it: less where they knew what to look for. */
export const TRY_WEIGHT = { any: 1, theme: 0.5 } as const;

/** What is known of a solver after a first try without a hint. */
export const skillAfterTry = (
  own: Skill,
  puzzle: { readonly rating: number; readonly doubt: number },
  isSolved: boolean,
  weight: number = TRY_WEIGHT.any,
): Skill =>
  skillAfter(own, [{ opponent: { mean: puzzle.rating, deviation: puzzle.doubt }, score: isSolved ? 1 : 0, weight }]);

/** A puzzle's rating moves by at most so much a day. */
export const MOST_A_DAY = 30;

/** What somebody wants to solve. */
export interface Wish {
  readonly theme?: string | undefined;
  readonly difficulty?: Difficulty | undefined;
}

/** The next puzzle should be a little easier than one's own rating, give or take. */
const EASIER = 100;
const SPREAD = 150;

/**
 * The next puzzle: as wished, not solved yet, near one's own rating; themes that were missed lately are twice as likely. Undefined where
 * everything that was wished for is solved.
 */
export const nextPuzzle = (
  entries: readonly PuzzleEntry[],
  own: Skill,
  { solved, missedThemes }: { readonly solved: ReadonlySet<string>; readonly missedThemes: ReadonlySet<string> },
  { theme, difficulty }: Wish,
  random: Random,
): PuzzleEntry | undefined => {
  const wished = entries.filter(
    ({ id, rating, themes }) =>
      !solved.has(id) &&
      (theme === undefined || themes.includes(theme)) &&
      (difficulty === undefined || difficultyOf(rating) === difficulty),
  );
  const aim = own.mean - EASIER;
  const near = wished.filter(({ rating }) => Math.abs(rating - aim) <= SPREAD);
  if (near.length === 0)
    return wished.reduce<PuzzleEntry | undefined>(
      (best, entry) => (best && Math.abs(best.rating - aim) <= Math.abs(entry.rating - aim) ? best : entry),
      undefined,
    );
  const tickets = near.flatMap(entry => (entry.themes.some(each => missedThemes.has(each)) ? [entry, entry] : [entry]));
  return tickets[random.below(tickets.length)];
};
