import type { PuzzleResult } from './puzzleSource.ts';
import { usePuzzleWords } from './puzzleWords.ts';

const NAMED = ['first', 'second', 'third'] as const;

/** After how many tries it was found, in plain words: as a title. */
export const useTries = (result: PuzzleResult | undefined): string => {
  const { speak, said } = usePuzzleWords();
  if (!result) return '';
  if (result.how === 'shown') return speak(said.shown);
  if (result.isHelped) return speak(said.helped);
  const named = NAMED[result.tries - 1];
  return named ? speak(said.tries[named]) : speak(said.tries.later, { n: result.tries });
};

/** The same as a sentence that is sent to others; empty for who has not found it. */
export const useFound = (result: PuzzleResult | undefined): string => {
  const { speak, said } = usePuzzleWords();
  if (result?.how !== 'solved') return '';
  if (result.isHelped) return speak(said.shareFound.helped);
  const named = NAMED[result.tries - 1];
  return named ? speak(said.shareFound[named]) : speak(said.shareFound.later, { n: result.tries });
};
