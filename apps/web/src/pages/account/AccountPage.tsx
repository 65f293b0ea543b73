import type { Result } from '@threefold-games/core';
import type { Me, OwnSession } from '@threefold-games/wire';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../../net/api.ts';
import { becomeMe, loadMe, me } from '../../net/me.ts';
import { Suspended } from '../../net/Suspended.tsx';
import { Button, Notice } from '../../shell/controls.tsx';
import { Page } from '../../shell/Page.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { Snack, useSnack } from '../../shell/Snack.tsx';
import { narrow } from '../../state/narrow.ts';
import { useOnlineWords } from '../../state/onlineWords.ts';
import { href } from '../../state/route.ts';
import { AccountDataCard } from './AccountDataCard.tsx';
import { BotsCard } from './BotsCard.tsx';
import { Card } from './Card.tsx';
import { MakeCard, SignInCard } from './GuestCards.tsx';
import { NameCard } from './NameCard.tsx';
import { NoticesCard } from './NoticesCard.tsx';
import { CodesSheet } from './OnceSheet.tsx';
import { OwnerSheet } from './OwnerSheet.tsx';
import { PeopleCard } from './PeopleCard.tsx';
import { type Account, SecurityCard, SessionsCard } from './SecurityCards.tsx';
import type { Said } from './said.ts';
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
  const { words, online, speak } = useOnlineWords();
  const snack = useSnack();
  const [offline, setOffline] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | undefined>(undefined);
  const ask = async (): Promise<void> => setOffline((await loadMe()) === undefined);
  useEffect(() => void ask(), []);
  const who = me.value;
  const { account, sessions, again } = useAccount(who);
  const { account: texts } = online;
  const said: Said = { online, speak, say: sentence => snack.show(sentence) };
  const title = speak(texts.title);
  const signIn = who?.kind !== 'account' && <SignInCard {...said} />;
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
            <NameCard key={who?.id} {...said} me={who} />
            {who?.kind === 'guest' && <MakeCard {...said} me={who} onMade={made} />}
            {narrow.value && signIn}
            {account && <SecurityCard {...said} account={account} onChange={again} onCodes={setCodes} />}
            {who && <NoticesCard {...said} me={who} account={account} onChange={again} />}
            {account && <BotsCard {...said} bots={account.bots} onChange={again} />}
          </div>
          <div>
            {!narrow.value && signIn}
            {account && <SessionsCard {...said} sessions={sessions} onChange={again} />}
            {who && <PeopleCard {...said} />}
            {who && <AccountDataCard {...said} me={who} />}
          </div>
        </div>
      )}
      <CodesSheet {...said} codes={codes} name={who?.name ?? ''} onClose={() => setCodes(undefined)} />
      <OwnerSheet />
      <Snack snack={snack} />
    </Page>
  );
};
