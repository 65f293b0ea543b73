import { type LateWords, loadLateWords } from '../words/late/index.ts';
import type { Voice } from './voice.ts';

/** The voice of the game, with what only drawn examples and the editor say. */
export interface LateVoice extends Voice {
  readonly words: Voice['words'] & LateWords;
}

export const lateVoice = async (voice: Voice): Promise<LateVoice> => ({
  ...voice,
  words: { ...voice.words, ...(await loadLateWords(voice.speak.lang)) },
});
