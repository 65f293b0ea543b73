import type { CoachVoice, Values } from '@threefold-games/learn';
import { type Lang, type Plural, type Speak, speaker, type Text } from '@threefold-games/speech';
import { type CoachWords, loadCoachWords } from '../words/coach/index.ts';

/** What Taluva's coach says in a language. */
export const voice = async (lang: Lang): Promise<CoachVoice> => {
  const words = await loadCoachWords(lang);
  const speak = speaker(lang);
  return {
    reason: ({ id, values }, names) => {
      const { title, text } = words.reasons[sentenceOf(words.reasons, id, values)];
      const put = putIn(values, names);
      return { title: say(speak, title, put), text: say(speak, text, put) };
    },
    remark: ({ id, values }, names) =>
      say(speak, words.remarks[sentenceOf(words.remarks, id, values)], putIn(values, names)),
  };
};

/** The sentence for what was found: its name, and `how` it is so where there are several for it, such as `templeSplit`. */
const sentenceOf = <Words extends CoachWords['reasons'] | CoachWords['remarks']>(
  words: Words,
  id: string,
  { how }: Values,
): keyof Words => {
  const isKnown = (name: string): name is keyof Words & string => name in words;
  const name = how === undefined ? id : `${id}${capital(String(how))}`;
  if (!isKnown(name)) throw new Error(`the coach has no words for ${name}`);
  return name;
};

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

type Put = ReturnType<typeof putIn>;

/** What sentences put in: seats by their names, cells and numbers as they are. */
const putIn = (values: Values, names: readonly string[]) => {
  const number = (name: string): number => Number(values[name] ?? 0);
  return {
    who: names[number('who')] ?? '',
    cell: String(values.cell ?? ''),
    n: number('n'),
    of: number('of'),
    instead: number('instead'),
    most: number('most'),
    fewer: number('fewer'),
  };
};

/** A message with what it wants put in, which may be less than there is. */
const say = (speak: Speak, message: string | Plural, put: Put): string => {
  const wanting: Text<keyof Put & string> = message;
  return speak(wanting, put);
};
