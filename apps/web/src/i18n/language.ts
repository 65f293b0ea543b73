import { batch, signal } from '@preact/signals';
import { isLang, type Lang, matchLang, type Speak, speaker } from '@threefold-games/speech';
import { loadWords, type Words } from '@threefold-games/words';
import { textKey } from '../storage/index.ts';

const chosenLang = textKey('lang');

/** The language of the page. */
export const lang = signal<Lang>('en');

export interface Voice {
  readonly words: Words;
  readonly speak: Speak;
}

const voice = signal<Voice | undefined>(undefined);

/** The words of the interface in the current language, and what speaks them. */
export const useWords = (): Voice => {
  if (!voice.value) throw new Error('the words are loaded before the first page is drawn');
  return voice.value;
};

/** What speaks now, outside of components. */
export const currentVoice = (): Voice => useWords();

let wanted: Lang | undefined;

/** Speaks another language from now on, on every page; false where another was asked for while its words were loaded. */
export const setLang = async (to: Lang): Promise<boolean> => {
  wanted = to;
  const words = await loadWords(to);
  if (wanted !== to) return false;
  chosenLang.set(to);
  batch(() => {
    lang.value = to;
    voice.value = { words, speak: speaker(to) };
  });
  document.documentElement.lang = to;
  return true;
};

/** The language that was chosen here before, else the one that the browser asks for. */
export const wantedLang = (): Lang => {
  const before = chosenLang.get();
  return isLang(before) ? before : matchLang(navigator.languages);
};
