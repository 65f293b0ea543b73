import { loadMyGamesWords } from '@threefold-games/words';
import { lateWords } from '../i18n/index.ts';

/** What lists of games say. */
export const useMyGamesWords = await lateWords(loadMyGamesWords);
