import { type Lang, type Speak, speaker } from '@threefold-games/speech';
import type { BoardFault } from '../opened.ts';
import { words as english, type Words } from './en/board.ts';

export type { Words };

/** The board's own words in a language, and what speaks them. */
export interface Voice {
  readonly words: Words;
  readonly speak: Speak;
}

/** Every language but English, loaded when it is spoken. */
const LOADERS: Readonly<Record<Exclude<Lang, 'en'>, () => Promise<{ readonly words: Words }>>> = {
  de: () => import('./de/board.ts'),
  fr: () => import('./fr/board.ts'),
  nl: () => import('./nl/board.ts'),
  it: () => import('./it/board.ts'),
  es: () => import('./es/board.ts'),
  pl: () => import('./pl/board.ts'),
};

/** English is there at once. */
export const englishVoice = (): Voice => ({ words: english, speak: speaker('en') });

export const loadVoice = async (lang: Lang): Promise<Voice> =>
  lang === 'en' ? englishVoice() : { words: (await LOADERS[lang]()).words, speak: speaker(lang) };

/** Why a board cannot show what it is asked for, in a short sentence. */
export const sayFault = ({ of, turn, step }: BoardFault, { words: { faults }, speak }: Voice): string =>
  of === 'record' && turn !== undefined && step !== undefined
    ? speak(faults.recordAt, { turn, step })
    : speak(faults[of]);
