import type { Face } from '@threefold/stage';
import { type Lang, speaker } from '@threefold/words';
import type { RulesText } from './definition.ts';
import { definitions } from './definitions.ts';

export type { RulesText };

const find = (id: string) => definitions.find(({ game }) => game.id === id);

/** The face of a game in a language; undefined where there is no such game. */
export const loadFace = async (id: string, lang: Lang): Promise<Face | undefined> => {
  const definition = find(id);
  if (!definition) return undefined;
  const [{ open }, words] = await Promise.all([definition.scene(), definition.words(lang)]);
  return open(words, speaker(lang));
};

/** The rules of a game in a language; undefined where there is no such game. */
export const loadRules = async (id: string, lang: Lang): Promise<RulesText | undefined> => find(id)?.rules(lang);
