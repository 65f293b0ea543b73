import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { IconButton } from '../shell/controls.tsx';
import { copyText } from '../state/files.ts';
import { useWords } from '../state/language.ts';
import './share.css';

interface CopyFieldProps {
  readonly label: string;
  readonly text: string;
}

/** A text to take along, with a button that copies it. */
export const CopyField = ({ label, text }: CopyFieldProps): JSX.Element => {
  const {
    words: { shell },
    speak,
  } = useWords();
  const id = useId();
  const [said, say] = useState('');
  return (
    <div class="copy-field">
      <label for={id}>{label}</label>
      <div class="field">
        <input id={id} type="text" readOnly value={text} onFocus={event => event.currentTarget.select()} />
        <IconButton
          icon="copy"
          label={speak(shell.copy)}
          onClick={() => void copyText(text).then(done => say(speak(done ? shell.copied : shell.notCopied)))}
        />
      </div>
      <p class="small copy-said" role="status">
        {said}
      </p>
    </div>
  );
};
