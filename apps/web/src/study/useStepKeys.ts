import { useEffect, useRef } from 'preact/hooks';

interface StepActions {
  readonly onFirst: () => void;
  readonly onBack: () => void;
  readonly onPlay: () => void;
  readonly onNext: () => void;
  readonly onLast: () => void;
}

/** Where keys mean something else. */
const OWN_KEYS = 'input, textarea, select, dialog, [role="menu"], [role="tablist"], .board-cells';

/** Arrow keys step, Home and End go to the ends, space plays, wherever the page has the keyboard. */
export const useStepKeys = (actions: StepActions): void => {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { target } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target instanceof Element && target.closest(OWN_KEYS)) return;
      const onButton = target instanceof Element && target.closest('button, a') !== null;
      const { onFirst, onBack, onPlay, onNext, onLast } = latest.current;
      const action = { ArrowLeft: onBack, ArrowRight: onNext, Home: onFirst, End: onLast, ' ': onPlay }[event.key];
      if (!action || (event.key === ' ' && onButton)) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
};
