import { effect, signal } from '@preact/signals';
import type { Lang } from '@threefold-games/speech';
import { lang, useWords, type Voice } from './language.ts';

/** The voice of the page, with the words of one subject. */
export type LateVoice<Said> = Voice & { readonly said: Said };

/**
 * Makes the hook for the words of a subject, which are loaded with the page that says them. A page keeps the previous language until the
 * words of the current one have arrived. If they cannot be loaded, the page is interrupted and offers to try again.
 */
export const lateWords = async <Said>(load: (lang: Lang) => Promise<Said>): Promise<() => LateVoice<Said>> => {
  const known = signal((await load(lang.value)) as Said);
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
    return { ...useWords(), said: known.value };
  };
};
