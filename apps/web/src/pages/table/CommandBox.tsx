import type { JSX } from 'preact';
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Button, IconButton } from '../../shell/controls.tsx';
import { useWords } from '../../state/language.ts';

interface CommandBoxProps {
  /** The legal steps, for the example and for completion. */
  readonly offers: readonly string[];
  /** Plays what was typed; true where it was understood. */
  readonly onSay: (text: string) => boolean;
  readonly onClose: () => void;
  /** Shows which keys there are. */
  readonly onKeys: () => void;
}

/** More than this many are not offered for completion. */
const MOST = 400;

/** Steps typed in the notation, for those who play by keyboard or listen. */
export const CommandBox = ({ offers, onSay, onClose, onKeys }: CommandBoxProps): JSX.Element => {
  const { words, speak } = useWords();
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const list = useId();
  const about = useId();
  // Before anything is painted: whoever types on loses no letter.
  useLayoutEffect(() => input.current?.focus(), []);
  const [listed, setListed] = useState(false);
  const options = useMemo(() => offers.slice(0, MOST).map(offer => <option key={offer} value={offer} />), [offers]);
  const [example] = offers;
  return (
    <form
      class="table-command"
      onSubmit={event => {
        event.preventDefault();
        if (onSay(text)) setText('');
        else input.current?.select();
      }}
    >
      <label class="field table-command-field">
        <span class="unseen">{speak(words.table.commandLabel)}</span>
        <input
          ref={input}
          value={text}
          list={list}
          aria-describedby={about}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          onInput={event => setText(event.currentTarget.value)}
          onKeyDown={event => {
            if (event.key !== 'Escape') return;
            event.stopPropagation();
            onClose();
          }}
        />
      </label>
      <datalist id={list}>{options}</datalist>
      <Button type="submit">{speak(words.table.commandPlay)}</Button>
      <IconButton icon="close" label={speak(words.table.commandClose)} onClick={onClose} />
      <p id={about} class="table-command-about">
        {example !== undefined && speak(words.table.commandHint, { step: example })}
      </p>
      <details class="table-command-steps" onToggle={event => setListed(event.currentTarget.open)}>
        <summary>{speak(words.table.commandSteps)}</summary>
        {listed && (
          <ul>
            {offers.map(offer => (
              <li key={offer}>{offer}</li>
            ))}
          </ul>
        )}
      </details>
      <span class="table-command-keys">
        <Button kind="quiet" onClick={onKeys}>
          {speak(words.table.keys)}
        </Button>
      </span>
    </form>
  );
};
