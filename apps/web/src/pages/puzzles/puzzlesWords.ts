import { loadPuzzlesWords, type PuzzlesWords } from '@threefold-games/words';
import { useWords, type Voice } from '../../state/language.ts';
import { lateWords } from '../../state/lateWords.ts';

const read = await lateWords(loadPuzzlesWords);

/** What the page of all puzzles says. */
export const usePuzzlesWords = (): Voice & { readonly said: PuzzlesWords } => ({ ...useWords(), said: read() });
