import type { Fault } from '@threefold/core';
import type { JSX } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';
import { Button, Notice } from '../../shell/controls.tsx';
import { readText } from '../../state/files.ts';
import { useWords } from '../../state/language.ts';
import { href } from '../../state/route.ts';
import { FaultNote } from './FaultNote.tsx';

interface NoReplayProps {
  readonly fault: Fault;
  readonly onText: (text: string) => void;
}

/** What stands where the game would be: why it is not, and how to bring one. */
export const NoReplay = ({ fault, onText }: NoReplayProps): JSX.Element => {
  const { words, speak } = useWords();
  const { replay } = words;
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const missing = ['store.missing', 'room.missing', 'http.missing'].includes(fault.code);
  return (
    <div class="no-replay">
      <Notice
        icon={missing ? 'folder' : 'warning'}
        title={speak(missing ? replay.missingTitle : replay.brokenTitle)}
        text={speak(missing ? replay.missingText : replay.brokenText)}
      >
        <Button href={href({ page: 'games' })}>{speak(replay.toGames)}</Button>
      </Notice>
      {!missing && <FaultNote fault={fault} />}
      <section class="card no-replay-bring">
        <h2>{speak(replay.import)}</h2>
        <p class="panel-text">{speak(replay.importText)}</p>
        <label class="unseen" for={id}>
          {speak(replay.record)}
        </label>
        <textarea
          id={id}
          rows={6}
          spellcheck={false}
          value={text}
          onInput={event => setText(event.currentTarget.value)}
        />
        <div class="no-replay-actions">
          <input
            ref={file}
            type="file"
            hidden
            onChange={event => {
              const chosen = event.currentTarget.files?.[0];
              if (chosen) void readText(chosen).then(read => onText(read ?? ''));
              event.currentTarget.value = '';
            }}
          />
          <Button icon="upload" onClick={() => file.current?.click()}>
            {speak(replay.importFile)}
          </Button>
          <Button kind="primary" disabled={text.trim() === ''} onClick={() => onText(text)}>
            {speak(replay.importOpen)}
          </Button>
        </div>
      </section>
    </div>
  );
};
