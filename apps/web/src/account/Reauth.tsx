import { signal } from '@preact/signals';
import type { Result } from '@threefold-games/core';
import type { ApiAnswer } from '@threefold-games/wire';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useOnlineWords } from '../i18n/index.ts';
import { api } from '../online/index.ts';
import { Button, Sheet } from '../ui/index.ts';
import { AccountName, FaultLine, Form, PasswordField, useAsking } from './forms.tsx';
import { confirmByPasskey, knowsPasskeys } from './passkeys.ts';

/** A request to prove that the account is yours. */
interface Question {
  readonly account: ApiAnswer<'GET /api/account'>;
  /** Called with whether that succeeded. */
  readonly answer: (isOwner: boolean) => void;
}

/** The pending request; `ReauthSheet` shows it. */
export const question = signal<Question | undefined>(undefined);

const askAgain = (account: Question['account']): Promise<boolean> =>
  new Promise(resolve => {
    question.value = {
      account,
      answer: isOwner => {
        question.value = undefined;
        resolve(isOwner);
      },
    };
  });

/** Asks the server; if it demands the password or a passkey again, asks the person for it and then repeats the request. */
export const withReauth = async <T,>(what: () => Promise<Result<T>>): Promise<Result<T>> => {
  const answer = await what();
  if (answer.ok || answer.error.code !== 'people.confirm') return answer;
  const account = await api.ask('GET /api/account');
  if (!account.ok) return account;
  return (await askAgain(account.value)) ? what() : answer;
};

/** Asks for the password or a passkey; after a sign-in by recovery code it says to set a password first. */
const ReauthForm = ({ account, answer }: Question): JSX.Element => {
  const { words: all, said, speak } = useOnlineWords();
  const { confirm: words, password: passwords } = said.account;
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
export const ReauthSheet = (): JSX.Element => {
  const { said, speak } = useOnlineWords();
  const asked = question.value;
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => form.current?.querySelector<HTMLInputElement>('input[type="password"]')?.focus(), [asked]);
  // Who leaves the page has not answered.
  useEffect(() => () => question.peek()?.answer(false), []);
  return (
    <Sheet title={speak(said.account.confirm.title)} open={asked !== undefined} onClose={() => asked?.answer(false)}>
      {asked && (
        <div ref={form}>
          <ReauthForm {...asked} />
        </div>
      )}
    </Sheet>
  );
};
