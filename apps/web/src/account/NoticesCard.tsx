import type { Me } from '@threefold-games/wire';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { lang } from '../i18n/index.ts';
import { api, becomeMe, disablePush, enablePush, pushState, readPush } from '../online/index.ts';
import { IconButton, SwitchRow } from '../ui/index.ts';
import { Card, type CardVoice } from './Card.tsx';
import { AskLine, FaultLine, Field, useAsking } from './forms.tsx';
import { SecretSheet } from './SecretSheets.tsx';
import type { Account } from './SecurityCards.tsx';

interface WebhookProps extends CardVoice {
  readonly webhook: Account['webhook'];
  readonly onChange: () => void;
}

/** An address that the server calls. */
const Webhook = ({ webhook, onChange, ...voice }: WebhookProps): JSX.Element => {
  const { said, speak, say } = voice;
  const { notices: words } = said.account;
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [secret, setSecret] = useState<string | undefined>(undefined);
  const asking = useAsking();
  const { busy, ask } = asking;
  const set = async (): Promise<void> => {
    const answer = await ask(() => api.ask('PUT /api/webhook', { body: { url: url.trim(), lang: lang.value } }));
    if (!answer) return;
    setSecret(answer.secret);
    onChange();
  };
  const remove = async (): Promise<void> => {
    if (!(await ask(() => api.ask('DELETE /api/webhook')))) return;
    setUrl('');
    say(speak(words.webhookRemoved));
    onChange();
  };
  return (
    <div class="account-webhook">
      <div class="option-name">{speak(words.webhook)}</div>
      <p class="small">{speak(words.webhookAbout)}</p>
      <AskLine
        asking={asking}
        onSend={() => void set()}
        send={speak(words.webhookSave)}
        ready={url.trim() !== ''}
        others={
          webhook && (
            <IconButton icon="trash" label={speak(words.webhookRemove)} disabled={busy} onClick={() => void remove()} />
          )
        }
        below={webhook?.failing && <p class="account-warning">{speak(words.webhookFailing)}</p>}
      >
        <Field
          label={speak(words.webhookField)}
          type="url"
          name="webhook"
          autocomplete="off"
          maxLength={1000}
          value={url}
          onInput={setUrl}
        />
      </AskLine>
      <SecretSheet
        {...voice}
        secret={secret}
        title={speak(words.secret)}
        text={speak(words.secretText)}
        onClose={() => setSecret(undefined)}
      />
    </div>
  );
};

interface NoticesProps extends CardVoice {
  readonly me: Me;
  /** Of an account. */
  readonly account: Account | undefined;
  readonly onChange: () => void;
}

/** How one is told that it is one's turn, and when clocks stand still. */
export const NoticesCard = ({ me, account, onChange, ...voice }: NoticesProps): JSX.Element => {
  const { said, speak, say } = voice;
  const { notices: words } = said.account;
  const { busy, fault, ask, refuse } = useAsking();
  useEffect(() => void readPush(), []);
  const state = pushState.value;
  const about = { on: words.pushAbout, off: words.pushAbout, denied: words.denied, unsupported: words.unsupported }[
    state
  ];
  const setPush = async (on: boolean): Promise<void> => {
    const answer = await (on ? enablePush() : disablePush());
    if (answer.ok) return;
    // The server's own refusals have sentences of their own; the browser's has none.
    if (answer.error.code === 'notice.address') say(speak(words.failed));
    else refuse(answer.error);
  };
  const setHoliday = async (on: boolean): Promise<void> => {
    const answer = await ask(() => api.ask('PUT /api/me/holiday', { body: { on } }));
    if (answer) becomeMe({ ...me, holiday: answer });
  };
  const left = speak(words.holidayLeft, { n: Math.floor(me.holiday.daysLeft) });
  return (
    <Card title={speak(words.title)}>
      <div>
        <SwitchRow
          name={speak(words.push)}
          about={speak(about)}
          on={state === 'on'}
          disabled={busy || state === 'denied' || state === 'unsupported'}
          onChange={on => void setPush(on)}
        />
        <SwitchRow
          name={speak(words.holiday)}
          about={`${speak(words.holidayAbout)} ${left}`}
          on={me.holiday.on}
          disabled={busy || (!me.holiday.on && me.holiday.daysLeft < 1)}
          onChange={on => void setHoliday(on)}
        />
      </div>
      <FaultLine fault={fault} />
      {account && <Webhook {...voice} webhook={account.webhook} onChange={onChange} />}
    </Card>
  );
};
