import { type ApiAnswer, type OwnSession, PASSWORD_LENGTH } from '@threefold-games/wire';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useWords } from '../i18n/index.ts';
import { api } from '../online/index.ts';
import { Button, IconButton, OptionRow, Sheet } from '../ui/index.ts';
import { Card, type CardVoice, ListRow, sayWhen } from './Card.tsx';
import { AccountName, AskForm, FaultLine, PasswordField, useAsking } from './forms.tsx';
import { addPasskey, knowsPasskeys } from './passkeys.ts';
import { withReauth } from './Reauth.tsx';

export type Account = ApiAnswer<'GET /api/account'>;

interface AccountProps extends CardVoice {
  readonly account: Account;
  /** Something has changed: the account is asked for anew. */
  readonly onChange: () => void;
}

/** Sets or changes the password. */
const PasswordSheet = (props: AccountProps & { readonly open: boolean; readonly onClose: () => void }): JSX.Element => {
  const { account, said, speak, say, open, onClose, onChange } = props;
  const { password: words, make, save } = said.account;
  const [old, setOld] = useState('');
  const [fresh, setFresh] = useState('');
  const needsOld = account.hasPassword && !account.recovering;
  const asking = useAsking();
  const { ask, refuse } = asking;
  const send = async (): Promise<void> => {
    if (fresh.length < PASSWORD_LENGTH) {
      refuse({ code: 'people.password', detail: '' });
      return;
    }
    const body = { password: fresh, ...(needsOld && { old }) };
    if (!(await ask(() => withReauth(() => api.ask('PUT /api/account/password', { body }))))) return;
    setOld('');
    setFresh('');
    onClose();
    onChange();
    say(speak(words.done));
  };
  return (
    <Sheet title={speak(words.title)} open={open} onClose={onClose}>
      <AskForm asking={asking} onSend={() => void send()} send={speak(save)}>
        <AccountName value={account.me.name} />
        {needsOld && <PasswordField name="old" label={speak(words.old)} value={old} onInput={setOld} />}
        <PasswordField
          fresh
          label={speak(words.fresh)}
          hint={speak(make.passwordHint, { n: PASSWORD_LENGTH })}
          value={fresh}
          onInput={setFresh}
        />
      </AskForm>
    </Sheet>
  );
};

interface SecurityProps extends AccountProps {
  readonly onCodes: (codes: readonly string[]) => void;
}

/** How one signs in: password, passkeys, recovery codes. */
export const SecurityCard = (props: SecurityProps): JSX.Element => {
  const { account, said, speak, say, onChange, onCodes } = props;
  const { signIn, password, passkeys, codes } = said.account;
  const [setting, setSetting] = useState(false);
  const { busy, fault, ask } = useAsking();
  const now = Date.now();
  const when = (moment: number): string => sayWhen(moment, now, said, speak);
  const add = async (): Promise<void> => {
    const label = speak(passkeys.labelGiven, { date: speak.date(now) });
    if (!(await ask(() => withReauth(() => addPasskey(label))))) return;
    say(speak(passkeys.added));
    onChange();
  };
  const forget = async (id: string): Promise<void> => {
    if (!(await ask(() => withReauth(() => api.ask('DELETE /api/account/passkeys/:id', { params: { id } }))))) return;
    say(speak(passkeys.removed));
    onChange();
  };
  const renew = async (): Promise<void> => {
    const answer = await ask(() => withReauth(() => api.ask('POST /api/account/codes')));
    if (!answer) return;
    onCodes(answer.codes);
    onChange();
  };
  return (
    <Card title={speak(signIn.how)}>
      <div>
        <OptionRow name={speak(password.title)} about={speak(account.hasPassword ? password.has : password.hasNot)}>
          <Button onClick={() => setSetting(true)}>
            {speak(account.hasPassword ? said.together.change : password.set)}
          </Button>
        </OptionRow>
        <OptionRow name={speak(passkeys.title)} about={speak(knowsPasskeys() ? passkeys.text : passkeys.unsupported)}>
          <Button icon="plus" disabled={busy || !knowsPasskeys()} onClick={() => void add()}>
            {speak(passkeys.add)}
          </Button>
        </OptionRow>
        {account.passkeys.length > 0 && (
          <ul class="account-list">
            {account.passkeys.map(({ id, label, created, used }) => (
              <ListRow
                key={id}
                icon="person"
                name={<strong>{label}</strong>}
                about={speak(passkeys.made, { date: speak.date(created), when: when(used) })}
              >
                <IconButton icon="trash" label={speak(passkeys.remove, { label })} onClick={() => void forget(id)} />
              </ListRow>
            ))}
          </ul>
        )}
        <OptionRow
          name={speak(codes.title)}
          about={`${speak(codes.left, { n: account.codesLeft })} ${speak(codes.anewText)}`}
        >
          <Button icon="reset" disabled={busy} onClick={() => void renew()}>
            {speak(codes.anew)}
          </Button>
        </OptionRow>
      </div>
      <FaultLine fault={fault} />
      <PasswordSheet {...props} open={setting} onClose={() => setSetting(false)} />
    </Card>
  );
};

interface SessionsProps extends CardVoice {
  readonly sessions: readonly OwnSession[];
  readonly onChange: () => void;
}

/** Where one is signed in; each can be ended. */
export const SessionsCard = ({ sessions, onChange, said, speak, say }: SessionsProps): JSX.Element => {
  const { sessions: words } = said.account;
  const { words: all } = useWords();
  const { busy, fault, ask } = useAsking();
  const end = async (id: string): Promise<void> => {
    if (!(await ask(() => api.ask('DELETE /api/sessions/:id', { params: { id } })))) return;
    say(speak(words.ended));
    onChange();
  };
  const now = Date.now();
  return (
    <Card title={speak(words.title)}>
      <ul class="account-list">
        {sessions.map(({ id, device, seen, here }) => (
          <ListRow
            key={id}
            icon={here ? 'check' : 'globe'}
            name={<strong>{device === '' ? speak(all.shell.brand) : device}</strong>}
            about={here ? speak(words.here) : speak(words.seen, { when: sayWhen(seen, now, said, speak) })}
          >
            {!here && (
              <Button disabled={busy} label={speak(words.endOf, { device })} onClick={() => void end(id)}>
                {speak(words.end)}
              </Button>
            )}
          </ListRow>
        ))}
      </ul>
      <FaultLine fault={fault} />
    </Card>
  );
};
