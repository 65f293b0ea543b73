import type { Lang } from '@threefold/words';
import type { CoachWords } from './en.ts';

export type { CoachWords };

/** Every language's words for the coach, loaded with it. */
const LOADERS: Readonly<Record<Lang, () => Promise<{ readonly words: CoachWords }>>> = {
  en: () => import('./en.ts'),
  de: () => import('./en.ts'),
  fr: () => import('./en.ts'),
  pl: () => import('./en.ts'),
  es: () => import('./en.ts'),
  nl: () => import('./en.ts'),
  it: () => import('./en.ts'),
};

export const loadCoachWords = async (lang: Lang): Promise<CoachWords> => (await LOADERS[lang]()).words;
