import { loadModerationWords } from '@threefold-games/words';
import { lateWords } from '../../i18n/index.ts';

/** What the operators’ page says. */
export const useModerationWords = await lateWords(loadModerationWords);

/** A moment as this page writes it. */
export const SHORT = { dateStyle: 'medium', timeStyle: 'short' } as const;
