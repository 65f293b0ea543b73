import { Icon } from '../../shell/icons.tsx';
import { useWords } from '../../state/language.ts';
import type { Chapter } from './chapters.ts';

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
