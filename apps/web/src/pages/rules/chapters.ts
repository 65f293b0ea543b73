import type { RulesText } from '@threefold-games/catalogue/load';
import type { Speak } from '@threefold-games/speech';

export interface Rule {
  /** Its number: TL-4.3. */
  readonly id: string;
  readonly text: string;
}

export interface Chapter {
  /** Its number as it is written; empty for the options. */
  readonly number: string;
  readonly title: string;
  readonly rules: readonly Rule[];
}

/** The rules as chapters, in their order. */
export const chaptersOf = ({ chapters, rules }: RulesText, speak: Speak): Chapter[] =>
  Object.entries(chapters)
    // The keys are numbers, which objects keep in their order, and H for the house rules after them.
    .map(([number, title]) => ({
      number,
      title: speak(title),
      rules: Object.entries(rules)
        .filter(([id]) => id.split('-')[1]!.startsWith(`${number}.`))
        .map(([id, text]) => ({ id, text: speak(text) })),
    }));

/** The rules that hold a word, or whose number begins like it. */
export const findRules = (chapters: readonly Chapter[], wanted: string): Rule[] => {
  const needle = wanted.trim().toLocaleLowerCase();
  const number = /^(?:[a-z]{2}-?)?(\d+(?:\.\d*)?|h\.\d*)$/.exec(needle)?.[1]?.toUpperCase();
  const fits = ({ id, text }: Rule): boolean =>
    number === undefined
      ? text.toLocaleLowerCase().includes(needle)
      : number.includes('.')
        ? id.split('-')[1]!.startsWith(number)
        : id.split('-')[1]!.startsWith(`${number}.`);
  return chapters.flatMap(({ rules }) => rules.filter(fits));
};
