import type { JSX } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';
import { sayFault, useWords } from '../i18n/index.ts';
import { Button, Icon, readText, useIncoming } from '../ui/index.ts';
import type { Refusal } from './openFromQuery.ts';
import './share.css';

interface ImportTextProps {
  readonly title: string;
  readonly text: string;
  /** What the field is for. */
  readonly label: string;
  /** The labels of the buttons: one opens a file, the other the text in the field. */
  readonly file: string;
  readonly open: string;
  readonly onText: (text: string) => void;
}

/** A card that imports a record or a position: from a file, or pasted. */
export const ImportText = ({ title, text: about, label, file, open, onText }: ImportTextProps): JSX.Element => {
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

interface DropZoneProps {
  /** The text shown while something is dragged over the page. */
  readonly label: string;
  readonly onText: (text: string) => void;
}

/** Takes what is dropped or pasted anywhere on the page, but into fields. */
export const DropZone = ({ label, onText }: DropZoneProps): JSX.Element | null =>
  useIncoming(([first]) => onText(first?.text ?? '')) ? (
    <div class="drop-zone" role="status">
      <span>{label}</span>
    </div>
  ) : null;

/** Why an import could not be opened: what, where, and what is safe. */
export const Refused = ({ why, safe }: { readonly why: Refusal; readonly safe: boolean }): JSX.Element => {
  const { words, speak } = useWords();
  const { open } = words.analysis;
  const place = why !== 'link' && why.turn !== undefined ? { turn: why.turn, step: why.step ?? 1 } : undefined;
  return (
    <div class="card fault-note" role="alert">
      <Icon name="warning" />
      <div>
        <strong>{speak(open.refusedTitle)}</strong>
        <p>{why === 'link' ? speak(open.brokenLink) : sayFault(why, words, speak)}</p>
        {place && <p>{speak(open.refusedAt, place)}</p>}
        {why !== 'link' && why.detail !== '' && (
          <p class="small detail" lang="en">
            {why.detail}
          </p>
        )}
        {safe && <p>{speak(open.refusedSafe)}</p>}
      </div>
    </div>
  );
};
