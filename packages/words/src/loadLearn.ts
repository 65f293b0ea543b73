import type { Lang, Shape } from '@threefold-games/speech';
import type { learn } from './en/learn.ts';

/** What lessons say, whatever the game. */
export type LearnWords = Shape<typeof learn>;

/** Every language's, loaded with the pages about learning. */
const LEARN: Readonly<Record<Lang, () => Promise<{ readonly learn: LearnWords }>>> = {
  en: () => import('./en/learn.ts'),
  de: () => import('./de/learn.ts'),
  fr: () => import('./fr/learn.ts'),
  pl: () => import('./pl/learn.ts'),
  es: () => import('./es/learn.ts'),
  nl: () => import('./nl/learn.ts'),
  it: () => import('./it/learn.ts'),
};

/** What lessons say in a language. */
export const loadLearnWords = async (lang: Lang): Promise<LearnWords> => (await LEARN[lang]()).learn;
