import type { ApiAnswer, Me } from '@threefold/wire';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { api } from '../../net/api.ts';
import { becomeMe } from '../../net/me.ts';
import { Button } from '../../shell/controls.tsx';
import { useWords } from '../../state/language.ts';
import { cleanName, NAME_LIMIT } from '../../state/readSettings.ts';
import { change, settings } from '../../state/settings.ts';
import { Card, FaultLine, Form } from './Card.tsx';
import { Field } from './Field.tsx';
import type { Said } from './said.ts';
import { useAsking } from './useAsking.ts';

/** What one is called here; whoever has no name yet takes one. */
export const NameCard = ({ me, online, speak, say }: Said & { readonly me: Me | null }): JSX.Element => {
  const { name: words } = online.account;
  const { words: all } = useWords();
  const [name, setName] = useState(me?.name ?? settings.value.name);
  const { busy, fault, ask } = useAsking();
  const send = async (): Promise<void> => {
    const answer = await ask(() => api.post<ApiAnswer<'POST /api/me'>>('/api/me', { name: cleanName(name) }));
    if (!answer?.me) return;
    becomeMe(answer.me);
    change({ name: answer.me.name });
    say(speak(words.changed, { name: answer.me.name }));
  };
  return (
    <Card title={speak(me ? all.settings.name : words.none)} text={speak(me ? words.others : words.noneText)}>
      <Form onSend={() => void send()}>
        <div class="account-line">
          <Field
            label={speak(words.field)}
            hint={speak(words.hint)}
            name="nickname"
            autocomplete="nickname"
            maxLength={NAME_LIMIT}
            value={name}
            onInput={setName}
          />
          <Button type="submit" disabled={busy || cleanName(name) === '' || cleanName(name) === me?.name}>
            {speak(me ? words.change : words.take)}
          </Button>
        </div>
        <FaultLine fault={fault} />
      </Form>
    </Card>
  );
};
