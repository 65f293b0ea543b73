import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Button, Notice } from '../../shell/controls.tsx';
import { narrow } from '../../state/narrow.ts';
import { useOnlineWords } from '../../state/onlineWords.ts';
import { href } from '../../state/route.ts';
import { useMyGamesWords } from '../myGames/myGamesWords.ts';
import { LobbyFilter } from './LobbyFilter.tsx';
import { type Filter, isOpen, keepHeld, openGames, type ShownRow } from './lists.ts';
import { GreyRow, OpenRow } from './OpenRow.tsx';
import { useArrivals } from './useArrivals.ts';
import type { Lobby } from './useLobby.ts';

interface OpenGamesProps {
  readonly lobby: Lobby;
  readonly me: string;
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
  readonly onCreate: () => void;
  readonly onSay: (sentence: string) => void;
}

const NO_FILTER: Filter = { game: '', pace: '', strength: '' };

/** The games that wait for players. The list is live, and nothing jumps under a finger. */
export const OpenGames = (props: OpenGamesProps): JSX.Element => {
  const { lobby, me, filter, onFilter, onSay } = props;
  const { online, speak } = useOnlineWords();
  // The row that somebody points at, and what was shown then.
  const [held, hold] = useState<{ readonly id: string; readonly rows: readonly ShownRow[] }>();
  const open = lobby.rows && openGames(lobby.rows, filter);
  const came = useArrivals(
    open?.map(({ id }) => id),
    Object.values(filter).join(' '),
  );
  const { together } = online;
  const shown = open && keepHeld(held?.rows ?? [], open, held?.id);
  const small = narrow.value;
  return (
    <section class="stack lobby-stack lobby-open" aria-labelledby="lobby-open">
      {small && <LobbyFilter filter={filter} onChange={onFilter} />}
      <div class="card card-list">
        <div class={small ? 'unseen' : 'beside lobby-head'}>
          <h2 id="lobby-open" class="title">
            {speak(together.open)} <span class="lobby-count">{open && speak.number(open.length)}</span>
          </h2>
          {!small && <LobbyFilter filter={filter} onChange={onFilter} />}
        </div>
        {shown && shown.length > 0 ? (
          <ul class="rows" aria-labelledby="lobby-open">
            {shown.map(each => (
              <OpenRow
                key={each.row.id}
                shown={each}
                me={me}
                away={lobby.state === 'offline'}
                onHold={on => hold(on ? { id: each.row.id, rows: shown } : undefined)}
                onRefused={onSay}
              />
            ))}
          </ul>
        ) : (
          <NoRows {...props} />
        )}
      </div>
      <p class="unseen" role="status">
        {came.n > 0 && <span key={came.round}>{speak(together.came, { n: came.n })}</span>}
      </p>
    </section>
  );
};

/** What stands where no row does: why, and what to do instead. */
export const NoRows = ({
  lobby,
  filter,
  onFilter,
  onCreate,
}: Pick<OpenGamesProps, 'lobby' | 'filter' | 'onFilter' | 'onCreate'>): JSX.Element => {
  const { words, online, speak } = useOnlineWords();
  const { myGames } = useMyGamesWords();
  const { together } = online;
  const bot = (
    <Button icon="play" href={href({ page: 'home' })}>
      {speak(together.playBot)}
    </Button>
  );
  if (lobby.state === 'offline')
    return (
      <Notice icon="offline" title={speak(online.live.offlineTitle)} text={speak(together.offlineText)}>
        {bot}
      </Notice>
    );
  if (lobby.state === 'error') {
    const code = lobby.fault?.detail || (lobby.fault?.code ?? '');
    const time = speak.date(Date.now(), { timeStyle: 'short' });
    return (
      <Notice icon="warning" title={speak(together.errorTitle)} text={speak(together.errorText, { code, time })}>
        <Button icon="reset" onClick={lobby.again}>
          {speak(words.shell.tryAgain)}
        </Button>
      </Notice>
    );
  }
  if (!lobby.rows)
    return (
      <ul class="rows" aria-busy="true" aria-label={speak(words.shell.loading)}>
        <GreyRow />
        <GreyRow />
        <GreyRow />
        <GreyRow />
      </ul>
    );
  if (lobby.rows.some(isOpen))
    return (
      <Notice icon="search" title={speak(together.noHitTitle)} text={speak(together.noHitText)}>
        <Button onClick={() => onFilter(NO_FILTER)}>{speak(myGames.showAll)}</Button>
      </Notice>
    );
  const filtered = Object.values(filter).some(value => value !== '');
  return (
    <Notice icon="together" title={speak(together.emptyTitle)} text={speak(together.emptyText)}>
      <Button kind="primary" icon="plus" onClick={onCreate}>
        {speak(together.createTitle)}
      </Button>
      {filtered ? <Button onClick={() => onFilter(NO_FILTER)}>{speak(myGames.showAll)}</Button> : bot}
    </Notice>
  );
};
