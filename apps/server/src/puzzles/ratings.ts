import { type Skill, skillAfter } from '@threefold-games/core';
import { MOST_A_DAY, NEW_SOLVER, type Puzzle, skillAfterTry, TRY_WEIGHT } from '@threefold-games/learn';
import type { SolverSkill } from '@threefold-games/wire';
import type { Transaction } from 'kysely';
import type { PeopleDeps } from '../people/deps.ts';
import type { Tables } from '../store/tables.ts';

/** What is known of how hard a puzzle is. */
export interface PuzzleSkill extends Skill {
  /** Where its file put it. */
  readonly start: number;
  readonly tries: number;
  /** The day of the latest try, and the rating with which that day began. */
  readonly day: string;
  readonly dayMean: number;
}

/** How a try was come by. */
export type Chosen = 'any' | 'theme' | 'daily';

/** So many tries that have put a puzzle so far away from its start say that it was graded wrongly. */
const STRAYED = { tries: 20, by: 400 } as const;

/** A puzzle that nobody has tried. */
export const untried = ({ start }: Pick<Puzzle, 'start'>): PuzzleSkill => ({
  start: start.rating,
  mean: start.rating,
  deviation: start.doubt,
  volatility: NEW_SOLVER.volatility,
  tries: 0,
  day: '',
  dayMean: start.rating,
});

/** What is known of a puzzle after somebody's first try: it wins where they do not find it, and moves by no more than it may in a day. */
export const puzzleAfter = (puzzle: PuzzleSkill, solver: Skill, isSolved: boolean, day: string): PuzzleSkill => {
  const dayMean = puzzle.day === day ? puzzle.dayMean : puzzle.mean;
  const after = skillAfter(puzzle, [{ opponent: solver, score: isSolved ? 0 : 1 }]);
  const mean = Math.max(dayMean - MOST_A_DAY, Math.min(dayMean + MOST_A_DAY, after.mean));
  return { ...after, mean, start: puzzle.start, tries: puzzle.tries + 1, day, dayMean };
};

/** Whether somebody should look at its grade. */
export const isStrayed = ({ start, mean, tries }: Pick<PuzzleSkill, 'start' | 'mean' | 'tries'>): boolean =>
  tries >= STRAYED.tries && Math.abs(mean - start) >= STRAYED.by;

/** What is known of a person before and after a try. */
export interface SkillChange {
  readonly before: Skill;
  readonly after: Skill;
}

/** A first try of an account without a hint. */
export interface RatedTry {
  readonly person: string;
  readonly puzzle: Puzzle;
  readonly chosen: Chosen;
  readonly isSolved: boolean;
  /** The day on the calendar of the server, by which a puzzle moves. */
  readonly today: string;
}

/** Rates person and puzzle, each by what was known of the other. Whoever calls it has locked the person. */
export const rate = async (
  step: Transaction<Tables>,
  { person, puzzle, chosen, isSolved, today }: RatedTry,
): Promise<SkillChange & { readonly puzzle: PuzzleSkill }> => {
  const { game } = puzzle;
  const before = (await solverOf(step, person, game)) ?? { ...NEW_SOLVER, game, tries: 0 };
  const isByTheme = chosen === 'theme';
  if (!isByTheme) await lockPuzzle(step, puzzle);
  const known = (await puzzleSkillOf({ db: step }, puzzle.id)) ?? untried(puzzle);
  const after = skillAfterTry(
    before,
    { rating: known.mean, doubt: known.deviation },
    isSolved,
    TRY_WEIGHT[isByTheme ? 'theme' : 'any'],
  );
  const solver = { ...after, tries: before.tries + 1 };
  await step
    .insertInto('solvers')
    .values({ person, game, ...solver })
    .onConflict(conflict => conflict.columns(['person', 'game']).doUpdateSet(solver))
    .execute();
  if (isByTheme) return { before, after, puzzle: known };
  const moved = puzzleAfter(known, before, isSolved, today);
  await step.updateTable('puzzleRatings').set(moved).where('puzzle', '=', puzzle.id).execute();
  return { before, after, puzzle: moved };
};

/** From now on the row is ours: whoever rates another try of this puzzle waits for this one. */
const lockPuzzle = async (step: Transaction<Tables>, puzzle: Puzzle): Promise<void> => {
  await step
    .insertInto('puzzleRatings')
    .values({ puzzle: puzzle.id, ...untried(puzzle) })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  await step.updateTable('puzzleRatings').set({ puzzle: puzzle.id }).where('puzzle', '=', puzzle.id).execute();
};

/** How well somebody solves the puzzles of a game; undefined if they were never rated. */
export const solverOf = (step: Transaction<Tables>, person: string, game: string): Promise<SolverSkill | undefined> =>
  step
    .selectFrom('solvers')
    .select(['game', 'mean', 'deviation', 'volatility', 'tries'])
    .where('person', '=', person)
    .where('game', '=', game)
    .executeTakeFirst();

/** Where tries have put a puzzle; undefined while there were none. */
export const puzzleSkillOf = ({ db }: Pick<PeopleDeps, 'db'>, puzzle: string): Promise<PuzzleSkill | undefined> =>
  db
    .selectFrom('puzzleRatings')
    .select(['start', 'mean', 'deviation', 'volatility', 'tries', 'day', 'dayMean'])
    .where('puzzle', '=', puzzle)
    .executeTakeFirst();

/** How well somebody solves puzzles, by game. */
export const solverSkillsOf = ({ db }: Pick<PeopleDeps, 'db'>, person: string) =>
  db
    .selectFrom('solvers')
    .select(['game', 'mean', 'deviation', 'volatility', 'tries'])
    .where('person', '=', person)
    .orderBy('game')
    .execute();

/** The puzzles whose grade somebody should look at. */
export const strayedPuzzles = async ({ db }: Pick<PeopleDeps, 'db'>) => {
  const rows = await db
    .selectFrom('puzzleRatings')
    .select(['puzzle as id', 'start', 'mean', 'deviation', 'tries'])
    .where('tries', '>=', STRAYED.tries)
    .orderBy('puzzle')
    .execute();
  return rows.filter(isStrayed);
};
