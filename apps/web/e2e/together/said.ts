import { speaker } from '@threefold-games/speech';
import { loadOnlineWords, loadWords } from '@threefold-games/words';

/** What the app says in English. */
export const words = await loadWords('en');
export const online = await loadOnlineWords('en');
export const speak = speaker('en');
