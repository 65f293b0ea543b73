import type { Lang } from '@threefold/words';
import type { LearnWords } from './en.ts';

/** Every language's words for the lessons, loaded with them. */
const LOADERS: Readonly<Record<Lang, () => Promise<{ readonly words: LearnWords }>>> = {
  en: () => import('./en.ts'),
  de: () => import('./en.ts'),
  fr: () => import('./en.ts'),
  pl: () => import('./en.ts'),
  es: () => import('./en.ts'),
  nl: () => import('./en.ts'),
  it: () => import('./en.ts'),
};

export const loadCourseWords = async (lang: Lang): Promise<LearnWords> => (await LOADERS[lang]()).words;
