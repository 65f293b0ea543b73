import type { PuzzleWords } from '@threefold-games/catalogue/load';
import type { Game } from '@threefold-games/core';
import type { Puzzle } from '@threefold-games/learn';
import {
  goalTitle,
  loadPuzzlePageWords,
  loadPuzzlesWords,
  type PuzzlePageWords,
  type PuzzlesWords,
} from '@threefold-games/words';
import { lateWords, useWords, type Voice } from '../../i18n/index.ts';

const [read, readLists] = await Promise.all([lateWords(loadPuzzlePageWords), lateWords(loadPuzzlesWords)]);

export type PuzzleVoice = Voice & { readonly said: PuzzlePageWords };

/** What a puzzle says, whatever the game. */
export const usePuzzleWords = (): PuzzleVoice => ({ ...useWords(), said: read() });

/** What lists of puzzles say. */
export const useListWords = (): PuzzlesWords => readLists();

/** What is to be done, as a title; empty until the words of the game are there. */
export const useTask = (puzzle: Puzzle, game: Game, themes: PuzzleWords | undefined): string => {
  const { speak } = useWords();
  const goals = readLists();
  const position = game.decode(puzzle.position);
  return position.ok && themes ? goalTitle(puzzle, position.value.seats, goals, themes, speak) : '';
};
