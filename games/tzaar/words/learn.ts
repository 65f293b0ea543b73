import type { Lang } from '@threefold-games/speech';
import type { LearnWords } from './en/learn.ts';

/** Every language's words for the lessons, loaded with them. */
const LOADERS: Readonly<Record<Lang, () => Promise<{ readonly words: LearnWords }>>> = {
  en: () => import('./en/learn.ts'),
  de: () => import('./de/learn.ts'),
  fr: () => import('./fr/learn.ts'),
  pl: () => import('./pl/learn.ts'),
  es: () => import('./es/learn.ts'),
  nl: () => import('./nl/learn.ts'),
  it: () => import('./it/learn.ts'),
};

export const loadCourseWords = async (lang: Lang): Promise<LearnWords> => (await LOADERS[lang]()).words;
