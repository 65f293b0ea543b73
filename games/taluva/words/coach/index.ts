import type { Lang } from '@threefold-games/speech';
import type { CoachWords } from './en.ts';

export type { CoachWords };

/** Every language's words for the coach, loaded with it. */
const LOADERS: Readonly<Record<Lang, () => Promise<{ readonly words: CoachWords }>>> = {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  pl: () => import('./pl.ts'),
  es: () => import('./es.ts'),
  nl: () => import('./nl.ts'),
  it: () => import('./it.ts'),
};

export const loadCoachWords = async (lang: Lang): Promise<CoachWords> => (await LOADERS[lang]()).words;
