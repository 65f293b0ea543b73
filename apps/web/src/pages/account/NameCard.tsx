import type { Me } from '@threefold-games/wire';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { api } from '../../net/api.ts';
import { becomeMe } from '../../net/me.ts';
import { useWords } from '../../state/language.ts';
import { cleanName, NAME_LIMIT } from '../../state/readSettings.ts';
import { change, settings } from '../../state/settings.ts';
import { AskLine, useAsking } from './asking.tsx';
import { Card } from './Card.tsx';
import { Field } from './Field.tsx';
import type { Said } from './said.ts';

/** What one is called here; whoever has no name yet takes one. */
export const NameCard = ({ me, online, speak, say }: Said & { readonly me: Me | null }): JSX.Element => {
  const { name: words } = online.account;
  const { words: all } = useWords();
  const [name, setName] = useState(me?.name ?? settings.value.name);
  const asking = useAsking();
  const send = async (): Promise<void> => {
    const answer = await asking.ask(() => api.ask('POST /api/me', { body: { name: cleanName(name) } }));
    if (!answer?.me) return;
    becomeMe(answer.me);
    change({ name: answer.me.name });
    say(speak(words.changed, { name: answer.me.name }));
  };
  return (
    <Card title={speak(me ? all.shell.yourName : words.none)} text={speak(me ? words.others : words.noneText)}>
      <AskLine
        asking={asking}
        onSend={() => void send()}
        send={speak(me ? words.change : words.take)}
        ready={!['', me?.name].includes(cleanName(name))}
      >
        <Field
          label={speak(words.field)}
          hint={speak(words.hint)}
          name="nickname"
          autocomplete="nickname"
          maxLength={NAME_LIMIT}
          value={name}
          onInput={setName}
        />
      </AskLine>
    </Card>
  );
};
