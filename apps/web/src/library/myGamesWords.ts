import { loadMyGamesWords, type MyGamesWords } from '@threefold-games/words';
import { lateWords, useWords, type Voice } from '../i18n/index.ts';

const read = await lateWords(loadMyGamesWords);

/** What lists of games say. */
export const useMyGamesWords = (): Voice & { readonly myGames: MyGamesWords } => ({ ...useWords(), myGames: read() });
