import { type LearnWords, loadLearnWords } from '@threefold-games/words';
import { useWords, type Voice } from '../../state/language.ts';
import { lateWords } from '../../state/lateWords.ts';

const read = await lateWords(loadLearnWords);

/** What the pages about learning say. */
export const useLearnWords = (): Voice & { readonly said: LearnWords } => ({ ...useWords(), said: read() });
