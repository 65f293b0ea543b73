import { effect, signal } from '@preact/signals';
import type { Lang } from '@threefold-games/speech';
import { lang } from './language.ts';

/**
 * Words that are loaded with the page that says them. They are read in the current language, or in the one before until it is loaded. Where
 * loading fails the page is broken off, and offers to try again.
 */
export const lateWords = async <T>(load: (lang: Lang) => Promise<T>): Promise<() => T> => {
  const known = signal((await load(lang.value)) as T);
  const failed = signal<unknown>(undefined);
  effect(() => {
    const wanted = lang.value;
    load(wanted).then(
      words => {
        if (lang.peek() === wanted) known.value = words;
      },
      (error: unknown) => {
        failed.value = error;
      },
    );
  });
  return () => {
    if (failed.value !== undefined) throw failed.value;
    return known.value;
  };
};
