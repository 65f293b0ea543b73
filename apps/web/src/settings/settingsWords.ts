import { loadSettingsWords } from '@threefold-games/words';
import { lateWords } from '../i18n/index.ts';

/** What the settings page says. */
export const useSettingsWords = await lateWords(loadSettingsWords);
