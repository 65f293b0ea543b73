import { prettyStep } from '@threefold-games/games/talat/display';
import type { CoachVoice, Values } from '@threefold-games/learn';
import { type Lang, type Plural, type Speak, speaker, type Text } from '@threefold-games/speech';
import { type CoachWords, loadCoachWords } from '../words/coach/index.ts';

/** What Talat's coach says in a language. */
export const voice = async (lang: Lang): Promise<CoachVoice> => {
  const words = await loadCoachWords(lang);
  const speak = speaker(lang);
  return {
    reason: ({ id, values }, names) => {
      const { title, text } = words.reasons[known(words.reasons, id)];
      const put = putIn(speak, values, names);
      return { title: say(speak, title, put), text: say(speak, text, put) };
    },
    remark: ({ id, values }, names) => say(speak, words.remarks[known(words.remarks, id)], putIn(speak, values, names)),
  };
};

const known = <Words extends CoachWords['reasons'] | CoachWords['remarks']>(words: Words, id: string): keyof Words => {
  const isKnown = (name: string): name is keyof Words & string => name in words;
  if (!isKnown(id)) throw new Error(`the coach has no words for ${id}`);
  return id;
};

type Put = ReturnType<typeof putIn>;

/** What sentences put in, as people read it: steps with printers' signs, seats by their names, towers as a list. */
const putIn = (speak: Speak, values: Values, names: readonly string[]) => {
  const text = (name: string): string => String(values[name] ?? '');
  const number = (name: string): number => Number(values[name] ?? 0);
  return {
    who: names[number('who')] ?? '',
    step: prettyStep(text('step')),
    later: prettyStep(text('later')),
    first: prettyStep(text('first')),
    free: prettyStep(text('free')),
    tower: text('tower'),
    other: text('other'),
    towers: speak.list(text('towers').split(',')),
    cell: text('cell'),
    cell2: text('cell2'),
    from: text('from'),
    board: number('board'),
    own: number('own'),
    theirs: number('theirs'),
    n: number('n'),
    m: number('m'),
  };
};

/** A message with what it wants put in, which may be less than there is. */
const say = (speak: Speak, message: string | Plural, put: Put): string => {
  const wanting: Text<keyof Put & string> = message;
  return speak(wanting, put);
};
