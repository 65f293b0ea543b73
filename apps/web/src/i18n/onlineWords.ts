import { loadOnlineWords } from '@threefold-games/words';
import { lateWords } from './lateWords.ts';

/** What is said about playing together. */
export const useOnlineWords = await lateWords(loadOnlineWords);
