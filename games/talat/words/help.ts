import type { Lang } from '@threefold-games/speech';
import type { HelpWords } from './en/help.ts';

export type { HelpWords };

/** Every language's words for help at the table, loaded with it. */
const LOADERS: Readonly<Record<Lang, () => Promise<{ readonly words: HelpWords }>>> = {
  en: () => import('./en/help.ts'),
  de: () => import('./de/help.ts'),
  fr: () => import('./fr/help.ts'),
  pl: () => import('./pl/help.ts'),
  es: () => import('./es/help.ts'),
  nl: () => import('./nl/help.ts'),
  it: () => import('./it/help.ts'),
};

export const loadHelpWords = async (lang: Lang): Promise<HelpWords> => (await LOADERS[lang]()).words;
