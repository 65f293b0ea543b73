import { type Lang, type Speak, speaker } from '@threefold-games/speech';
import { words as english, type Words } from './en.ts';

export type { Words };

/** The board's own words in a language, and what speaks them. */
export interface Voice {
  readonly words: Words;
  readonly speak: Speak;
}

/** Every language but English, loaded when it is spoken. */
const LOADERS: Readonly<Record<Exclude<Lang, 'en'>, () => Promise<{ readonly words: Words }>>> = {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  nl: () => import('./nl.ts'),
  it: () => import('./it.ts'),
  es: () => import('./es.ts'),
  pl: () => import('./pl.ts'),
};

/** English is there at once. */
export const englishVoice = (): Voice => ({ words: english, speak: speaker('en') });

export const loadVoice = async (lang: Lang): Promise<Voice> =>
  lang === 'en' ? englishVoice() : { words: (await LOADERS[lang]()).words, speak: speaker(lang) };
