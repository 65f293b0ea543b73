import type { Skill } from '@threefold-games/core';
import { NEW_SOLVER, type StartRating, skillAfterTry, TRY_WEIGHT } from '@threefold-games/learn';

/** How a puzzle went: found alone, found with hints, shown, or tried in vain. */
export const OUTCOMES = ['missed', 'shown', 'practised', 'solved'] as const;
export type PuzzleOutcome = (typeof OUTCOMES)[number];

/** What is known of one puzzle that somebody has tried. */
export interface TriedPuzzle {
  readonly id: string;
  readonly game: string;
  /** When it was last tried, in milliseconds since 1970. */
  readonly at: number;
  /** The best that came of it. */
  readonly outcome: PuzzleOutcome;
  /** Whole turns that were tried, up to the one that solved it. */
  readonly tries: number;
  /** The day whose puzzle it was, for who solved it as that. */
  readonly day?: string;
}

/** How well somebody solves the puzzles of a game. */
export interface SolverSkill {
  readonly game: string;
  readonly skill: Skill;
  /** How many first tries stand behind it. */
  readonly tries: number;
}

/** All that is known of somebody's puzzles. */
export interface PuzzleProgress {
  readonly tried: ReadonlyMap<string, TriedPuzzle>;
  readonly skills: ReadonlyMap<string, SolverSkill>;
}

/** A try that is over: solved, shown or missed. */
export interface PuzzleTry {
  readonly puzzle: StartRating & { readonly id: string };
  readonly game: string;
  readonly outcome: PuzzleOutcome;
  readonly tries: number;
  /** How it was come by: who has chosen the theme knows what to look for. */
  readonly chosen: 'any' | 'theme' | 'daily';
  readonly day?: string | undefined;
}

/** Where progress is kept. */
export interface ProgressBase {
  read(): Promise<{ readonly tried: readonly TriedPuzzle[]; readonly skills: readonly SolverSkill[] }>;
  /** Changes what is known of one puzzle and of its game's solver, with nobody else in between. */
  change(
    id: string,
    game: string,
    act: (puzzle: TriedPuzzle | undefined, solver: SolverSkill | undefined) => ProgressChange,
  ): Promise<void>;
  clear(): Promise<void>;
}

/** What is to be written; what is left out stays. */
export interface ProgressChange {
  readonly puzzle?: TriedPuzzle;
  readonly solver?: SolverSkill;
}

/** Whether nothing is left to find there. */
export const isDone = (outcome: PuzzleOutcome | undefined): boolean => outcome === 'solved' || outcome === 'practised';

/** The puzzles that one did not find, the latest first. */
export const missedOnes = ({ tried }: PuzzleProgress): readonly TriedPuzzle[] =>
  [...tried.values()].filter(({ outcome }) => !isDone(outcome)).sort((a, b) => b.at - a.at);

/** What two devices know of a puzzle, as one: the better outcome, and of equal ones the earlier. */
export const betterTry = (a: TriedPuzzle, b: TriedPuzzle): TriedPuzzle => {
  const difference = OUTCOMES.indexOf(a.outcome) - OUTCOMES.indexOf(b.outcome);
  return difference > 0 || (difference === 0 && a.at <= b.at) ? a : b;
};

/** What is known after a try. The first one decides the rating; what was solved stays solved. */
export const afterTry = (
  { puzzle, game, outcome, tries, chosen, day }: PuzzleTry,
  at: number,
  before: TriedPuzzle | undefined,
  solver: SolverSkill | undefined,
): ProgressChange => {
  const now: TriedPuzzle = { id: puzzle.id, game, at, outcome, tries, ...(day !== undefined && { day }) };
  if (before)
    return OUTCOMES.indexOf(outcome) < OUTCOMES.indexOf(before.outcome)
      ? {}
      : {
          puzzle: isDone(before.outcome)
            ? { ...before, outcome }
            : { ...now, ...(before.day !== undefined && { day: before.day }) },
        };
  // With a hint or shown: that says nothing about who solved it.
  if (outcome === 'practised' || outcome === 'shown') return { puzzle: now };
  const isSolved = outcome === 'solved' && tries === 1;
  const weight = chosen === 'theme' ? TRY_WEIGHT.theme : TRY_WEIGHT.any;
  const skill = skillAfterTry(solver?.skill ?? NEW_SOLVER, puzzle, isSolved, weight);
  return { puzzle: now, solver: { game, skill, tries: (solver?.tries ?? 0) + 1 } };
};

/** Progress in memory, where nothing can be stored; it begins with what was known. */
export const memoryBase = (known?: PuzzleProgress): ProgressBase => {
  const tried = new Map(known?.tried);
  const skills = new Map(known?.skills);
  return {
    read: () => Promise.resolve({ tried: [...tried.values()], skills: [...skills.values()] }),
    change(id, game, act) {
      const { puzzle, solver } = act(tried.get(id), skills.get(game));
      if (puzzle) tried.set(id, puzzle);
      if (solver) skills.set(game, solver);
      return Promise.resolve();
    },
    clear() {
      tried.clear();
      skills.clear();
      return Promise.resolve();
    },
  };
};
