import type { JSX } from 'preact';
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useWords } from '../i18n/index.ts';
import { Button, IconButton } from '../ui/index.ts';
import type { PageController } from './pageController.ts';

const NONE: readonly string[] = [];

/** More than this many are not proposed for completion. */
const MOST = 400;

/** Steps typed in the notation, for those who play by keyboard or listen. */
export const CommandBox = ({ controller }: { readonly controller: PageController }): JSX.Element => {
  const { words, speak } = useWords();
  const steps = controller.composer?.legalSteps ?? NONE;
  const close = (): void => controller.type(false);
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const list = useId();
  const about = useId();
  // Before anything is painted: whoever types on loses no letter.
  useLayoutEffect(() => input.current?.focus(), []);
  const [listed, setListed] = useState(false);
  const options = useMemo(() => steps.slice(0, MOST).map(step => <option key={step} value={step} />), [steps]);
  const [example] = steps;
  return (
    <form
      class="table-command"
      onSubmit={event => {
        event.preventDefault();
        if (controller.board.say(text) === 'step') setText('');
        else input.current?.select();
      }}
    >
      <label class="field">
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
            if (event.key === 'Escape') {
              event.stopPropagation();
              close();
            } else if (event.key === 'Enter' && steps.includes(text.trim())) {
              // In WebKit the list of proposals would take this key for itself.
              event.preventDefault();
              event.currentTarget.form?.requestSubmit();
            }
          }}
        />
      </label>
      <datalist id={list}>{options}</datalist>
      <Button type="submit">{speak(words.table.commandPlay)}</Button>
      <IconButton icon="close" label={speak(words.shell.close)} onClick={close} />
      <p id={about} class="small table-command-about">
        {example !== undefined && speak(words.table.commandHint, { step: example })}
      </p>
      <details class="table-command-steps" onToggle={event => setListed(event.currentTarget.open)}>
        <summary>{speak(words.table.commandSteps)}</summary>
        {listed && (
          <ul>
            {steps.map(step => (
              <li key={step}>{step}</li>
            ))}
          </ul>
        )}
      </details>
      <span class="table-command-keys">
        <Button kind="quiet" onClick={() => controller.showKeys(true)}>
          {speak(words.table.keys)}
        </Button>
      </span>
    </form>
  );
};
