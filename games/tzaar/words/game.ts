import type { Lang } from '@threefold-games/speech';
import type { Words } from './en/game.ts';

/** All that the game says, in any language. */
export type { Words };

/** Every language's words, loaded when they are spoken. */
const LOADERS: Readonly<Record<Lang, () => Promise<{ readonly words: Words }>>> = {
  en: () => import('./en/game.ts'),
  de: () => import('./de/game.ts'),
  fr: () => import('./fr/game.ts'),
  pl: () => import('./pl/game.ts'),
  es: () => import('./es/game.ts'),
  nl: () => import('./nl/game.ts'),
  it: () => import('./it/game.ts'),
};

/** What the game says in a language. */
export const loadWords = async (lang: Lang): Promise<Words> => (await LOADERS[lang]()).words;
