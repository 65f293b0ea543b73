import type { Words } from './en/index.ts';
import type { Lang } from './langs.ts';

/** Every language's words, loaded when they are spoken. */
const LOADERS: Readonly<Record<Lang, () => Promise<{ readonly words: Words }>>> = {
  en: () => import('./en/index.ts'),
  de: () => import('./de/index.ts'),
  fr: () => import('./fr/index.ts'),
  pl: () => import('./pl/index.ts'),
  es: () => import('./es/index.ts'),
  nl: () => import('./nl/index.ts'),
  it: () => import('./it/index.ts'),
};

export const loadWords = async (lang: Lang): Promise<Words> => (await LOADERS[lang]()).words;
