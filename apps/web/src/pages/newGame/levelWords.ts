import { type LevelWords, loadLevelWords } from '@threefold/words';
import { useWords, type Voice } from '../../state/language.ts';
import { lateWords } from '../../state/lateWords.ts';

const read = await lateWords(loadLevelWords);

/** What is said where a bot is chosen. */
export const useLevelWords = (): Voice & { readonly levels: LevelWords } => ({ ...useWords(), levels: read() });
