import { speaker } from '@threefold/speech';
import { loadOnlineWords, loadWords } from '@threefold/words';

/** What the app says in English. */
export const words = await loadWords('en');
export const online = await loadOnlineWords('en');
export const speak = speaker('en');
