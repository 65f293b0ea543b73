import type { PuzzleWords } from '@threefold-games/catalogue/load';
import type { Game } from '@threefold-games/core';
import type { Puzzle } from '@threefold-games/learn';
import { goalTitle, loadPuzzlePageWords, loadPuzzlesWords, type PuzzlePageWords } from '@threefold-games/words';
import { type LateVoice, lateWords } from '../i18n/index.ts';

/** What a puzzle says, and what lists of puzzles say, in every game. */
export const [usePuzzleWords, usePuzzlesWords] = await Promise.all([
  lateWords(loadPuzzlePageWords),
  lateWords(loadPuzzlesWords),
]);

export type PuzzleVoice = LateVoice<PuzzlePageWords>;

/** The goal of a puzzle as a title; empty until the words of the game have arrived. */
export const useTask = (puzzle: Puzzle, game: Game, themes: PuzzleWords | undefined): string => {
  const { said, speak } = usePuzzlesWords();
  const position = game.decode(puzzle.position);
  return position.ok && themes ? goalTitle(puzzle, position.value.seats, said, themes, speak) : '';
};
