import { type LearnWords, loadLearnWords } from '@threefold-games/words';
import { lateWords, useWords, type Voice } from '../i18n/index.ts';

const read = await lateWords(loadLearnWords);

/** What the pages about learning say. */
export const useLearnWords = (): Voice & { readonly said: LearnWords } => ({ ...useWords(), said: read() });
