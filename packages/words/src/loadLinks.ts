import type { Lang, Shape } from '@threefold-games/speech';
import type { links } from './en/links.ts';

/** What links say of themselves elsewhere. */
export type LinkWords = Shape<typeof links>;

/** Every language's, loaded by the server when somebody asks for a link in it. */
const LINKS: Readonly<Record<Lang, () => Promise<{ readonly links: LinkWords }>>> = {
  en: () => import('./en/links.ts'),
  de: () => import('./de/links.ts'),
  fr: () => import('./fr/links.ts'),
  pl: () => import('./pl/links.ts'),
  es: () => import('./es/links.ts'),
  nl: () => import('./nl/links.ts'),
  it: () => import('./it/links.ts'),
};

/** What links say of themselves in a language. */
export const loadLinkWords = async (lang: Lang): Promise<LinkWords> => (await LINKS[lang]()).links;
