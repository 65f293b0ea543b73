import type { Lang } from '@threefold/words';
import type { GuideWords } from './en.ts';

/** How to play, in every language, loaded when somebody reads it. */
const LOADERS: Readonly<Record<Lang, () => Promise<{ readonly words: GuideWords }>>> = {
  en: () => import('./en.ts'),
  de: () => import('./en.ts'),
  fr: () => import('./en.ts'),
  pl: () => import('./en.ts'),
  es: () => import('./en.ts'),
  nl: () => import('./en.ts'),
  it: () => import('./en.ts'),
};

export const loadGuideWords = async (lang: Lang): Promise<GuideWords> => (await LOADERS[lang]()).words;
