import { loadPuzzlesWords, type PuzzlesWords } from '@threefold-games/words';
import { lateWords, useWords, type Voice } from '../../i18n/index.ts';

const read = await lateWords(loadPuzzlesWords);

/** What the page of all puzzles says. */
export const usePuzzlesWords = (): Voice & { readonly said: PuzzlesWords } => ({ ...useWords(), said: read() });
