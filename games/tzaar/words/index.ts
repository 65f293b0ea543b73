import type { Lang } from '@threefold-games/speech';
import type { Words } from './en.ts';

/** All that the game says, in any language. */
export type { Words };

/** Every language's words, loaded when they are spoken. */
const LOADERS: Readonly<Record<Lang, () => Promise<{ readonly words: Words }>>> = {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  pl: () => import('./pl.ts'),
  es: () => import('./es.ts'),
  nl: () => import('./nl.ts'),
  it: () => import('./it.ts'),
};

/** What the game says in a language. */
export const loadWords = async (lang: Lang): Promise<Words> => (await LOADERS[lang]()).words;
