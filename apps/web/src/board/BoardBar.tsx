import type { Prompt } from '@threefold/stage';
import type { ComponentChildren, JSX } from 'preact';
import { Icon, type IconName } from '../shell/icons.tsx';
import { useWords } from '../state/language.ts';
import { BarPicture } from './ChoiceStrip.tsx';
import './bar.css';

/** What one can do, a refusal, or trouble; none while one waits. */
export type BarTone = 'accent' | 'danger' | 'gold' | 'none';

export interface BoardBarProps {
  readonly tone: BarTone;
  /** One fact. */
  readonly title: string;
  readonly icon?: IconName | undefined;
  /** A second line. */
  readonly text?: ComponentChildren;
  readonly picture?: Prompt['picture'];
  /** The steps of the turn, as chips; the last may be unfinished. */
  readonly chips?: readonly string[];
  /** Whether what it says is read to those who listen, where nobody else tells them. */
  readonly spoken?: boolean;
  /** Stands before the words, such as the keys that go through turns. */
  readonly before?: ComponentChildren;
  /** Buttons at its end. */
  readonly children?: ComponentChildren;
  /** Rows above, such as many choices, a notice or the command box. */
  readonly above?: ComponentChildren;
}

/** The bar under a board: what is to be done, why not, and the buttons for it. */
export const BoardBar = (props: BoardBarProps): JSX.Element => {
  const { tone, title, icon, text, picture, chips = [], spoken = false, before, children, above } = props;
  const { words, speak } = useWords();
  return (
    <section class={`board-bar card board-bar-${tone}`} aria-label={speak(words.table.tools)}>
      {above}
      <div class="board-bar-row">
        {before}
        {picture && (
          <span class="board-bar-picture">
            <BarPicture scene={picture} />
          </span>
        )}
        <div class="board-bar-words" {...(spoken && { role: 'status' })}>
          <p class="board-bar-title">
            {icon && <Icon name={icon} size={18} />}
            {title}
          </p>
          {text !== undefined && text !== '' && <p class="board-bar-text">{text}</p>}
        </div>
        {chips.length > 0 && (
          <ul class="board-bar-chips" aria-label={speak(words.table.steps)}>
            {chips.map((chip, i) => (
              <li key={i} class={chip.endsWith('…') ? 'board-bar-chip board-bar-chip-open' : 'board-bar-chip'}>
                {chip}
              </li>
            ))}
          </ul>
        )}
        {children && <div class="board-bar-actions">{children}</div>}
      </div>
    </section>
  );
};

/** Something that goes before what the bar would say. */
export interface Notice {
  readonly tone: BarTone;
  readonly icon?: IconName;
  readonly title: string;
  readonly text: ComponentChildren;
  readonly actions?: ComponentChildren;
}

/** A notice above what one is about to do. */
export const BarNotice = ({ notice }: { readonly notice: Notice }): JSX.Element => (
  <div class={`board-bar-notice board-bar-notice-${notice.tone}`}>
    {notice.icon && <Icon name={notice.icon} size={18} />}
    <p>
      <b>{notice.title}</b> <span>{notice.text}</span>
    </p>
    {notice.actions}
  </div>
);
