/** The languages of the interface, in the order in which they are offered. */
export const LANGS = ['de', 'en', 'fr', 'nl', 'it', 'es', 'pl'] as const;
/** A language, by its ISO 639-1 code. */
export type Lang = (typeof LANGS)[number];

/** Each language in its own words. */
export const LANG_NAMES: Readonly<Record<Lang, string>> = {
  de: 'Deutsch',
  en: 'English',
  fr: 'Français',
  nl: 'Nederlands',
  it: 'Italiano',
  es: 'Español',
  pl: 'Polski',
};

/** Whether a text is the code of one of the languages. */
export const isLang = (text: string): text is Lang => (LANGS as readonly string[]).includes(text);

/** The first language that is wanted and spoken here, else English. */
export const matchLang = (wanted: readonly string[]): Lang =>
  wanted.map(tag => tag.toLowerCase().split('-', 1)[0]!).find(isLang) ?? 'en';
