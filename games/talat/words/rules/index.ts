import type { Lang, Shape } from '@threefold-games/speech';
import type { rules } from './en.generated.ts';

/** The numbered rules with the titles of their chapters, in any language. */
export type Rules = Shape<typeof rules>;

/** Every language's rules, loaded when they are read. */
const LOADERS: Readonly<Record<Lang, () => Promise<{ readonly rules: Rules }>>> = {
  en: () => import('./en.generated.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  pl: () => import('./pl.ts'),
  es: () => import('./es.ts'),
  nl: () => import('./nl.ts'),
  it: () => import('./it.ts'),
};

/** The rules in a language. */
export const loadRules = async (lang: Lang): Promise<Rules> => (await LOADERS[lang]()).rules;
