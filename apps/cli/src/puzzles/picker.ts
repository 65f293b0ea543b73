import { type Random, type Skill, seededRandom } from '@threefold-games/core';
import {
  dailyPuzzle,
  NEW_SOLVER,
  nextPuzzle,
  type Puzzle,
  type PuzzleEntry,
  skillAfterTry,
  TRY_WEIGHT,
  type Wish,
} from '@threefold-games/learn';
import type { PuzzleEnd } from './session.ts';

/** A puzzle by its place in the list of its game. */
export interface Picked {
  readonly game: string;
  readonly entry: PuzzleEntry;
  readonly index: number;
}

/** Says which puzzle comes next. */
export interface Picker {
  next(): Picked | undefined;
  /** Hears how the first try at a puzzle went. */
  note(puzzle: Puzzle, firstTry: PuzzleEnd['firstTry']): void;
}

/** Puzzles of a game that fit to what was wished for and to how the ones before went, perhaps after a first one. */
export const fittingPuzzles = (
  game: string,
  entries: readonly PuzzleEntry[],
  wish: Wish,
  seed: string,
  first?: PuzzleEntry,
): Picker => {
  const random: Random = seededRandom(seed);
  const shown = new Set<string>();
  const missedThemes = new Set<string>();
  let own: Skill = NEW_SOLVER;
  const show = (entry: PuzzleEntry): Picked => {
    shown.add(entry.id);
    return { game, entry, index: entries.indexOf(entry) };
  };
  return {
    next() {
      if (first && !shown.has(first.id)) return show(first);
      const entry = nextPuzzle(entries, own, { solved: shown, missedThemes }, wish, random);
      return entry && show(entry);
    },
    note({ start, themes }, firstTry) {
      if (firstTry === undefined) return;
      const weight = wish.theme === undefined ? TRY_WEIGHT.any : TRY_WEIGHT.theme;
      own = skillAfterTry(own, start, firstTry === 'solved', weight);
      if (firstTry === 'missed') for (const theme of themes) missedThemes.add(theme);
    },
  };
};

/** The puzzles of a day, one for each of these games. */
export const dailyPuzzles = (games: ReadonlyMap<string, readonly PuzzleEntry[]>, day: string): Picker => {
  const left = [...games].flatMap(([game, entries]): readonly Picked[] => {
    const entry = dailyPuzzle(entries, day);
    return entry ? [{ game, entry, index: entries.indexOf(entry) }] : [];
  });
  return { next: () => left.shift(), note: () => undefined };
};
