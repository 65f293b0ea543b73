import type { JSX } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';
import { Button } from '../shell/controls.tsx';
import { readText } from '../state/files.ts';
import './share.css';

interface BringTextProps {
  readonly title: string;
  readonly text: string;
  /** What the field is for. */
  readonly label: string;
  /** The buttons: for a file, and for what stands in the field. */
  readonly file: string;
  readonly open: string;
  readonly onText: (text: string) => void;
}

/** A card to bring a record or a position: as a file, or pasted. */
export const BringText = ({ title, text: about, label, file, open, onText }: BringTextProps): JSX.Element => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  return (
    <section class="card bring-text">
      <h2>{title}</h2>
      <p class="quiet">{about}</p>
      <label class="unseen" for={id}>
        {label}
      </label>
      <textarea
        id={id}
        rows={5}
        spellcheck={false}
        value={text}
        onInput={event => setText(event.currentTarget.value)}
      />
      <div class="bring-text-actions">
        <input
          ref={input}
          type="file"
          hidden
          onChange={event => {
            const chosen = event.currentTarget.files?.[0];
            if (chosen) void readText(chosen).then(read => onText(read ?? ''));
            event.currentTarget.value = '';
          }}
        />
        <Button icon="upload" onClick={() => input.current?.click()}>
          {file}
        </Button>
        <Button kind="primary" disabled={text.trim() === ''} onClick={() => onText(text)}>
          {open}
        </Button>
      </div>
    </section>
  );
};
