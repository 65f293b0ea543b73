import { copyText } from '../../ui/index.ts';
import { usePuzzleWords } from '../puzzleWords.ts';
import type { PuzzleResult } from './puzzleSource.ts';

const NAMED = ['first', 'second', 'third'] as const;

/** The result as a title: after how many tries the solution was found. */
export const useResultTitle = (result: PuzzleResult | undefined): string => {
  const { speak, said } = usePuzzleWords();
  if (!result) return '';
  if (result.how === 'shown') return speak(said.shown);
  if (result.isHelped) return speak(said.helped);
  const named = NAMED[result.tries - 1];
  return named ? speak(said.tries[named]) : speak(said.tries.later, { n: result.tries });
};

/** The result as a sentence to share; empty if the solution was not found. */
export const useShareSentence = (result: PuzzleResult | undefined): string => {
  const { speak, said } = usePuzzleWords();
  if (result?.how !== 'solved') return '';
  if (result.isHelped) return speak(said.shareFound.helped);
  const named = NAMED[result.tries - 1];
  return named ? speak(said.shareFound[named]) : speak(said.shareFound.later, { n: result.tries });
};

/** Shares a text through the system, or copies it if that is not possible. */
export const shareText = async (text: string): Promise<'shared' | 'copied' | 'failed'> => {
  if ('share' in navigator) {
    try {
      await navigator.share({ text });
      return 'shared';
    } catch (error) {
      // The player cancelled: no message needed.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  return (await copyText(text)) ? 'copied' : 'failed';
};
