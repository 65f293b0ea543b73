import type { Lang } from '@threefold-games/speech';
import type { PuzzleWords } from './en.ts';

/** Every language's words for the puzzles, loaded with them. */
const LOADERS: Readonly<Record<Lang, () => Promise<{ readonly words: PuzzleWords }>>> = {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  pl: () => import('./pl.ts'),
  es: () => import('./es.ts'),
  nl: () => import('./nl.ts'),
  it: () => import('./it.ts'),
};

export const loadPuzzleWords = async (lang: Lang): Promise<PuzzleWords> => (await LOADERS[lang]()).words;
