import type { Lang } from '@threefold-games/speech';
import type { CoachWords } from './en/coach.ts';

export type { CoachWords };

/** Every language's words for reasons and remarks, loaded with the coach. */
const LOADERS: Readonly<Record<Lang, () => Promise<{ readonly words: CoachWords }>>> = {
  en: () => import('./en/coach.ts'),
  de: () => import('./de/coach.ts'),
  fr: () => import('./fr/coach.ts'),
  pl: () => import('./pl/coach.ts'),
  es: () => import('./es/coach.ts'),
  nl: () => import('./nl/coach.ts'),
  it: () => import('./it/coach.ts'),
};

export const loadCoachWords = async (lang: Lang): Promise<CoachWords> => (await LOADERS[lang]()).words;
