import { loadReviewWords, type ReviewWords } from '@threefold-games/words';
import { lateWords, useWords, type Voice } from '../i18n/index.ts';

const read = await lateWords(loadReviewWords);

/** What the review of a game says. */
export const useReviewWords = (): Voice & { readonly said: ReviewWords } => ({ ...useWords(), said: read() });
