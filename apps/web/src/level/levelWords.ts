import { type LevelWords, loadLevelWords } from '@threefold-games/words';
import { useWords, type Voice } from '../state/language.ts';
import { lateWords } from '../state/lateWords.ts';

const read = await lateWords(loadLevelWords);

/** What is said about one's own level. */
export const useLevelWords = (): Voice & { readonly said: LevelWords } => ({ ...useWords(), said: read() });
