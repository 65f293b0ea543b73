import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { BoardBar } from '../board/BoardBar.tsx';
import { Button } from '../shell/Button.tsx';
import type { HelpVoice } from './tableHelp.ts';
import './help.css';

interface HelpBarProps {
  readonly voice: HelpVoice;
  /** What would come of the turn. */
  readonly fact: string;
  readonly above: ComponentChildren;
  readonly onTakeBack: () => void;
  readonly onPlay: () => void;
}

/** Asks before a turn is played. The focus goes to the words, and the first key from there reaches the way back. */
export const HelpBar = ({ voice, fact, above, onTakeBack, onPlay }: HelpBarProps): JSX.Element => {
  const { words, speak } = voice;
  const question = speak(words.allTheSame);
  const asked = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    const said = asked.current?.closest<HTMLElement>('.board-bar-words');
    // With a name it is read as a whole when the focus comes.
    const named = { tabindex: '-1', role: 'group', 'aria-label': `${fact} ${question}` };
    for (const [name, value] of Object.entries(named)) said?.setAttribute(name, value);
    said?.focus({ preventScroll: true });
    return () => {
      for (const name of Object.keys(named)) said?.removeAttribute(name);
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <BoardBar
      tone="gold"
      icon="warning"
      title={fact}
      text={<span ref={asked}>{question}</span>}
      above={above}
      choices={
        <div class="help-answers">
          <Button kind="primary" icon="undo" onClick={onTakeBack}>
            {speak(words.takeBack)}
          </Button>
          <Button onClick={onPlay}>{speak(words.playIt)}</Button>
        </div>
      }
    />
  );
};
