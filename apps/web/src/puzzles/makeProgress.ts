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

/** What is to be written; what is left out stays. */
export interface ProgressChange {
  readonly puzzle?: TriedPuzzle | undefined;
  readonly solver?: SolverSkill | undefined;
}

/** Whether nothing is left to find there. */
export const isDone = (outcome: PuzzleOutcome | undefined): boolean => outcome === 'solved' || outcome === 'practised';

/** The puzzles that one did not find, the latest first. */
export const missedOnes = ({ tried }: PuzzleProgress): readonly TriedPuzzle[] =>
  [...tried.values()].filter(({ outcome }) => !isDone(outcome)).sort((a, b) => b.at - a.at);

/** What is known of a puzzle after an attempt: what was solved stays solved. Undefined if nothing changes. */
export const afterTry = (
  { puzzle, game, outcome, tries, day }: PuzzleTry,
  at: number,
  before: TriedPuzzle | undefined,
): TriedPuzzle | undefined => {
  const now: TriedPuzzle = { id: puzzle.id, game, at, outcome, tries, ...(day !== undefined && { day }) };
  if (!before) return now;
  if (OUTCOMES.indexOf(outcome) < OUTCOMES.indexOf(before.outcome)) return undefined;
  if (isDone(before.outcome)) return { ...before, outcome };
  return { ...now, ...(before.day !== undefined && { day: before.day }) };
};

/** How well somebody solves puzzles after their first attempt at one. With a hint or shown, it says nothing about that: undefined. */
export const solverAfter = (
  { puzzle, game, outcome, tries, chosen }: PuzzleTry,
  solver: SolverSkill | undefined,
): SolverSkill | undefined => {
  if (outcome === 'practised' || outcome === 'shown') return undefined;
  const isSolved = outcome === 'solved' && tries === 1;
  const weight = chosen === 'theme' ? TRY_WEIGHT.theme : TRY_WEIGHT.any;
  const skill = skillAfterTry(solver?.skill ?? NEW_SOLVER, puzzle, isSolved, weight);
  return { game, skill, tries: (solver?.tries ?? 0) + 1 };
};

/** What an account knows of a puzzle replaces what this browser knows, unless that is a later attempt that was better. */
export const fromAccount = (known: TriedPuzzle | undefined, account: TriedPuzzle): TriedPuzzle =>
  known && OUTCOMES.indexOf(known.outcome) > OUTCOMES.indexOf(account.outcome) ? known : account;
