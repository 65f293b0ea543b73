import type { ApiAnswer } from '@threefold/wire';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { api } from '../../net/api.ts';
import { Button, IconButton, Sheet } from '../../shell/controls.tsx';
import { Icon } from '../../shell/icons.tsx';
import { Link } from '../../shell/Link.tsx';
import { useWords } from '../../state/language.ts';
import { cleanName, NAME_LIMIT } from '../../state/readSettings.ts';
import { Card, FaultLine, Form } from './Card.tsx';
import { Field } from './Field.tsx';
import { SecretSheet } from './OnceSheet.tsx';
import type { Account } from './SecurityCards.tsx';
import { type Said, sayWhen } from './said.ts';
import { useAsking } from './useAsking.ts';

interface BotsProps extends Said {
  readonly bots: Account['bots'];
  readonly onChange: () => void;
}

/** Accounts that programs play with. */
export const BotsCard = ({ bots, onChange, ...said }: BotsProps): JSX.Element => {
  const { online, speak, say } = said;
  const { bots: words } = online.account;
  const { words: all } = useWords();
  const [name, setName] = useState('');
  const [made, setMade] = useState<ApiAnswer<'POST /api/bots'> | undefined>(undefined);
  const [ending, setEnding] = useState<Account['bots'][number] | undefined>(undefined);
  const { busy, fault, ask } = useAsking();
  const now = Date.now();
  const make = async (): Promise<void> => {
    const answer = await ask(() => api.post<ApiAnswer<'POST /api/bots'>>('/api/bots', { name: cleanName(name) }));
    if (!answer) return;
    setName('');
    setMade(answer);
    onChange();
  };
  const end = async (): Promise<void> => {
    const done = ending && (await ask(() => api.del(`/api/bots/${ending.id}`)));
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
            <li key={bot.id}>
              <Icon name="bot" size={18} />
              <div class="account-list-words">
                <Link to={{ page: 'player', id: bot.id }}>{bot.name}</Link>
                <span>
                  {speak(words.made, { date: speak.date(bot.created), when: sayWhen(bot.seen, now, online, speak) })}
                </span>
              </div>
              <IconButton icon="trash" label={speak(words.remove, { name: bot.name })} onClick={() => setEnding(bot)} />
            </li>
          ))}
        </ul>
      )}
      <Form onSend={() => void make()}>
        <div class="account-line">
          <Field
            label={speak(words.field)}
            name="bot"
            autocomplete="off"
            maxLength={NAME_LIMIT}
            value={name}
            onInput={setName}
          />
          <Button type="submit" icon="plus" disabled={busy || cleanName(name) === ''}>
            {speak(words.add)}
          </Button>
        </div>
        <FaultLine fault={fault} />
      </Form>
      <SecretSheet
        {...said}
        secret={made?.token}
        title={speak(words.token, { name: made?.name ?? '' })}
        text={speak(words.tokenText)}
        onClose={() => setMade(undefined)}
      />
      <Sheet
        title={speak(words.removeTitle, { name: ending?.name ?? '' })}
        open={ending !== undefined}
        onClose={() => setEnding(undefined)}
        foot={
          <>
            <Button onClick={() => setEnding(undefined)}>{speak(all.shell.cancel)}</Button>
            <Button kind="danger" icon="trash" onClick={() => void end()}>
              {speak(words.removeNow)}
            </Button>
          </>
        }
      >
        <p>{speak(words.removeText)}</p>
      </Sheet>
    </Card>
  );
};
