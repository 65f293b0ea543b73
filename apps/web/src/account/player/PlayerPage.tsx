import type { Fault } from '@threefold-games/core';
import type { ApiAnswer, Player } from '@threefold-games/wire';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { sayFault, useOnlineWords } from '../../i18n/index.ts';
import { api, loadMe, me } from '../../online/index.ts';
import { Button, Link, NameSearch, Notice, Page } from '../../ui/index.ts';
import { GreyRows } from './PlayerGames.tsx';
import { Hexagon, PlayerView } from './PlayerView.tsx';
import { sayDay } from './playerTexts.ts';
import './player.css';

/** Who somebody is: ratings, games, share of games finished. */
export const PlayerPage = ({ id }: { readonly id: string }): JSX.Element => {
  const { words, said, speak } = useOnlineWords();
  const { known, again, set } = usePlayer(id);
  const [, setAsked] = useState(false);
  useEffect(() => void loadMe().then(() => setAsked(true)), []);
  const { player: texts } = said;
  const retry = (
    <Button icon="reset" onClick={again}>
      {speak(words.shell.tryAgain)}
    </Button>
  );
  if (known?.player) {
    const stale = known.fault && speak(texts.stale, { when: sayDay(known.at, Date.now(), said, speak) });
    return <PlayerView key={id} player={known.player} me={me.value} stale={stale} onChange={set} />;
  }
  const fault = known?.fault;
  const missing = fault && ['people.missing', 'http.missing', 'http.input'].includes(fault.code);
  return (
    <Page title={speak(texts.title)} place="together" back={{ page: 'together' }} actions={<span />}>
      {!fault && (
        <div class="card card-list player-waiting">
          <GreyRows count={6} label={speak(words.shell.loading)} />
        </div>
      )}
      {fault && missing && (
        <>
          <Notice level={1} icon="person" title={speak(texts.missing)} text={speak(texts.missingText)} />
          <PlayerSearch />
        </>
      )}
      {fault && !missing && fault.code === 'wire.offline' && (
        <Notice level={1} icon="offline" title={speak(said.account.offline)} text={speak(said.account.offlineText)}>
          {retry}
        </Notice>
      )}
      {fault && !missing && fault.code !== 'wire.offline' && (
        <Notice
          level={1}
          icon="warning"
          title={speak(texts.failed)}
          text={speak(texts.failedText, { why: sayFault(fault, words, speak) })}
        >
          {retry}
        </Notice>
      )}
    </Page>
  );
};

/** The server's last answer about a player, and why a newer one is missing. */
export interface Known {
  readonly player?: Player;
  /** When that was. */
  readonly at: number;
  /** Why the last request failed. */
  readonly fault?: Fault;
}

/** The last answers, for when the server is out of reach. */
const before = new Map<string, Known>();

interface Knowing {
  /** Undefined until there is an answer. */
  readonly known: Known | undefined;
  again(): void;
  /** Shows at once what is being asked for. */
  set(player: Player): void;
}

const usePlayer = (id: string): Knowing => {
  const [known, setKnown] = useState<Known | undefined>(undefined);
  const [asked, setAsked] = useState(0);
  const ask = async (): Promise<Known> => {
    const answer = await api.ask('GET /api/players/:id', { params: { id } });
    const now = Date.now();
    if (!answer.ok) {
      const last = answer.error.code === 'wire.offline' ? before.get(id) : undefined;
      return { ...(last ?? { at: now }), fault: answer.error };
    }
    const fresh = { player: answer.value, at: now };
    before.set(id, fresh);
    return fresh;
  };
  useEffect(() => {
    let wanted = true;
    void ask().then(answer => wanted && setKnown(answer));
    return () => {
      wanted = false;
    };
  }, [id, asked]);
  return {
    known,
    again: () => setAsked(asked + 1),
    set: player => setKnown({ player, at: Date.now() }),
  };
};

type Found = ApiAnswer<'GET /api/players'>['players'];

/** Finds players by how their names begin. */
const PlayerSearch = (): JSX.Element => {
  const { said, speak } = useOnlineWords();
  const { player: words } = said;
  const [found, setFound] = useState<Found | undefined>(undefined);
  const search = async (name: string): Promise<void> => {
    const answer = await api.ask('GET /api/players', { query: { name } });
    setFound(answer.ok ? answer.value.players : []);
  };
  return (
    <section class="card player-search">
      <h2>{speak(words.search)}</h2>
      <NameSearch
        label={speak(said.account.name.field)}
        button={speak(words.searchButton)}
        onSearch={name => void search(name)}
      />
      <p role="status">
        {found && (found.length === 0 ? speak(words.notFound) : speak(words.found, { n: found.length }))}
      </p>
      <ul>
        {found?.map(each => (
          <li key={each.id}>
            <Hexagon name={each.name} />
            <Link class="row-link" to={{ page: 'player', id: each.id }}>
              {each.name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
