import { loadLevelWords } from '@threefold-games/words';
import { lateWords } from '../../i18n/index.ts';

/** What is said about your own level. */
export const useLevelWords = await lateWords(loadLevelWords);
