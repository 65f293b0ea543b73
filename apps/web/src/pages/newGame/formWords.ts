import { type FormWords, loadFormWords } from '@threefold-games/words';
import { useWords, type Voice } from '../../state/language.ts';
import { lateWords } from '../../state/lateWords.ts';

const read = await lateWords(loadFormWords);

/** What is said where a bot is chosen. */
export const useFormWords = (): Voice & { readonly form: FormWords } => ({ ...useWords(), form: read() });
