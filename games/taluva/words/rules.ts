import type { Lang, Shape } from '@threefold-games/speech';
import type { rules } from './en/rules.generated.ts';

/** The numbered rules with the titles of their chapters, in any language. */
export type Rules = Shape<typeof rules>;

/** Every language's rules, loaded when they are read. */
const LOADERS: Readonly<Record<Lang, () => Promise<{ readonly rules: Rules }>>> = {
  en: () => import('./en/rules.generated.ts'),
  de: () => import('./de/rules.ts'),
  fr: () => import('./fr/rules.ts'),
  pl: () => import('./pl/rules.ts'),
  es: () => import('./es/rules.ts'),
  nl: () => import('./nl/rules.ts'),
  it: () => import('./it/rules.ts'),
};

/** The rules in a language. */
export const loadRules = async (lang: Lang): Promise<Rules> => (await LOADERS[lang]()).rules;
