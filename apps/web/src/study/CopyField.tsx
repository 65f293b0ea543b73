import type { Text } from '@threefold/words';
import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { IconButton } from '../shell/controls.tsx';
import { copyText } from '../state/files.ts';
import { useWords } from '../state/language.ts';
import './share.css';

interface CopyFieldProps {
  readonly label: string;
  readonly text: string;
  /** What the button and its result say. */
  readonly words: { readonly copy: Text; readonly copied: Text; readonly notCopied: Text };
}

/** A text to take along, with a button that copies it. */
export const CopyField = ({ label, text, words }: CopyFieldProps): JSX.Element => {
  const { speak } = useWords();
  const id = useId();
  const [said, say] = useState('');
  return (
    <div class="copy-field">
      <label for={id}>{label}</label>
      <div class="field">
        <input id={id} type="text" readOnly value={text} onFocus={event => event.currentTarget.select()} />
        <IconButton
          icon="copy"
          label={speak(words.copy)}
          onClick={() => void copyText(text).then(done => say(speak(done ? words.copied : words.notCopied)))}
        />
      </div>
      <p class="copy-said" role="status">
        {said}
      </p>
    </div>
  );
};
