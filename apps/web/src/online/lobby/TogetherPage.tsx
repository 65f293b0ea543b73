import type { Me } from '@threefold-games/wire';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { games } from '../../games/index.ts';
import { sayFault, useOnlineWords } from '../../i18n/index.ts';
import { narrow } from '../../settings/index.ts';
import { Button, go, href, Icon, Page, PageHead, Snack, SwitchRow, useSnack } from '../../ui/index.ts';
import { api } from '../net/api.ts';
import { me } from '../net/me.ts';
import { disablePush, enablePush, pushState, readPush } from '../net/push.ts';
import { Suspended } from '../net/Suspended.tsx';
import { CreateCard, CreateSheet } from './CreateCard.tsx';
import {
  countMine,
  type Filter,
  gamesToWatch,
  openGames as openList,
  readFilter,
  sortMine,
  writeFilter,
} from './lists.ts';
import { MineCard } from './MyGames.tsx';
import { NoRows, OpenGames } from './OpenGames.tsx';
import { PhoneFoot, PhoneLobby, type PhonePart } from './PhoneLobby.tsx';
import { Running } from './Running.tsx';
import { type Lobby, useLobby, useMine } from './useLobby.ts';
import './lobby.css';
import './lists.css';

/** How often times that are left are told anew. */
const MINUTE = 60_000;

const useMinutes = (): void => {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick(n => n + 1), MINUTE / 2);
    return () => clearInterval(timer);
  }, []);
};

/** That the lists are old, and how old. */
const OldList = ({ lobby }: { readonly lobby: Lobby }): JSX.Element | null => {
  const { said, speak } = useOnlineWords();
  if (lobby.state !== 'offline' || lobby.at === undefined) return null;
  const time = speak.date(lobby.at, { timeStyle: 'short' });
  return (
    <div class="strip lobby-strip" role="status">
      <Icon name="offline" />
      <p>
        <strong>{speak(said.together.offlineStrip)}</strong> {speak(said.together.offlineList, { time })}
      </p>
    </div>
  );
};

/** The lobby: open games, one's own, and those to watch. */
export const TogetherPage = ({ query }: { readonly query: Readonly<Record<string, string>> }): JSX.Element => {
  const { said, speak } = useOnlineWords();
  const lobby = useLobby();
  const { who, rows: mine } = useMine();
  const snack = useSnack();
  const [creating, setCreating] = useState(false);
  useMinutes();
  const { challenge } = query;
  useEffect(() => {
    if (challenge !== undefined && narrow.value) setCreating(true);
  }, [challenge]);
  const { together } = said;
  const filter = readFilter(
    query,
    games.map(({ id }) => id),
  );
  const show = (part: Readonly<Record<string, string>>): void => go({ page: 'together', query: part }, 'replace');
  const me = who?.id ?? '';
  const lists = sortMine(mine ?? [], me);
  const running = gamesToWatch(lobby.rows ?? [], filter.game);
  const away = lobby.state === 'offline';
  const title = speak(together.title);
  const list = query.list === 'mine' || query.list === 'watch' ? query.list : 'open';
  const filterTo = (next: Filter): void => show({ ...writeFilter(next), ...(list !== 'open' && { list }) });
  const showPart = (part: PhonePart): void => show({ ...writeFilter(filter), ...(part !== 'open' && { list: part }) });
  const openGames = (
    <OpenGames
      lobby={lobby}
      me={me}
      filter={filter}
      onFilter={filterTo}
      onCreate={() => setCreating(true)}
      onSay={snack.show}
    />
  );
  const switches = who ? <MySwitches who={who} onSay={snack.show} /> : null;
  const foot = narrow.value && (
    <PhoneFoot list={list} turn={lists.turn} away={away} onCreate={() => setCreating(true)} />
  );
  return (
    <Page title={title} place="together" {...(foot && { foot })}>
      {!narrow.value && (
        <PageHead title={title} lead={speak(together.lead)}>
          {who && (
            <Button
              kind="quiet"
              icon="person"
              label={speak(together.accountOf, { name: who.name })}
              href={href({ page: 'account' })}
            >
              {who.name}
            </Button>
          )}
        </PageHead>
      )}
      <Suspended />
      <OldList lobby={lobby} />
      {narrow.value ? (
        <PhoneLobby
          list={list}
          onList={showPart}
          openGames={openGames}
          open={lobby.rows && openList(lobby.rows, filter).length}
          who={who}
          mine={mine && lists}
          running={running}
          switches={switches}
          instead={
            !lobby.rows && (
              <div class="card card-list">
                <NoRows lobby={lobby} filter={filter} onFilter={filterTo} onCreate={() => setCreating(true)} />
              </div>
            )
          }
        />
      ) : (
        <div class="columns lobby">
          <div>
            {openGames}
            <Running rows={running} />
          </div>
          <div>
            <section class="card lobby-create" aria-labelledby="lobby-create">
              <h2 id="lobby-create">
                {challenge === undefined
                  ? speak(together.createTitle)
                  : speak(together.challengeTitle, { name: challenge })}
              </h2>
              <CreateCard challenge={challenge} onSay={snack.show} away={away} />
            </section>
            <MineCard lists={lists} me={me} />
            {countMine(lists) > 0 && switches}
          </div>
        </div>
      )}
      <CreateSheet
        open={creating}
        challenge={challenge}
        away={away}
        onClose={() => setCreating(false)}
        onSay={snack.show}
      />
      <Snack snack={snack} />
    </Page>
  );
};

interface MySwitchesProps {
  readonly who: Me;
  readonly onSay: (sentence: string) => void;
}

/** Whether one is told of one's turn, and whether one is away. */
const MySwitches = ({ who, onSay }: MySwitchesProps): JSX.Element => {
  const { words, said, speak } = useOnlineWords();
  const [busy, setBusy] = useState(false);
  useEffect(() => void readPush(), []);
  const { together } = said;
  const state = pushState.value;
  const tell = async (on: boolean): Promise<void> => {
    setBusy(true);
    const done = await (on ? enablePush() : disablePush());
    setBusy(false);
    if (!done.ok) onSay(speak(together.noticesFailed));
  };
  const rest = async (on: boolean): Promise<void> => {
    setBusy(true);
    const answer = await api.ask('PUT /api/me/holiday', { body: { on } });
    setBusy(false);
    if (answer.ok) me.value = { ...who, holiday: answer.value };
    else onSay(sayFault(answer.error, words, speak));
  };
  const about =
    state === 'denied'
      ? together.noticesDenied
      : state === 'unsupported'
        ? said.account.notices.unsupported
        : together.noticesAbout;
  return (
    <div class="card lobby-switches">
      <SwitchRow
        name={speak(said.account.notices.push)}
        about={speak(about)}
        on={state === 'on'}
        disabled={busy || state === 'denied' || state === 'unsupported'}
        onChange={on => void tell(on)}
      />
      <SwitchRow
        name={speak(together.holiday)}
        about={speak(together.holidayAbout, { n: Math.floor(who.holiday.daysLeft) })}
        on={who.holiday.on}
        disabled={busy}
        onChange={on => void rest(on)}
      />
    </div>
  );
};
