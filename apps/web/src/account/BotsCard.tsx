import type { ApiAnswer } from '@threefold-games/wire';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { api } from '../online/index.ts';
import { cleanName, NAME_LIMIT } from '../settings/index.ts';
import { ConfirmSheet, IconButton, Link } from '../ui/index.ts';
import { Card, type CardVoice, ListRow, sayWhen } from './Card.tsx';
import { AskLine, Field, useAsking } from './forms.tsx';
import { SecretSheet } from './SecretSheets.tsx';
import type { Account } from './SecurityCards.tsx';

interface BotsProps extends CardVoice {
  readonly bots: Account['bots'];
  readonly onChange: () => void;
}

/** Accounts that programs play with. */
export const BotsCard = ({ bots, onChange, ...voice }: BotsProps): JSX.Element => {
  const { said, speak, say } = voice;
  const { bots: words } = said.account;
  const [name, setName] = useState('');
  const [made, setMade] = useState<ApiAnswer<'POST /api/bots'> | undefined>(undefined);
  const [ending, setEnding] = useState<Account['bots'][number] | undefined>(undefined);
  const asking = useAsking();
  const { ask } = asking;
  const now = Date.now();
  const make = async (): Promise<void> => {
    const answer = await ask(() => api.ask('POST /api/bots', { body: { name: cleanName(name) } }));
    if (!answer) return;
    setName('');
    setMade(answer);
    onChange();
  };
  const end = async (): Promise<void> => {
    const done = ending && (await ask(() => api.ask('DELETE /api/bots/:id', { params: { id: ending.id } })));
    setEnding(undefined);
    if (!done) return;
    say(speak(words.removed));
    onChange();
  };
  return (
    <Card title={speak(words.title)} text={speak(words.text)}>
      {bots.length > 0 && (
        <ul class="account-list">
          {bots.map(bot => (
            <ListRow
              key={bot.id}
              icon="bot"
              name={<Link to={{ page: 'player', id: bot.id }}>{bot.name}</Link>}
              about={speak(words.made, {
                date: speak.date(bot.created),
                when: sayWhen(bot.seen, now, said, speak),
              })}
            >
              <IconButton icon="trash" label={speak(words.remove, { name: bot.name })} onClick={() => setEnding(bot)} />
            </ListRow>
          ))}
        </ul>
      )}
      <AskLine
        asking={asking}
        onSend={() => void make()}
        send={speak(words.add)}
        icon="plus"
        ready={cleanName(name) !== ''}
      >
        <Field
          label={speak(words.field)}
          name="bot"
          autocomplete="off"
          maxLength={NAME_LIMIT}
          value={name}
          onInput={setName}
        />
      </AskLine>
      <SecretSheet
        {...voice}
        secret={made?.token}
        title={speak(words.token, { name: made?.name ?? '' })}
        text={speak(words.tokenText)}
        onClose={() => setMade(undefined)}
      />
      <ConfirmSheet
        title={speak(words.removeTitle, { name: ending?.name ?? '' })}
        text={speak(words.removeText)}
        icon="trash"
        action={speak(words.removeNow)}
        open={ending !== undefined}
        onClose={() => setEnding(undefined)}
        onConfirm={() => void end()}
      />
    </Card>
  );
};
