import type { Lang } from '@threefold-games/speech';
import type { GuideWords } from './en/guide.ts';

/** How to play, in every language, loaded when somebody reads it. */
const LOADERS: Readonly<Record<Lang, () => Promise<{ readonly words: GuideWords }>>> = {
  en: () => import('./en/guide.ts'),
  de: () => import('./de/guide.ts'),
  fr: () => import('./fr/guide.ts'),
  pl: () => import('./pl/guide.ts'),
  es: () => import('./es/guide.ts'),
  nl: () => import('./nl/guide.ts'),
  it: () => import('./it/guide.ts'),
};

export const loadGuideWords = async (lang: Lang): Promise<GuideWords> => (await LOADERS[lang]()).words;
