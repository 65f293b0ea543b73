import { loadSettingsWords, type SettingsWords } from '@threefold-games/words';
import { useWords, type Voice } from '../../state/language.ts';
import { lateWords } from '../../state/lateWords.ts';

const read = await lateWords(loadSettingsWords);

/** What the page of the settings says. */
export const useSettingsWords = (): Voice & { readonly said: SettingsWords } => ({ ...useWords(), said: read() });
