import type { Result } from '@threefold-games/core';
import type { Me, OwnBlock, OwnSession } from '@threefold-games/wire';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useOnlineWords, useWords } from '../i18n/index.ts';
import { api, becomeMe, loadMe, me, Suspended } from '../online/index.ts';
import { change, cleanName, NAME_LIMIT, narrow, settings } from '../settings/index.ts';
import { Button, href, Link, Notice, Page, PageHead, Snack, useSnack } from '../ui/index.ts';
import { AccountDataCard } from './AccountDataCard.tsx';
import { BotsCard } from './BotsCard.tsx';
import { Card, type CardVoice, ListRow } from './Card.tsx';
import { AskLine, FaultLine, Field, useAsking } from './forms.tsx';
import { MakeCard, SignInCard } from './GuestCards.tsx';
import { NoticesCard } from './NoticesCard.tsx';
import { ReauthSheet } from './Reauth.tsx';
import { CodesSheet } from './SecretSheets.tsx';
import { type Account, SecurityCard, SessionsCard } from './SecurityCards.tsx';
import './account.css';

/** What the server knows of an account; undefined for guests and until it is told. */
const useAccount = (
  who: Me | null | undefined,
): { account?: Account; sessions: readonly OwnSession[]; again(): void } => {
  const [account, setAccount] = useState<Account | undefined>(undefined);
  const [sessions, setSessions] = useState<readonly OwnSession[]>([]);
  const [asked, setAsked] = useState(0);
  const signedIn = who?.kind === 'account' ? who.id : undefined;
  useEffect(() => {
    let wanted = true;
    const fetched = <T,>(answer: Promise<Result<T>>, set: (value: T) => void): void =>
      void answer.then(value => wanted && value.ok && set(value.value));
    if (signedIn === undefined) setAccount(undefined);
    else {
      fetched(api.ask('GET /api/account'), setAccount);
      fetched(api.ask('GET /api/sessions'), value => setSessions(value.sessions));
    }
    return () => {
      wanted = false;
    };
  }, [signedIn, asked]);
  return { ...(account && { account }), sessions, again: () => setAsked(asked + 1) };
};

/** One's own name, account and data. */
export const AccountPage = (): JSX.Element => {
  const { words, said, speak } = useOnlineWords();
  const snack = useSnack();
  const [offline, setOffline] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | undefined>(undefined);
  const ask = async (): Promise<void> => setOffline((await loadMe()) === undefined);
  useEffect(() => void ask(), []);
  const who = me.value;
  const { account, sessions, again } = useAccount(who);
  const { account: texts } = said;
  const voice: CardVoice = { said, speak, say: sentence => snack.show(sentence) };
  const title = speak(texts.title);
  const signIn = who?.kind !== 'account' && <SignInCard {...voice} />;
  const made = (now: Me, fresh: readonly string[]): void => {
    becomeMe(now);
    setCodes(fresh);
    again();
  };
  return (
    <Page title={title} place="together" back={{ page: 'together' }} actions={<span />} bar={null}>
      <PageHead title={title} lead={speak(texts.lead)}>
        {who && (
          <Button icon="person" href={href({ page: 'player', id: who.id })}>
            {speak(texts.toPlayer)}
          </Button>
        )}
        {who?.operator && (
          <Button icon="flag" href={href({ page: 'moderation' })}>
            {speak(texts.toModeration)}
          </Button>
        )}
      </PageHead>
      <Suspended />
      {who === undefined && offline && (
        <Notice icon="offline" title={speak(texts.offline)} text={speak(texts.offlineText)}>
          <Button icon="reset" onClick={() => void ask()}>
            {speak(words.shell.tryAgain)}
          </Button>
        </Notice>
      )}
      {who !== undefined && (
        <div class="columns account">
          <div>
            {who?.kind === 'guest' && <Card title={speak(texts.guest.title)} text={speak(texts.guest.text)} />}
            <NameCard key={who?.id} {...voice} me={who} />
            {who?.kind === 'guest' && <MakeCard {...voice} me={who} onMade={made} />}
            {narrow.value && signIn}
            {account && <SecurityCard {...voice} account={account} onChange={again} onCodes={setCodes} />}
            {who && <NoticesCard {...voice} me={who} account={account} onChange={again} />}
            {account && <BotsCard {...voice} bots={account.bots} onChange={again} />}
          </div>
          <div>
            {!narrow.value && signIn}
            {account && <SessionsCard {...voice} sessions={sessions} onChange={again} />}
            {who && <PeopleCard {...voice} />}
            {who && <AccountDataCard {...voice} me={who} />}
          </div>
        </div>
      )}
      <CodesSheet {...voice} codes={codes} name={who?.name ?? ''} onClose={() => setCodes(undefined)} />
      <ReauthSheet />
      <Snack snack={snack} />
    </Page>
  );
};

/** Your name here, to choose or change. */
const NameCard = ({ me, said, speak, say }: CardVoice & { readonly me: Me | null }): JSX.Element => {
  const { name: words } = said.account;
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

/** The people you have blocked or muted; fetched on request. */
const PeopleCard = ({ said, speak }: CardVoice): JSX.Element => {
  const { people: words } = said.account;
  const [listed, setListed] = useState<readonly OwnBlock[] | undefined>(undefined);
  const { busy, fault, ask } = useAsking();
  const show = async (): Promise<void> => {
    const found = await ask(() => api.ask('GET /api/me/blocks'));
    if (found) setListed(found.blocks);
  };
  const end = async (one: OwnBlock): Promise<void> => {
    const { id, kind } = one;
    if (await ask(() => api.ask(`DELETE /api/players/:id/${kind}`, { params: { id } })))
      setListed(listed?.filter(other => other !== one));
  };
  return (
    <Card title={speak(words.title)} text={speak(words.text)}>
      {!listed && (
        <Button wide disabled={busy} onClick={() => void show()}>
          {speak(words.show)}
        </Button>
      )}
      {listed?.length === 0 && <p role="status">{speak(words.none)}</p>}
      {listed && listed.length > 0 && (
        <ul class="account-list">
          {listed.map(one => {
            const action = speak(one.kind === 'block' ? words.unblock : words.unmute);
            return (
              <ListRow
                key={`${one.id} ${one.kind}`}
                icon={one.kind === 'block' ? 'cross' : 'mute'}
                name={<Link to={{ page: 'player', id: one.id }}>{one.name}</Link>}
                about={speak(one.kind === 'block' ? words.blocked : words.muted)}
              >
                <Button
                  disabled={busy}
                  label={speak(words.endFor, { action, name: one.name })}
                  onClick={() => void end(one)}
                >
                  {action}
                </Button>
              </ListRow>
            );
          })}
        </ul>
      )}
      <FaultLine fault={fault} />
    </Card>
  );
};
