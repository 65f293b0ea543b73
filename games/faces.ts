import type { Face } from '@threefold/stage';
import { type Lang, type Speak, speaker, type Text } from '@threefold/words';
import { loadWords as talat } from './talat/words/index.ts';
import { loadRules as talatRules } from './talat/words/rules/index.ts';
import { loadWords as taluva } from './taluva/words/index.ts';
import { loadRules as taluvaRules } from './taluva/words/rules/index.ts';
import { loadWords as tzaar } from './tzaar/words/index.ts';
import { loadRules as tzaarRules } from './tzaar/words/rules/index.ts';

const open = async <Words>(
  lang: Lang,
  loadWords: (lang: Lang) => Promise<Words>,
  scene: Promise<{ open(words: Words, speak: Speak): Face }>,
): Promise<Face> => (await scene).open(await loadWords(lang), speaker(lang));

/** What each game looks like and says; loaded when somebody looks at it. */
const FACES = new Map<string, (lang: Lang) => Promise<Face>>([
  ['talat', lang => open(lang, talat, import('./talat/scene/index.ts'))],
  ['tzaar', lang => open(lang, tzaar, import('./tzaar/scene/index.ts'))],
  ['taluva', lang => open(lang, taluva, import('./taluva/scene/index.ts'))],
]);

/** The face of a game in a language; undefined where there is no such game. */
export const loadFace = async (id: string, lang: Lang): Promise<Face | undefined> => FACES.get(id)?.(lang);

/** The rules of a game in a language, by number. */
export interface RulesText {
  /** The titles of the chapters. */
  readonly chapters: Readonly<Record<string, Text>>;
  /** Every rule, in the order of its chapter. */
  readonly rules: Readonly<Record<string, Text>>;
}

const RULES = new Map<string, (lang: Lang) => Promise<RulesText>>([
  ['talat', talatRules],
  ['tzaar', tzaarRules],
  ['taluva', taluvaRules],
]);

/** The rules of a game in a language; undefined where there is no such game. */
export const loadRules = async (id: string, lang: Lang): Promise<RulesText | undefined> => RULES.get(id)?.(lang);
