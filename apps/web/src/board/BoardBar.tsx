import type { Prompt } from '@threefold-games/stage';
import type { ComponentChildren, JSX } from 'preact';
import { useWords } from '../i18n/index.ts';
import type { IconName } from '../ui/index.ts';
import { BarWords } from './BarWords.tsx';
import { BarPicture } from './ChoiceStrip.tsx';
import './bar.css';

/** What one can do, a refusal, or trouble; none while one waits. */
export type BarTone = 'accent' | 'danger' | 'gold' | 'none';

/** Something that goes before what the bar would say. */
export interface Notice {
  readonly tone: BarTone;
  readonly icon?: IconName;
  readonly title: string;
  readonly text: ComponentChildren;
  readonly actions?: ComponentChildren;
}

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
  /** Said before its own words, with answers of its own; what one can do stays where it is. */
  readonly notice?: Notice | undefined;
  /** The keys that go through turns. */
  readonly keys?: ComponentChildren;
  /** What can be chosen. */
  readonly choices?: ComponentChildren;
  /** Buttons at its end. */
  readonly children?: ComponentChildren;
  /** Rows above, such as the command box. */
  readonly above?: ComponentChildren;
}

/** The bar under a board: what is to be done, why not, and the buttons for it. Whatever it says, its height stays the same. */
export const BoardBar = (props: BoardBarProps): JSX.Element => {
  const { tone, title, icon, text, picture, spoken = false, notice, keys, choices, children, above } = props;
  const { words, speak } = useWords();
  const { chips = [] } = props;
  const actions = children && <div class="board-bar-actions">{children}</div>;
  const looks = [
    `board-bar card board-bar-${tone}`,
    notice && notice.tone !== tone && `board-bar-notice-${notice.tone}`,
    // Where there is no room for all in a row, these stand below the words.
    (choices || keys || notice?.actions) && 'board-bar-rows',
  ];
  return (
    <section class={looks.filter(Boolean).join(' ')} aria-label={speak(words.table.tools)}>
      {above}
      <div class="board-bar-box">
        <div class="board-bar-top">
          {picture && !notice && (
            <span class="board-bar-picture">
              <BarPicture scene={picture} />
            </span>
          )}
          {notice ? (
            <BarWords
              title={notice.title}
              icon={notice.icon}
              text={<NoticeText {...notice} now={title} />}
              spoken={spoken}
            />
          ) : (
            <BarWords title={title} icon={icon} text={text} spoken={spoken} />
          )}
          {notice?.actions && <div class="board-bar-answers">{notice.actions}</div>}
          {keys && actions}
        </div>
        <div class="board-bar-foot">
          {keys}
          {choices}
          {chips.length > 0 && <StepChips chips={chips} />}
          {!keys && actions}
        </div>
      </div>
    </section>
  );
};

/** What one is about to do stays said. */
const NoticeText = ({ now, text }: Notice & { readonly now: string }): JSX.Element => (
  <>
    {text}
    {'\n'}
    {now}
  </>
);

const StepChips = ({ chips }: Required<Pick<BoardBarProps, 'chips'>>): JSX.Element => {
  const { words, speak } = useWords();
  return (
    <ul class="chips" aria-label={speak(words.table.steps)}>
      {chips.map((chip, i) => (
        <li key={i} class={chip.endsWith('…') ? 'chip-open' : undefined}>
          {chip}
        </li>
      ))}
    </ul>
  );
};
