import type { Lang } from '@threefold-games/speech';
import type { LearnWords } from './en.ts';

/** Every language's words for the lessons, loaded with them. */
const LOADERS: Readonly<Record<Lang, () => Promise<{ readonly words: LearnWords }>>> = {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  pl: () => import('./pl.ts'),
  es: () => import('./es.ts'),
  nl: () => import('./nl.ts'),
  it: () => import('./it.ts'),
};

export const loadCourseWords = async (lang: Lang): Promise<LearnWords> => (await LOADERS[lang]()).words;
