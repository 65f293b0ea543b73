import type { Lang } from '@threefold-games/speech';
import type { LateWords } from './en.ts';

export type { LateWords };

/** Every language's words for drawn examples and the editor, loaded with them. */
const LOADERS: Readonly<Record<Lang, () => Promise<{ readonly words: LateWords }>>> = {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  pl: () => import('./pl.ts'),
  es: () => import('./es.ts'),
  nl: () => import('./nl.ts'),
  it: () => import('./it.ts'),
};

export const loadLateWords = async (lang: Lang): Promise<LateWords> => (await LOADERS[lang]()).words;
