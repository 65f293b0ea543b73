import { loadMyGamesWords, type MyGamesWords } from '@threefold-games/words';
import { useWords, type Voice } from '../../state/language.ts';
import { lateWords } from '../../state/lateWords.ts';

const read = await lateWords(loadMyGamesWords);

/** What lists of games say. */
export const useMyGamesWords = (): Voice & { readonly myGames: MyGamesWords } => ({ ...useWords(), myGames: read() });
