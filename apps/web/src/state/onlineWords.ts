import { signal } from '@preact/signals';
import { type Lang, loadOnlineWords, type OnlineWords } from '@threefold/words';
import { useEffect } from 'preact/hooks';
import { lang, useWords, type Voice } from './language.ts';

const known = signal<ReadonlyMap<Lang, OnlineWords>>(new Map());
const failed = signal<unknown>(undefined);
/** What is shown until the words of another language are there. */
let last: OnlineWords | undefined;

/** Fetches what is said about playing together, once for each language. */
const fetchWords = async (language: Lang): Promise<void> => {
  if (known.peek().has(language)) return;
  try {
    const words = await loadOnlineWords(language);
    known.value = new Map([...known.peek(), [language, words]]);
  } catch (error) {
    failed.value = error;
  }
};

/**
 * What is said about playing together, in the current language; undefined until it is loaded. Where loading fails the page is broken
 * off, and offers to try again.
 */
export const useOnlineWords = (): (Voice & { readonly online: OnlineWords }) | undefined => {
  const voice = useWords();
  useEffect(() => void fetchWords(lang.value), [lang.value]);
  if (failed.value !== undefined) throw failed.value;
  const online = known.value.get(lang.value) ?? last;
  last = online;
  return online && { ...voice, online };
};
