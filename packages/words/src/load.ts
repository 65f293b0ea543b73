import type { Lang, Shape } from '@threefold-games/speech';
import type * as words from './en/index.ts';

/** The words of the interface, by area. */
export type Words = Shape<typeof words>;

/** Every language's words, loaded when they are spoken. */
const WORDS: Readonly<Record<Lang, () => Promise<Words>>> = {
  en: () => import('./en/index.ts'),
  de: () => import('./de/index.ts'),
  fr: () => import('./fr/index.ts'),
  pl: () => import('./pl/index.ts'),
  es: () => import('./es/index.ts'),
  nl: () => import('./nl/index.ts'),
  it: () => import('./it/index.ts'),
};

/** What the interface says in a language. */
export const loadWords = (lang: Lang): Promise<Words> => WORDS[lang]();
