import { loadOnlineWords, type OnlineWords } from '@threefold-games/words';
import { useWords, type Voice } from './language.ts';
import { lateWords } from './lateWords.ts';

const read = await lateWords(loadOnlineWords);

/** What is said about playing together. */
export const useOnlineWords = (): Voice & { readonly online: OnlineWords } => ({ ...useWords(), online: read() });
