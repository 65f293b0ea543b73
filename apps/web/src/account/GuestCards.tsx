import { fail } from '@threefold-games/core';
import { type ApiAnswer, type Me, PASSWORD_LENGTH } from '@threefold-games/wire';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { api, becomeMe } from '../online/index.ts';
import { cleanName } from '../settings/index.ts';
import { Button, Segments } from '../ui/index.ts';
import { Card, type CardVoice } from './Card.tsx';
import { AskForm, Field, NameField, PasswordField, useAsking } from './forms.tsx';
import { addPasskey, knowsPasskeys, signInByPasskey } from './passkeys.ts';

interface MakeProps extends CardVoice {
  readonly me: Me;
  /** The account is there, with these codes. */
  readonly onMade: (me: Me, codes: readonly string[]) => void;
}

/** Makes the guest an account, with a password or with a passkey. */
export const MakeCard = ({ me, onMade, said, speak, say }: MakeProps): JSX.Element => {
  const { make: words, passkeys } = said.account;
  const [name, setName] = useState(me.name);
  const [password, setPassword] = useState('');
  const asking = useAsking();
  const { busy, ask, refuse } = asking;
  const isNamed = cleanName(name) !== '';
  const make = (secret: string | undefined): Promise<ApiAnswer<'POST /api/account'> | undefined> =>
    ask(() =>
      api.ask('POST /api/account', {
        body: { name: cleanName(name), ...(secret !== undefined && { password: secret }) },
      }),
    );
  const withPassword = async (): Promise<void> => {
    // Told here with the same sentence, before anything is sent.
    if (password.length < PASSWORD_LENGTH) refuse({ code: 'people.password', detail: '' });
    else {
      const made = await make(password);
      if (made) onMade(made.me, made.codes);
    }
  };
  const withPasskey = async (): Promise<void> => {
    const made = await make(undefined);
    if (!made) return;
    const label = speak(passkeys.labelGiven, { date: speak.date(Date.now()) });
    const kept = await addPasskey(label);
    say(speak(kept.ok ? words.made : words.passkeyFailed));
    onMade(made.me, made.codes);
  };
  return (
    <Card title={speak(words.title)} text={speak(words.text)}>
      <AskForm
        asking={asking}
        onSend={() => void withPassword()}
        send={speak(words.withPassword)}
        ready={isNamed}
        others={
          knowsPasskeys() && (
            <>
              <Button icon="person" disabled={busy || !isNamed} onClick={() => void withPasskey()}>
                {speak(words.withPasskey)}
              </Button>
              <p class="small">{speak(words.passkeyText)}</p>
            </>
          )
        }
      >
        <NameField label={speak(said.account.name.field)} hint={speak(words.nameHint)} value={name} onInput={setName} />
        <PasswordField
          fresh
          label={speak(said.account.password.title)}
          hint={speak(words.passwordHint, { n: PASSWORD_LENGTH })}
          required={false}
          value={password}
          onInput={setPassword}
        />
      </AskForm>
    </Card>
  );
};

const WAYS = ['byPassword', 'byCode'] as const;

/** Signs in by password, recovery code or passkey; what the guest has played here comes along. */
export const SignInCard = ({ said, speak, say }: CardVoice): JSX.Element => {
  const { signIn: words } = said.account;
  const [way, setWay] = useState<(typeof WAYS)[number]>('byPassword');
  const [name, setName] = useState('');
  const [secret, setSecret] = useState('');
  const asking = useAsking();
  const { busy, ask } = asking;
  const arrive = (answer: { readonly me: Me } | undefined): void => {
    if (!answer) return;
    becomeMe(answer.me);
    say(speak(words.done, { name: answer.me.name }));
  };
  const send = async (): Promise<void> => {
    const known = { name: cleanName(name) };
    const body = way === 'byPassword' ? { ...known, password: secret } : { ...known, code: secret.trim() };
    arrive(await ask(async () => (known.name === '' ? fail('people.signIn') : api.ask('POST /api/session', { body }))));
  };
  const byPassword = way === 'byPassword';
  return (
    <Card title={speak(words.title)} text={speak(words.text)}>
      <Segments
        label={speak(words.how)}
        values={WAYS.map(value => ({ value, label: speak(words[value]) }))}
        value={way}
        onChange={to => {
          setSecret('');
          setWay(to);
        }}
      />
      <AskForm
        asking={asking}
        onSend={() => void send()}
        send={speak(words.button)}
        others={
          knowsPasskeys() && (
            <Button icon="person" disabled={busy} onClick={() => void ask(signInByPasskey).then(arrive)}>
              {speak(words.passkey)}
            </Button>
          )
        }
      >
        <NameField label={speak(said.account.name.field)} value={name} onInput={setName} />
        {byPassword ? (
          <PasswordField key="password" label={speak(said.account.password.title)} value={secret} onInput={setSecret} />
        ) : (
          <Field
            key="code"
            label={speak(words.code)}
            hint={speak(words.codeHint)}
            name="code"
            autocomplete="one-time-code"
            maxLength={40}
            value={secret}
            onInput={setSecret}
          />
        )}
      </AskForm>
    </Card>
  );
};
