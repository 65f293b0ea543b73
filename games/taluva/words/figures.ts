import type { Lang } from '@threefold-games/speech';
import type { FigureWords } from './en/figures.ts';

/** Every language's words for the drawn examples, loaded with them. */
const LOADERS: Readonly<Record<Lang, () => Promise<{ readonly words: FigureWords }>>> = {
  en: () => import('./en/figures.ts'),
  de: () => import('./de/figures.ts'),
  fr: () => import('./fr/figures.ts'),
  pl: () => import('./pl/figures.ts'),
  es: () => import('./es/figures.ts'),
  nl: () => import('./nl/figures.ts'),
  it: () => import('./it/figures.ts'),
};

export const loadFigureWords = async (lang: Lang): Promise<FigureWords> => (await LOADERS[lang]()).words;
