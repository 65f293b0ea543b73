import { loadSettingsWords, type SettingsWords } from '@threefold-games/words';
import { lateWords, useWords, type Voice } from '../i18n/index.ts';

const read = await lateWords(loadSettingsWords);

/** What the page of the settings says. */
export const useSettingsWords = (): Voice & { readonly said: SettingsWords } => ({ ...useWords(), said: read() });
