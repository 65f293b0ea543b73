import type { Lang, Shape } from '@threefold-games/speech';
import type { puzzles } from './en/puzzles.ts';

/** What the page of all puzzles says, whatever the game. */
export type PuzzlesWords = Shape<typeof puzzles>;

/** Every language's, loaded with that page. */
const PUZZLES: Readonly<Record<Lang, () => Promise<{ readonly puzzles: PuzzlesWords }>>> = {
  en: () => import('./en/puzzles.ts'),
  de: () => import('./de/puzzles.ts'),
  fr: () => import('./fr/puzzles.ts'),
  pl: () => import('./pl/puzzles.ts'),
  es: () => import('./es/puzzles.ts'),
  nl: () => import('./nl/puzzles.ts'),
  it: () => import('./it/puzzles.ts'),
};

/** What the page of all puzzles says in a language. */
export const loadPuzzlesWords = async (lang: Lang): Promise<PuzzlesWords> => (await PUZZLES[lang]()).puzzles;
