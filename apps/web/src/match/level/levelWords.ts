import { type LevelWords, loadLevelWords } from '@threefold-games/words';
import { lateWords, useWords, type Voice } from '../../i18n/index.ts';

const read = await lateWords(loadLevelWords);

/** What is said about one's own level. */
export const useLevelWords = (): Voice & { readonly said: LevelWords } => ({ ...useWords(), said: read() });
