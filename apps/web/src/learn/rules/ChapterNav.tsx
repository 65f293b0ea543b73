import type { RulesText } from '@threefold-games/catalogue/load';
import type { Speak } from '@threefold-games/speech';
import { useWords } from '../../i18n/index.ts';
import { Icon } from '../../ui/index.ts';

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

interface ChapterNavProps {
  readonly chapters: readonly Chapter[];
  /** The place of the chapter on show. */
  readonly current: number;
  onChoose(chapter: Chapter): void;
}

/** The chapters: a list beside the rules, or one line to choose from where room is short. */
export const ChapterNav = ({ chapters, current, onChoose }: ChapterNavProps) => {
  const { words, speak } = useWords();
  return (
    <nav class="rules-nav" aria-label={speak(words.rules.chapters)}>
      <ol class="rules-list desk-only">
        {chapters.map((chapter, i) => (
          <li key={chapter.number}>
            <button type="button" aria-current={i === current ? 'true' : undefined} onClick={() => onChoose(chapter)}>
              <span class="rules-place">{i + 1}</span> {chapter.title}
            </button>
          </li>
        ))}
      </ol>
      <label class="rules-select phone-only">
        <select
          aria-label={speak(words.rules.chapter)}
          value={String(current)}
          onChange={event => onChoose(chapters[Number(event.currentTarget.value)]!)}
        >
          {chapters.map((chapter, i) => (
            <option key={chapter.number} value={String(i)}>
              {`${i + 1}  ${chapter.title}`}
            </option>
          ))}
        </select>
        <span class="small" aria-hidden="true">
          {chapters.length > 0 && speak(words.rules.chapterOf, { number: current + 1, total: chapters.length })}
        </span>
        <Icon name="caret" size={18} />
      </label>
    </nav>
  );
};
