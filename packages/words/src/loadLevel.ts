import type { Lang, Shape } from '@threefold-games/speech';
import type { level } from './en/level.ts';

/** What is said about one’s own level. */
export type LevelWords = Shape<typeof level>;

/** Every language's, loaded with the form of a new game or at the end of a game. */
const LEVEL: Readonly<Record<Lang, () => Promise<{ readonly level: LevelWords }>>> = {
  en: () => import('./en/level.ts'),
  de: () => import('./de/level.ts'),
  fr: () => import('./fr/level.ts'),
  pl: () => import('./pl/level.ts'),
  es: () => import('./es/level.ts'),
  nl: () => import('./nl/level.ts'),
  it: () => import('./it/level.ts'),
};

/** What is said about one’s own level in a language. */
export const loadLevelWords = async (lang: Lang): Promise<LevelWords> => (await LEVEL[lang]()).level;
