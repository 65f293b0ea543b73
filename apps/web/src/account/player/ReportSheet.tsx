import type { Fault } from '@threefold-games/core';
import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { sayFault, useOnlineWords } from '../../i18n/index.ts';
import { api } from '../../online/index.ts';
import { Button, ConfirmSheet, Sheet } from '../../ui/index.ts';
import './report.css';

interface SheetProps {
  readonly person: { readonly id: string; readonly name: string };
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

interface ReportProps extends SheetProps {
  /** The line of a chat that it is about. */
  readonly about?: { readonly room: string; readonly line: number };
}

const KINDS = ['chat', 'cheat', 'stall', 'name', 'other'] as const;
const MOST = 900;

/** Tells the operators what somebody does, with a reason. */
export const ReportSheet = ({ person, about, open, onClose, onDone }: ReportProps): JSX.Element => {
  const { words: all, said, speak } = useOnlineWords();
  const { player: words } = said;
  const id = useId();
  const [kind, setKind] = useState<(typeof KINDS)[number] | undefined>(about && 'chat');
  const [text, setText] = useState('');
  const [fault, setFault] = useState<Fault | undefined>(undefined);
  const { name } = person;
  const send = async (): Promise<void> => {
    if (!kind) return;
    // Operators read it in one language, whatever the reporter's is.
    const answer = await api.ask('POST /api/reports', {
      body: { person: person.id, ...about, why: `${kind}: ${text.trim()}` },
    });
    setFault(answer.ok ? undefined : answer.error);
    if (answer.ok) onDone();
  };
  const { shell } = all;
  return (
    <Sheet
      title={speak(words.reportTitle, { name })}
      open={open}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{speak(shell.cancel)}</Button>
          <Button kind="primary" icon="flag" disabled={!kind} onClick={() => void send()}>
            {speak(words.reportSend)}
          </Button>
        </>
      }
    >
      <p class="player-sheet-text">{speak(words.reportText, { name })}</p>
      <fieldset class="player-reasons">
        <legend>{speak(words.reportKind)}</legend>
        {KINDS.map(each => (
          <label key={each}>
            <input type="radio" name={id} value={each} checked={kind === each} onChange={() => setKind(each)} />
            <span>{speak(words.reportKinds[each])}</span>
          </label>
        ))}
      </fieldset>
      <label class="player-why">
        <span>{speak(words.reportWhy)}</span>
        <textarea
          rows={3}
          maxLength={MOST}
          value={text}
          aria-describedby={`${id}-hint`}
          onInput={event => setText(event.currentTarget.value)}
        />
      </label>
      <p id={`${id}-hint`} class="player-sheet-text">
        {!about && speak(words.reportHint)}
      </p>
      <p class="player-fault" role="alert">
        {fault && sayFault(fault, all, speak)}
      </p>
    </Sheet>
  );
};

/** Asks before somebody is blocked. */
export const BlockSheet = ({ person: { name }, open, onClose, onDone }: SheetProps): JSX.Element => {
  const { said, speak } = useOnlineWords();
  const { player: words } = said;
  return (
    <ConfirmSheet
      title={speak(words.blockTitle, { name })}
      text={speak(words.blockText)}
      action={speak(words.block)}
      open={open}
      onClose={onClose}
      onConfirm={onDone}
    />
  );
};
