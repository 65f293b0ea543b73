import type { Lang, Shape } from '@threefold-games/speech';
import type { puzzle } from './en/puzzle.ts';

/** What a puzzle says, whatever the game. */
export type PuzzlePageWords = Shape<typeof puzzle>;

/** Every language's, loaded with the pages that say it. */
const PUZZLE: Readonly<Record<Lang, () => Promise<{ readonly puzzle: PuzzlePageWords }>>> = {
  en: () => import('./en/puzzle.ts'),
  de: () => import('./de/puzzle.ts'),
  fr: () => import('./fr/puzzle.ts'),
  pl: () => import('./pl/puzzle.ts'),
  es: () => import('./es/puzzle.ts'),
  nl: () => import('./nl/puzzle.ts'),
  it: () => import('./it/puzzle.ts'),
};

/** What a puzzle says in a language. */
export const loadPuzzlePageWords = async (lang: Lang): Promise<PuzzlePageWords> => (await PUZZLE[lang]()).puzzle;
