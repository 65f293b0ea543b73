import type { Lang, Shape } from '@threefold-games/speech';
import type { help } from './en/help.ts';

/** What is said about help at the table. */
export type HelpWords = Shape<typeof help>;

/** Every language's, loaded once a board can be played: nobody waits for it. */
const HELP: Readonly<Record<Lang, () => Promise<{ readonly help: HelpWords }>>> = {
  en: () => import('./en/help.ts'),
  de: () => import('./de/help.ts'),
  fr: () => import('./fr/help.ts'),
  pl: () => import('./pl/help.ts'),
  es: () => import('./es/help.ts'),
  nl: () => import('./nl/help.ts'),
  it: () => import('./it/help.ts'),
};

/** What is said about help in a language. */
export const loadHelpWords = async (lang: Lang): Promise<HelpWords> => (await HELP[lang]()).help;
