import type { Lang } from '@threefold-games/speech';
import type { PuzzleWords } from './en/puzzles.ts';

/** Every language's words for the puzzles, loaded with them. */
const LOADERS: Readonly<Record<Lang, () => Promise<{ readonly words: PuzzleWords }>>> = {
  en: () => import('./en/puzzles.ts'),
  de: () => import('./de/puzzles.ts'),
  fr: () => import('./fr/puzzles.ts'),
  pl: () => import('./pl/puzzles.ts'),
  es: () => import('./es/puzzles.ts'),
  nl: () => import('./nl/puzzles.ts'),
  it: () => import('./it/puzzles.ts'),
};

export const loadPuzzleWords = async (lang: Lang): Promise<PuzzleWords> => (await LOADERS[lang]()).words;
