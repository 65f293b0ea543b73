import { type FormWords, loadFormWords } from '@threefold-games/words';
import { lateWords, useWords, type Voice } from '../../i18n/index.ts';

const read = await lateWords(loadFormWords);

/** What is said where a bot is chosen. */
export const useFormWords = (): Voice & { readonly form: FormWords } => ({ ...useWords(), form: read() });
