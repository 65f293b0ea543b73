import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useTitles } from '../../games/index.ts';
import { useOnlineWords } from '../../i18n/index.ts';
import { useMyGamesWords } from '../../library/index.ts';
import { narrow } from '../../settings/index.ts';
import { Button, href, Notice, Segments, Select } from '../../ui/index.ts';
import { BANDS, type Filter, isOpen, keepHeld, openGames, type ShownRow } from './lists.ts';
import { GreyRow, OpenRow } from './OpenRow.tsx';
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
  const { said, speak } = useOnlineWords();
  // The row that somebody points at, and what was shown then.
  const [held, hold] = useState<{ readonly id: string; readonly rows: readonly ShownRow[] }>();
  const open = lobby.rows && openGames(lobby.rows, filter);
  const came = useArrivals(
    open?.map(({ id }) => id),
    Object.values(filter).join(' '),
  );
  const { together } = said;
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
  const { words, said: online, speak } = useOnlineWords();
  const { said: myGames } = useMyGamesWords();
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

interface LobbyFilterProps {
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
}

/** Which of the open games are shown. */
const LobbyFilter = ({ filter, onChange }: LobbyFilterProps): JSX.Element => {
  const { words, said: online, speak } = useOnlineWords();
  const { said: myGames } = useMyGamesWords();
  const titles = useTitles();
  const { together } = online;
  const small = narrow.value;
  const choose = (game: string): void => onChange({ ...filter, game });
  return (
    <div class="lobby-filter">
      {small ? (
        <Select
          round
          label={speak(words.shell.game)}
          values={[{ value: '', label: speak(myGames.allGames) }, ...titles]}
          value={filter.game}
          onChange={choose}
        />
      ) : (
        <Segments
          label={speak(words.shell.game)}
          values={[{ value: '', label: speak(together.all) }, ...titles]}
          value={filter.game}
          onChange={choose}
        />
      )}
      <Select
        round
        label={speak(together.pace)}
        values={[
          { value: '', label: speak(small ? together.anyPaceShort : together.anyPace) },
          { value: 'live', label: speak(together.live) },
          { value: 'slow', label: speak(together.slow) },
        ]}
        value={filter.pace}
        onChange={pace => onChange({ ...filter, pace })}
      />
      <Select
        round
        label={speak(together.strength)}
        values={[
          { value: '', label: speak(together.anyStrength) },
          { value: 'low', label: speak(together.low, { rating: String(BANDS.low) }) },
          { value: 'middle', label: speak(together.middle, { low: String(BANDS.low), high: String(BANDS.high) }) },
          { value: 'high', label: speak(together.high, { rating: String(BANDS.high) }) },
        ]}
        value={filter.strength}
        onChange={strength => onChange({ ...filter, strength })}
      />
    </div>
  );
};

/** New rows are told at most so often. */
const PAUSE = 10_000;

interface Arrivals {
  /** How many came since the last telling. */
  readonly n: number;
  /** Which telling it is, so that the same number twice is told twice. */
  readonly round: number;
}

/** What came to a list, told now and then. What is there first is no news, nor is what another `filter` shows. */
const useArrivals = (ids: readonly string[] | undefined, filter: string): Arrivals => {
  const [told, tell] = useState<Arrivals>({ n: 0, round: 0 });
  const known = useRef<{ readonly filter: string; readonly ids: ReadonlySet<string> }>(undefined);
  const untold = useRef(0);
  const last = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!ids) return;
    const before = known.current?.filter === filter ? known.current.ids : undefined;
    known.current = { filter, ids: new Set([...(before ?? []), ...ids]) };
    if (!before) return;
    untold.current += ids.filter(id => !before.has(id)).length;
    if (untold.current === 0) return;
    clearTimeout(timer.current);
    const say = (): void => {
      last.current = Date.now();
      const n = untold.current;
      untold.current = 0;
      tell(({ round }) => ({ n, round: round + 1 }));
    };
    timer.current = setTimeout(say, Math.max(0, last.current + PAUSE - Date.now()));
  }, [ids?.join(' '), filter]);
  return told;
};
