import type { Lang } from '@threefold-games/speech';
import type { HelpWords } from './en.ts';

export type { HelpWords };

/** Every language's words for help at the table, loaded with it. */
const LOADERS: Readonly<Record<Lang, () => Promise<{ readonly words: HelpWords }>>> = {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  pl: () => import('./pl.ts'),
  es: () => import('./es.ts'),
  nl: () => import('./nl.ts'),
  it: () => import('./it.ts'),
};

export const loadHelpWords = async (lang: Lang): Promise<HelpWords> => (await LOADERS[lang]()).words;
