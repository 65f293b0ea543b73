import { loadReviewWords, type ReviewWords } from '@threefold-games/words';
import { useWords, type Voice } from '../../state/language.ts';
import { lateWords } from '../../state/lateWords.ts';

const read = await lateWords(loadReviewWords);

/** What the review of a game says. */
export const useReviewWords = (): Voice & { readonly said: ReviewWords } => ({ ...useWords(), said: read() });
