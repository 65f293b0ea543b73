import type { Result } from '@threefold-games/core';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { api } from '../../net/api.ts';
import { Button, Sheet } from '../../shell/controls.tsx';
import { useOnlineWords } from '../../state/onlineWords.ts';
import { FaultLine, Form, useAsking } from './asking.tsx';
import { type Question, question } from './asOwner.ts';
import { AccountName, PasswordField } from './Field.tsx';
import { confirmByPasskey, knowsPasskeys } from './passkeys.ts';

/** The password, or a passkey. Who came in by a recovery code is told to set a password first. */
const OwnerForm = ({ account, answer }: Question): JSX.Element => {
  const { words: all, online, speak } = useOnlineWords();
  const { confirm: words, password: passwords } = online.account;
  const { hasPassword, passkeys, recovering } = account;
  const [password, setPassword] = useState('');
  const { busy, fault, ask } = useAsking();
  const send = async (what: () => Promise<Result<unknown>>): Promise<void> => {
    if (await ask(what)) answer(true);
  };
  return (
    <>
      <p class="quiet account-text">{speak(recovering ? words.recovering : words.text)}</p>
      <Form onSend={() => void send(() => api.ask('POST /api/session/confirm', { body: { password } }))}>
        {hasPassword && (
          <>
            <AccountName value={account.me.name} />
            <PasswordField label={speak(passwords.title)} value={password} onInput={setPassword} />
          </>
        )}
        <FaultLine fault={fault} />
        <div class="actions account-buttons">
          <Button onClick={() => answer(false)}>{speak(all.shell.cancel)}</Button>
          {passkeys.length > 0 && knowsPasskeys() && (
            <Button icon="person" disabled={busy} onClick={() => void send(confirmByPasskey)}>
              {speak(words.passkey)}
            </Button>
          )}
          {hasPassword && (
            <Button type="submit" kind="primary" disabled={busy || password === ''}>
              {speak(words.button)}
            </Button>
          )}
        </div>
      </Form>
    </>
  );
};

/** Asks for the password or a passkey once more. */
export const OwnerSheet = (): JSX.Element => {
  const { online, speak } = useOnlineWords();
  const asked = question.value;
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => form.current?.querySelector<HTMLInputElement>('input[type="password"]')?.focus(), [asked]);
  // Who leaves the page has not answered.
  useEffect(() => () => question.peek()?.answer(false), []);
  return (
    <Sheet title={speak(online.account.confirm.title)} open={asked !== undefined} onClose={() => asked?.answer(false)}>
      {asked && (
        <div ref={form}>
          <OwnerForm {...asked} />
        </div>
      )}
    </Sheet>
  );
};
