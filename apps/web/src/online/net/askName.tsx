import type { Fault } from '@threefold-games/core';
import type { Me } from '@threefold-games/wire';
import { type JSX, render } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { sayFault, useOnlineWords } from '../../i18n/index.ts';
import { change, cleanName, NAME_LIMIT, settings } from '../../settings/index.ts';
import { Sheet } from '../../ui/index.ts';
import { api } from './api.ts';
import './askName.css';

interface NameSheetProps {
  /** Tells who one is now. */
  readonly become: (who: Me) => void;
  readonly onDone: (who: Me | undefined) => void;
}

/** Ids that are made up are unique below one root alone, and this sheet has one of its own. */
const FORM = 'ask-name';

const NameSheet = ({ become, onDone }: NameSheetProps): JSX.Element => {
  const { words, said, speak } = useOnlineWords();
  const [name, setName] = useState(settings.value.name);
  const [fault, setFault] = useState<Fault | undefined>(undefined);
  const [asking, setAsking] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const send = async (): Promise<void> => {
    const wanted = cleanName(name);
    if (wanted === '' || asking) return;
    setAsking(true);
    const answer = await api.ask('POST /api/me', { body: { name: wanted } });
    setAsking(false);
    const who = answer.ok ? answer.value.me : null;
    if (!who) {
      setFault(answer.ok ? { code: 'server.internal', detail: '' } : answer.error);
      return;
    }
    if (settings.value.name === '') change({ name: wanted });
    become(who);
    onDone(who);
  };
  return (
    <Sheet
      title={speak(said.live.nameTitle)}
      open
      onClose={() => onDone(undefined)}
      foot={
        <button class="button button-primary" type="submit" form={FORM} disabled={asking || cleanName(name) === ''}>
          <span>{speak(said.live.nameSend)}</span>
        </button>
      }
    >
      <form
        id={FORM}
        class="ask-name"
        onSubmit={event => {
          event.preventDefault();
          void send();
        }}
      >
        <p>{speak(said.live.nameText)}</p>
        <label class="field">
          <span>{speak(words.shell.yourName)}</span>
          <input
            ref={field}
            value={name}
            maxLength={NAME_LIMIT}
            autocomplete="nickname"
            onInput={event => setName(event.currentTarget.value)}
          />
        </label>
        <p role="alert">{fault && sayFault(fault, words, speak)}</p>
      </form>
    </Sheet>
  );
};

let open: Promise<Me | undefined> | undefined;

/** Asks for a name, once at a time. */
export const askName = (become: (who: Me) => void): Promise<Me | undefined> => {
  open ??= new Promise<Me | undefined>(resolve => {
    const place = document.body.appendChild(document.createElement('div'));
    render(
      <NameSheet
        become={become}
        onDone={who => {
          open = undefined;
          render(null, place);
          place.remove();
          resolve(who);
        }}
      />,
      place,
    );
  });
  return open;
};
