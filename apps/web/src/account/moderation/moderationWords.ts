import { loadModerationWords, type ModerationWords } from '@threefold-games/words';
import { lateWords, useWords, type Voice } from '../../i18n/index.ts';

const read = await lateWords(loadModerationWords);

/** What the page of the operators says. */
export const useModerationWords = (): Voice & { readonly texts: ModerationWords } => ({ ...useWords(), texts: read() });

/** A moment as this page writes it. */
export const SHORT = { dateStyle: 'medium', timeStyle: 'short' } as const;
