import type { Lang } from '@threefold-games/speech';
import type { GuideWords } from './en.ts';

/** How to play, in every language, loaded when somebody reads it. */
const LOADERS: Readonly<Record<Lang, () => Promise<{ readonly words: GuideWords }>>> = {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  pl: () => import('./pl.ts'),
  es: () => import('./es.ts'),
  nl: () => import('./nl.ts'),
  it: () => import('./it.ts'),
};

export const loadGuideWords = async (lang: Lang): Promise<GuideWords> => (await LOADERS[lang]()).words;
