import type { learn } from './en/learn.ts';
import type { Lang } from './langs.ts';
import type { Shape } from './message.ts';

/** What lessons say, whatever the game. */
export type LearnWords = Shape<typeof learn>;

/** Every language's, loaded with the pages about learning. */
const LEARN: Readonly<Record<Lang, () => Promise<{ readonly learn: LearnWords }>>> = {
  en: () => import('./en/learn.ts'),
  de: () => import('./en/learn.ts'),
  fr: () => import('./en/learn.ts'),
  pl: () => import('./en/learn.ts'),
  es: () => import('./en/learn.ts'),
  nl: () => import('./en/learn.ts'),
  it: () => import('./en/learn.ts'),
};

export const loadLearnWords = async (lang: Lang): Promise<LearnWords> => (await LEARN[lang]()).learn;
