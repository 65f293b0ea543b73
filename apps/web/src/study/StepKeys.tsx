import type { JSX } from 'preact';
import { Icon, type IconName } from '../shell/icons.tsx';

/** What the five buttons of a player are called. */
export interface StepWords {
  readonly label: string;
  readonly first: string;
  readonly back: string;
  readonly play: string;
  readonly stop: string;
  readonly next: string;
  readonly last: string;
}

interface StepKeysProps {
  readonly words: StepWords;
  readonly playing: boolean;
  readonly atStart: boolean;
  readonly atEnd: boolean;
  readonly onFirst: () => void;
  readonly onBack: () => void;
  readonly onPlay: () => void;
  readonly onNext: () => void;
  readonly onLast: () => void;
}

/** First, back, play, next, last: in the bar below the board, and lowest on phones. */
export const StepKeys = (props: StepKeysProps): JSX.Element => {
  const { words, playing, atStart, atEnd } = props;
  const keys: readonly [IconName, string, () => void, boolean][] = [
    ['first', words.first, props.onFirst, atStart],
    ['back', words.back, props.onBack, atStart],
    [playing ? 'pause' : 'play', playing ? words.stop : words.play, props.onPlay, atEnd && !playing],
    ['next', words.next, props.onNext, atEnd],
    ['last', words.last, props.onLast, atEnd],
  ];
  return (
    <nav class="step-keys" aria-label={words.label}>
      {keys.map(([icon, label, onClick, off], i) => (
        <button
          key={label}
          type="button"
          class={`icon-button icon-button-${i === 2 ? 'edged' : 'bare'}`}
          aria-label={label}
          title={label}
          // Stays in the order of focus at the ends, so that nobody loses the place.
          aria-disabled={off}
          onClick={() => {
            if (!off) onClick();
          }}
        >
          <Icon name={icon} />
        </button>
      ))}
    </nav>
  );
};
