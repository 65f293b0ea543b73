import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useWords } from '../i18n/index.ts';
import { Icon, type IconName } from '../ui/index.ts';
import './turns.css';

/** A walk through turns. */
export interface StepActions {
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
export const StepKeys = (props: StepActions): JSX.Element => {
  const { playing, atStart, atEnd } = props;
  const { words, speak } = useWords();
  const { walk } = words.board;
  const keys: readonly [IconName, string, () => void, boolean][] = [
    ['first', speak(walk.first), props.onFirst, atStart],
    ['back', speak(walk.back), props.onBack, atStart],
    [playing ? 'pause' : 'play', speak(playing ? walk.stop : walk.play), props.onPlay, atEnd && !playing],
    ['next', speak(walk.next), props.onNext, atEnd],
    ['last', speak(walk.last), props.onLast, atEnd],
  ];
  return (
    <nav class="beside step-keys" aria-label={speak(walk.label)}>
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

/** Where keys mean something else. */
const OWN_KEYS = 'input, textarea, select, dialog, [role="menu"], [role="tablist"], .board-cells';

/** Arrow keys step, Home and End go to the ends, space plays, wherever the page has the keyboard. */
export const useStepKeys = (actions: StepActions): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { target } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target instanceof Element && target.closest(OWN_KEYS)) return;
      const onButton = target instanceof Element && target.closest('button, a') !== null;
      const { onFirst, onBack, onPlay, onNext, onLast } = actions;
      const action = { ArrowLeft: onBack, ArrowRight: onNext, Home: onFirst, End: onLast, ' ': onPlay }[event.key];
      if (!action || (event.key === ' ' && onButton)) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
};
