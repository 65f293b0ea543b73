import type { Random } from '@threefold-games/core';
import { NEW_SOLVER, nextPuzzle, type PuzzleEntry, type Wish } from '@threefold-games/learn';
import { isDone, type PuzzleProgress, type TriedPuzzle } from './makeProgress.ts';

/** Themes that were missed among so many of the latest tries come more often. */
const LATELY = 20;

/** The next puzzle among these: one that was not tried before, as long as there is one, then one that was not solved. */
export const chooseAmong = (
  entries: readonly PuzzleEntry[],
  game: string,
  wish: Wish,
  { tried, skills }: PuzzleProgress,
  random: Random,
): PuzzleEntry | undefined => {
  const own = [...tried.values()].filter(each => each.game === game).sort((a, b) => b.at - a.at);
  const missed = new Set(own.slice(0, LATELY).flatMap(({ id, outcome }) => (isDone(outcome) ? [] : [id])));
  const missedThemes = new Set(entries.flatMap(({ id, themes }) => (missed.has(id) ? themes : [])));
  const skill = skills.get(game)?.skill ?? NEW_SOLVER;
  const next = (solved: readonly TriedPuzzle[]) =>
    nextPuzzle(entries, skill, { solved: new Set(solved.map(({ id }) => id)), missedThemes }, wish, random);
  return next(own) ?? next(own.filter(({ outcome }) => isDone(outcome)));
};
