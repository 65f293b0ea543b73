import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useWords } from '../i18n/index.ts';
import { Icon, type IconName } from '../ui/index.ts';
import { useCloseOutside } from './useCloseOutside.ts';

interface BarWordsProps {
  readonly title: string;
  readonly icon: IconName | undefined;
  readonly text: ComponentChildren;
  /** Whether what it says is read to those who listen, where nobody else tells them. */
  readonly spoken: boolean;
}

/** What the bar says, in the lines that it has; where they are too few, all of it can be opened above the bar. */
export const BarWords = ({ title, icon, text, spoken }: BarWordsProps): JSX.Element => {
  const { words, speak } = useWords();
  const shown = useRef<HTMLDivElement>(null);
  const around = useRef<HTMLDivElement>(null);
  const all = useRef<HTMLDivElement>(null);
  const [cut, setCut] = useState(false);
  const [open, setOpen] = useState(false);
  useLayoutEffect(() => {
    const { current: room } = shown;
    // It is told after the layout, so that measuring costs none.
    const sizes = new ResizeObserver(() => setCut(room!.scrollHeight > room!.clientHeight + 1));
    for (const each of [room!, room!.firstElementChild!]) sizes.observe(each);
    return () => sizes.disconnect();
  }, []);
  useEffect(() => setOpen(false), [title, typeof text === 'string' ? text : undefined]);
  useCloseOutside([around, all], open, () => setOpen(false));
  const said = (
    <>
      <p class="bar-title">
        {icon && <Icon name={icon} size={18} />}
        {title}
      </p>
      {text !== undefined && text !== '' && <p class="bar-text">{text}</p>}
    </>
  );
  return (
    <>
      <div ref={around} class="board-bar-said">
        <div ref={shown} class="board-bar-words" {...(spoken && { role: 'status' })}>
          <div>{said}</div>
        </div>
        {cut && (
          <button
            class="board-bar-more"
            type="button"
            aria-expanded={open}
            aria-label={speak(words.table.readAll)}
            onClick={() => setOpen(!open)}
          >
            <Icon name="more" size={18} />
          </button>
        )}
      </div>
      {cut && open && (
        <div ref={all} class="board-bar-all card">
          {said}
        </div>
      )}
    </>
  );
};
