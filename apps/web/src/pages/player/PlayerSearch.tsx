import type { ApiAnswer } from '@threefold-games/wire';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { api } from '../../net/api.ts';
import { Link } from '../../shell/Link.tsx';
import { NameSearch } from '../../shell/NameSearch.tsx';
import { useOnlineWords } from '../../state/onlineWords.ts';
import { Hexagon } from './Hexagon.tsx';

type Found = ApiAnswer<'GET /api/players'>['players'];

/** Finds players by how their names begin. */
export const PlayerSearch = (): JSX.Element => {
  const { online, speak } = useOnlineWords();
  const { player: words } = online;
  const [found, setFound] = useState<Found | undefined>(undefined);
  const search = async (name: string): Promise<void> => {
    const answer = await api.ask('GET /api/players', { query: { name } });
    setFound(answer.ok ? answer.value.players : []);
  };
  return (
    <section class="card player-search">
      <h2>{speak(words.search)}</h2>
      <NameSearch
        label={speak(online.account.name.field)}
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
