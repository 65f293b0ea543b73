import { effect, signal } from '@preact/signals';
import { loadOnlineWords, type OnlineWords } from '@threefold/words';
import { lang, useWords, type Voice } from './language.ts';

// Whatever says something about playing together is loaded with the words for it.
const known = signal(await loadOnlineWords(lang.value));
const failed = signal<unknown>(undefined);

effect(() => {
  const wanted = lang.value;
  loadOnlineWords(wanted).then(
    words => {
      if (lang.peek() === wanted) known.value = words;
    },
    (error: unknown) => {
      failed.value = error;
    },
  );
});

/**
 * What is said about playing together, in the current language, or in the one before until it is loaded. Where loading fails the page is
 * broken off, and offers to try again.
 */
export const useOnlineWords = (): Voice & { readonly online: OnlineWords } => {
  if (failed.value !== undefined) throw failed.value;
  return { ...useWords(), online: known.value };
};
