import type { Face } from '@threefold/stage';
import { type Lang, type Speak, speaker } from '@threefold/words';
import { loadWords as talat } from './talat/words/index.ts';
import { loadWords as taluva } from './taluva/words/index.ts';
import { loadWords as tzaar } from './tzaar/words/index.ts';

const open = async <Words>(
  lang: Lang,
  loadWords: (lang: Lang) => Promise<Words>,
  scene: Promise<{ open(words: Words, speak: Speak): Face }>,
): Promise<Face> => (await scene).open(await loadWords(lang), speaker(lang));

/** What each game looks like and says; loaded when somebody looks at it. */
const FACES: Readonly<Record<string, (lang: Lang) => Promise<Face>>> = {
  talat: lang => open(lang, talat, import('./talat/scene/index.ts')),
  tzaar: lang => open(lang, tzaar, import('./tzaar/scene/index.ts')),
  taluva: lang => open(lang, taluva, import('./taluva/scene/index.ts')),
};

/** The face of a game in a language. */
export const loadFace = async (id: string, lang: Lang): Promise<Face | undefined> => FACES[id]?.(lang);
