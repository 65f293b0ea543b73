import type { Me } from '@threefold-games/wire';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { api, becomeMe, disablePush } from '../online/index.ts';
import { useSettingsWords } from '../settings/index.ts';
import { Button, Sheet, saveFile } from '../ui/index.ts';
import { Card, type CardVoice } from './Card.tsx';
import { FaultLine, Field, Form, useAsking } from './forms.tsx';
import { withReauth } from './Reauth.tsx';

/** What is kept about one: to take along, or to delete. */
export const AccountDataCard = ({ me, said, speak, say }: CardVoice & { readonly me: Me }): JSX.Element => {
  const { data: words } = said.account;
  const { words: all, said: settings } = useSettingsWords();
  const [deleting, setDeleting] = useState(false);
  const [typed, setTyped] = useState('');
  const { busy, fault, ask } = useAsking();
  const isGuest = me.kind === 'guest';
  const take = async (): Promise<void> => {
    const kept = await ask(() => withReauth(() => api.ask('GET /api/me/export')));
    if (kept) saveFile(speak(words.exportFile), JSON.stringify(kept, undefined, 2));
  };
  const leave = async (): Promise<void> => {
    await disablePush();
    if (await ask(() => api.ask('DELETE /api/session'))) becomeMe(null);
  };
  const remove = async (): Promise<void> => {
    if (typed.trim() !== me.name) return;
    if (!(await ask(() => withReauth(() => api.ask('DELETE /api/me'))))) return;
    await disablePush();
    setDeleting(false);
    becomeMe(null);
    say(speak(words.deleted));
  };
  const label = speak(isGuest ? words.deleteGuest : words.delete);
  return (
    <Card title={speak(settings.data)} text={speak(words.text)}>
      <div class="account-stack">
        <Button icon="download" wide disabled={busy} onClick={() => void take()}>
          {speak(words.export)}
        </Button>
        {!isGuest && (
          <Button wide disabled={busy} onClick={() => void leave()}>
            {speak(words.signOut)}
          </Button>
        )}
        <Button kind="danger" icon="trash" wide onClick={() => setDeleting(true)}>
          {label}
        </Button>
      </div>
      {!deleting && <FaultLine fault={fault} />}
      <Sheet title={speak(words.deleteTitle)} open={deleting} onClose={() => setDeleting(false)}>
        <p>{speak(words.deleteText)}</p>
        <Form onSend={() => void remove()}>
          <Field
            label={speak(words.deleteField, { name: me.name })}
            name="confirm"
            autocomplete="off"
            value={typed}
            onInput={setTyped}
          />
          <FaultLine fault={fault} />
          <div class="actions account-buttons">
            <Button onClick={() => setDeleting(false)}>{speak(all.shell.cancel)}</Button>
            <Button type="submit" kind="danger" icon="trash" disabled={busy || typed.trim() !== me.name}>
              {speak(words.deleteNow)}
            </Button>
          </div>
        </Form>
      </Sheet>
    </Card>
  );
};
