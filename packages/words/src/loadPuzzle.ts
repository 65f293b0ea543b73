import type { puzzle } from './en/puzzle.ts';
import type { Lang } from './langs.ts';
import type { Shape } from './message.ts';

/** What a puzzle says, whatever the game. */
export type PuzzlePageWords = Shape<typeof puzzle>;

/** Every language's, loaded with the pages that say it. */
const PUZZLE: Readonly<Record<Lang, () => Promise<{ readonly puzzle: PuzzlePageWords }>>> = {
  en: () => import('./en/puzzle.ts'),
  de: () => import('./en/puzzle.ts'),
  fr: () => import('./en/puzzle.ts'),
  pl: () => import('./en/puzzle.ts'),
  es: () => import('./en/puzzle.ts'),
  nl: () => import('./en/puzzle.ts'),
  it: () => import('./en/puzzle.ts'),
};

export const loadPuzzlePageWords = async (lang: Lang): Promise<PuzzlePageWords> => (await PUZZLE[lang]()).puzzle;
